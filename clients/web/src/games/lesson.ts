// A lesson: the server plays its scenario, the client says a few words at each decision.

export interface Words {
  readonly en: string;
  readonly it: string;
}

export interface LessonStep {
  readonly say: Words;
  /** The answer the script goes on with. */
  readonly expect: string;
}

export interface Lesson {
  /** What the server knows it by. */
  readonly name: string;
  readonly intro: Words;
  readonly steps: readonly LessonStep[];
  readonly outro: Words;
}

/** `intro`, `step.1`, `step.2`, ... and `outro` in one language. */
type Texts = Readonly<Record<string, string>>;

const NEWCOMER = 'A: ';

/** The steps are what the newcomer answers in the scenario. */
export function lessonOf(
  name: string,
  scenario: { readonly when: readonly string[] },
  en: Texts,
  it: Texts,
): Lesson {
  const words = (key: string): Words => ({ en: en[key] ?? '', it: it[key] ?? '' });
  const answers = scenario.when.filter((line) => line.startsWith(NEWCOMER));
  return {
    name,
    intro: words('intro'),
    steps: answers.map((answer, at) => ({
      say: words(`step.${at + 1}`),
      expect: answer.slice(NEWCOMER.length),
    })),
    outro: words('outro'),
  };
}
