import type { PromiseRow } from '@milieuspoor/contract';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { nl } from '../../../text/nl/index.ts';
import { movedText } from './promise-texts.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({
    ...{ lng: 'nl', resources: { nl: { translation: nl } }, interpolation: { escapeValue: false } },
  });
});

const moved = (points: number, deviation: number, incomplete = false) => {
  const figures = { promised_percent: 20, built_percent: 20 + points, baseline: 1, promised: 1, built: 1 };
  const outcome: NonNullable<PromiseRow['outcome']> = { ...figures, points, deviation, incomplete };
  return movedText(outcome, t);
};

it('says what moved in points and in euro, and in which direction', () => {
  expect(moved(-2, 30)).toBe('2,0 procentpunt minder dan beloofd: MKI €30,- hoger');
  expect(moved(1.26, -30)).toBe('1,3 procentpunt meer dan beloofd: MKI €30,- lager');
});

it('calls a promise kept only where neither points nor euro say otherwise', () => {
  expect(moved(0, 0)).toBe('zoals beloofd');
  expect(moved(-0.04, 0.4)).toBe('zoals beloofd');
  expect(moved(-0.04, 4_000)).toBe('nagenoeg zoals beloofd: MKI €4.000,- hoger');
  expect(moved(0.04, -4_000)).toBe('nagenoeg zoals beloofd: MKI €4.000,- lager');
});

it('says when an item declares only a part', () => {
  expect(moved(0, 0, true)).toBe('zoals beloofd (onvolledig)');
});
