import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { reportFault } from '../lib/faults/report-fault.ts';
import { FIGURES_IN_TEXTS } from './figures-in-texts.ts';
import './language.ts';
import { loadLanguage } from './load-language.ts';
import { first } from './nl/first.ts';
import { rememberedLanguage } from './remembered-language.ts';

const missing = new Set<string>();

/** Reports a screen that uses a text for which it did not wait, and which shows its key: a fault, reported once. */
function tellMissing(key: string): void {
  if (missing.has(key)) return;
  missing.add(key);
  reportFault(new Error(`No text for ${key}`), 'text');
}

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

await i18next
  .use(initReactI18next)
  .use(FIGURES_IN_TEXTS)
  .init({
    // Texts that are requested meanwhile are in this language.
    lng: rememberedLanguage(),
    fallbackLng: 'nl',
    resources: { nl: { translation: first } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => tellMissing(key),
  });

// Without the other language's texts the page still works, in Dutch.
await loadLanguage(rememberedLanguage()).then(
  () => i18next.changeLanguage(rememberedLanguage()),
  () => i18next.changeLanguage('nl'),
);
