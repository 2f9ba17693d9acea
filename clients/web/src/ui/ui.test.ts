import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { seatLook } from '../table/looks';
import Failure from './Failure.svelte';
import SeatMark from './SeatMark.svelte';

afterEach(cleanup);

test('a failure has a sentence and a way back', () => {
  render(Failure, { title: 'Nothing here', help: 'Look elsewhere.' });
  expect(screen.getByRole('heading').textContent).toBe('Nothing here');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('a seat is drawn with its letter', () => {
  const { container } = render(SeatMark, { look: seatLook('B', { name: 'Ada' }, undefined) });
  expect(container.querySelector('text')?.textContent).toBe('B');
});
