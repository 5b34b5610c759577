import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberedLanguage } from './language.ts';
import { loadLanguage } from './load-language.ts';
import { nl } from './nl/index.ts';

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

await i18next.use(initReactI18next).init({
  lng: 'nl',
  fallbackLng: 'nl',
  resources: { nl: { translation: nl } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  returnNull: false,
});

// Without the other language's texts the page still works, in Dutch.
await loadLanguage(rememberedLanguage()).then(
  () => i18next.changeLanguage(rememberedLanguage()),
  () => {},
);
