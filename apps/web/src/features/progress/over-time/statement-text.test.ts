import type { StatedYearsAnswer } from '@milieuspoor/contract';
import type { ProgressIndicator } from '@milieuspoor/domain';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { progress } from '../../../text/en/dashboard/progress.ts';
import { statementText } from './statement-text.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const over = (years: number[], value: number, counted = 2): StatedYearsAnswer => ({
  ...{ years, value, counted, of: counted, weight: 100, incomplete: false },
});
const says = (latest: StatedYearsAnswer, earliest: StatedYearsAnswer = null, of: ProgressIndicator = 'co2') =>
  statementText(of, { latest, earliest }, t);

describe('the sentence about a reduction', () => {
  it('holds the last years against the first', () => {
    expect(says(over([2025, 2026], 36.4), over([2023], 25.2))).toBe(
      'De werken van 2025 en 2026 kosten het milieu 36 % minder CO2 dan hun baseline; in 2023 was dat 25 %.',
    );
  });

  it('says of one year only that year, and of one project that it is one', () => {
    expect(says(over([2026], 12))).toBe(
      'De werken van 2026 kosten het milieu 12 % minder CO2 dan hun baseline.',
    );
    expect(says(over([2026], 12, 1), over([2024], 5, 1))).toBe(
      'Het ene werk dat meetelt van 2026 kost het milieu 12 % minder CO2 dan zijn baseline; in 2024 was dat 5 %.',
    );
  });

  it('says of works that cost more that they do, and in which direction it was another one', () => {
    expect(says(over([2026], -12), over([2024], -3))).toBe(
      'De werken van 2026 kosten het milieu 12 % meer CO2 dan hun baseline; in 2024 was dat 3 %.',
    );
    expect(says(over([2026], -12), over([2024], 3))).toContain('; in 2024 was dat 3 % minder.');
    expect(says(over([2026], 12), over([2024], -3))).toContain('; in 2024 was dat 3 % meer.');
  });

  it('says that nothing changed where nothing that is shown did', () => {
    expect(says(over([2026], 0), over([2024], 3))).toBe(
      'De werken van 2026 kosten het milieu evenveel CO2 als hun baseline; in 2024 was dat 3 % minder.',
    );
    expect(says(over([2026], 3), over([2024], 0))).toContain('; in 2024 was dat evenveel.');
    expect(says(over([2026], 0), over([2024], 0))).toContain('; in 2024 was dat ook evenveel.');
    expect(says(over([2026], 12.4), over([2024], 11.6))).toContain('; in 2024 was dat ook 12 %.');
    // 12 % less and 12 % more are not the same.
    expect(says(over([2026], 12), over([2024], -12))).toContain('; in 2024 was dat 12 % meer.');
  });

  it('rounds no saving away: below one percent it has a decimal', () => {
    expect(says(over([2026], 0.4))).toContain(' 0,4 % minder ');
    expect(says(over([2026], -0.04))).toContain(' evenveel ');
  });

  it('has words of its own for each indicator', () => {
    expect(says(over([2026], 12), null, 'mki')).toBe(
      'De werken van 2026 kosten het milieu volgens de MKI 12 % minder dan hun baseline.',
    );
    expect(says(over([2026], 12, 1), null, 'primary_material')).toBe(
      'Het ene werk dat meetelt van 2026 gebruikt 12 % minder primair materiaal dan zijn baseline.',
    );
  });
});

describe('the sentence about a share', () => {
  it('says how much of it is clean, and was', () => {
    expect(says(over([2022, 2025, 2026], 38), over([2020], 5), 'emission_free_equipment')).toBe(
      'In de werken van 2022, 2025 en 2026 is 38 % van de uren van materieel emissieloos; in 2020 was dat 5 %.',
    );
    expect(says(over([2026], 0, 1), over([2020], 0), 'biobased_material')).toBe(
      'In het ene werk dat meetelt van 2026 is 0 % van het materiaal biobased; in 2020 was dat ook 0 %.',
    );
  });
});

it('says that there is nothing to say', () => {
  expect(says(null)).toBe('Over CO2 valt nog niets te zeggen.');
});

it('says the same in English', async () => {
  t = await i18next.createInstance().init({
    lng: 'en',
    resources: { en: { translation: { progress } } },
    interpolation: { escapeValue: false },
  });
  expect(says(over([2025, 2026], 36), over([2023], -25))).toBe(
    'The projects of 2025 and 2026 emit 36 % less CO2 than their baselines; in 2023 it was 25 % more.',
  );
  expect(says(over([2026], 0, 1))).toBe(
    'The one project that counts of 2026 emits as much CO2 as its baseline.',
  );
});
