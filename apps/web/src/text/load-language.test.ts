import i18next from 'i18next';
import { expect, it, vi } from 'vitest';

it('puts the texts of a language in place once, however many screens ask for them together', async () => {
  // Another test of the same process may have loaded texts before.
  vi.resetModules();
  const { loadLanguage, withAllTexts } = await import('./load-language.ts');
  await i18next.init({ lng: 'nl', resources: {} });
  const put: string[] = [];
  i18next.store.on('added', (language) => put.push(language));
  const screen = async () => 'a screen';
  const shown = await Promise.all([
    loadLanguage('en'),
    withAllTexts(screen()),
    loadLanguage('en'),
    withAllTexts(screen()),
  ]);
  expect(shown).toEqual([undefined, 'a screen', undefined, 'a screen']);
  // English first and rest, and the rest of Dutch.
  expect(put.toSorted()).toEqual(['en', 'en', 'nl']);
});
