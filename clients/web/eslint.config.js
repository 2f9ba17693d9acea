import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // Many maps and sets are private books of a class which nothing on the screen reads.
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  { ignores: ['dist', 'test-results', 'dev', 'src/wire/types.ts'] },
);
