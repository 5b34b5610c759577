import type { Language } from '@milieuspoor/domain';
import i18next from 'i18next';
import { first } from './nl/first.ts';

const NAMESPACE = 'translation';

/** The texts of the first screens, and all the others. */
type Part = 'first' | 'rest';

const TEXTS: Record<Language, Record<Part, () => Promise<object>>> = {
  nl: {
    first: async () => first,
    rest: async () => (await import('./nl/rest.ts')).rest,
  },
  en: {
    first: async () => (await import('./en/first.ts')).first,
    rest: async () => (await import('./en/rest.ts')).rest,
  },
};

/** Dutch is loaded from the start (`i18n.ts`), and replaces a language that could not be fetched. */
const languages = new Set<Language>(['nl']);
const parts = new Set<Part>(['first']);
const loading = new Map<string, Promise<void>>([['nl first', Promise.resolve()]]);

/** Loads the texts of a language that any screen has asked for so far. */
export async function loadLanguage(language: Language): Promise<void> {
  languages.add(language);
  await Promise.all([...parts].map((part) => load(language, part)));
}

/** Returns a screen together with the texts of every area. The first screens do not need this, and stay small. */
export async function withAllTexts<Module>(screen: Promise<Module>): Promise<Module> {
  parts.add('rest');
  const [module] = await Promise.all([screen, ...[...languages].map((language) => load(language, 'rest'))]);
  return module;
}

/** Loads a part once, however many screens ask for it meanwhile; after a failure it is loaded again. */
function load(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  const begun = loading.get(name) ?? put(language, part);
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}

async function put(language: Language, part: Part): Promise<void> {
  const texts = await TEXTS[language][part]();
  // Nothing else uses these objects: copying all of them would take longer than putting them in place.
  i18next.addResourceBundle(language, NAMESPACE, texts, true, false, { skipCopy: true });
}
