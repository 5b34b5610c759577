import { expect, it } from 'vitest';
import { SaidOnce, type Speaker } from './said-once.ts';

/** Returns charts, from the top of a screen down. */
function charts(count: number): Speaker[] {
  const all: Speaker[] = Array.from({ length: count }, (_, place) => ({
    isBefore: (other) => place < all.indexOf(other),
  }));
  return all;
}

it('a sentence of several charts is said by the first of them, whatever the order in which they came', () => {
  const screen = new SaidOnce();
  const [top, middle, bottom] = charts(3) as [Speaker, Speaker, Speaker];
  screen.say(bottom, ['2 van 4 tellen niet mee.', 'Onvolledig.']);
  expect(screen.saidAbove(bottom, ['2 van 4 tellen niet mee.', 'Onvolledig.'])).toEqual([]);
  screen.say(top, ['2 van 4 tellen niet mee.']);
  screen.say(middle, ['2 van 4 tellen niet mee.']);
  expect(screen.saidAbove(top, ['2 van 4 tellen niet mee.'])).toEqual([]);
  expect(screen.saidAbove(middle, ['2 van 4 tellen niet mee.'])).toEqual(['2 van 4 tellen niet mee.']);
  expect(screen.saidAbove(bottom, ['2 van 4 tellen niet mee.', 'Onvolledig.'])).toEqual([
    '2 van 4 tellen niet mee.',
  ]);
});

it('a chart that goes leaves its sentence to the next one, and everybody hears of it', () => {
  const screen = new SaidOnce();
  const [top, bottom] = charts(2) as [Speaker, Speaker];
  let told = 0;
  const stop = screen.subscribe(() => told++);
  const takeBack = screen.say(top, ['Onvolledig.']);
  screen.say(bottom, ['Onvolledig.']);
  takeBack();
  expect([screen.saidAbove(bottom, ['Onvolledig.']), told]).toEqual([[], 3]);
  stop();
  screen.say(top, ['Onvolledig.']);
  expect(told).toBe(3);
});
