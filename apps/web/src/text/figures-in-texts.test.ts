import i18next from 'i18next';
import { expect, test } from 'vitest';
import { FIGURES_IN_TEXTS } from './figures-in-texts.ts';

test.each(['nl', 'en'])('a count stands in a text as figures do: %s', async (lng) => {
  const instance = i18next.createInstance().use(FIGURES_IN_TEXTS);
  const t = await instance.init({ lng, resources: { [lng]: { translation: { rows: '{{rows, number}}' } } } });
  expect((t as (key: string, values: object) => string)('rows', { rows: 12_345 })).toBe('12.345');
});
