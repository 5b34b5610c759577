import i18next, { type TFunction } from 'i18next';
import { FIGURES_IN_TEXTS } from './figures-in-texts.ts';
import { nl } from './nl/index.ts';

/** Returns the Dutch texts, for the worked examples of the tests. */
export async function inDutch(): Promise<TFunction> {
  const instance = i18next.createInstance().use(FIGURES_IN_TEXTS);
  return instance.init({
    lng: 'nl',
    resources: { nl: { translation: nl } },
    interpolation: { escapeValue: false },
  });
}
