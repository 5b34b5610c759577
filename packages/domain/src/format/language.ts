/** The languages of screens, documents and mails. */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale in which each language writes figures and dates. */
export const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };
