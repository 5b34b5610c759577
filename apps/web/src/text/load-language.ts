import type { Language } from '@milieuspoor/domain';
import i18next from 'i18next';
import { first } from './nl/first.ts';

const NAMESPACE = 'translation';

/** What the first screens say, and all the rest. */
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

/** Dutch is there from the start (`i18n.ts`), and stands in where the other language could not be fetched. */
const languages = new Set<Language>(['nl']);
const parts = new Set<Part>(['first']);
const loaded = new Set<string>(['nl first']);

/** Makes a language's texts ready, as far as any screen has asked for them. */
export async function loadLanguage(language: Language): Promise<void> {
  languages.add(language);
  await Promise.all([...parts].map((part) => load(language, part)));
}

/** A screen together with the texts of every area. The first screens do without it, and stay small. */
export async function withAllTexts<Module>(screen: Promise<Module>): Promise<Module> {
  parts.add('rest');
  const [module] = await Promise.all([screen, ...[...languages].map((language) => load(language, 'rest'))]);
  return module;
}

async function load(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  if (loaded.has(name)) return;
  const texts = await TEXTS[language][part]();
  // They are ours alone: a copy of all of them would take longer than to put them in place.
  i18next.addResourceBundle(language, NAMESPACE, texts, true, false, { skipCopy: true });
  loaded.add(name);
}
