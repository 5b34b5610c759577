import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/index.ts';
import { rememberedLanguage } from './language.ts';
import { nl } from './nl/index.ts';

// Both languages travel with the page: together they are smaller than one request is slow.
i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

await i18next.use(initReactI18next).init({
  lng: rememberedLanguage(),
  fallbackLng: 'nl',
  resources: { nl: { translation: nl }, en: { translation: en } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  returnNull: false,
});
