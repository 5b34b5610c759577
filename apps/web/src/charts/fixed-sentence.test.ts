import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../text/dutch.fixture.ts';
import { fixedSentence } from './fixed-sentence.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

it('figures about others say on which day they were fixed', () => {
  expect(fixedSentence({ from: '2026-10-01', until: '2026-10-01' }, t)).toEqual([
    'Cijfers over anderen zijn vastgelegd op 01-10-2026. Elk kwartaal worden ze vernieuwd.',
  ]);
});

it('those of several groups say between which days', () => {
  expect(fixedSentence({ from: '2026-04-01', until: '2026-10-01' }, t)).toEqual([
    'Cijfers over anderen zijn vastgelegd tussen 01-04-2026 en 01-10-2026. Elk kwartaal worden ze vernieuwd.',
  ]);
});

it('figures of today say nothing of it', () => {
  expect(fixedSentence(null, t)).toEqual([]);
  expect(fixedSentence(undefined, t)).toEqual([]);
});
