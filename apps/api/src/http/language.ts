import type { Language } from '@milieuspoor/domain';

/**
 * Returns the caller's language: the first of `Accept-Language` that the product supports, Dutch when there is none.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'nl';
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  const known = wishes
    .filter(({ tag, quality }) => /^(nl|en)\b/.test(tag) && quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return known[0]?.tag.startsWith('en') ? 'en' : 'nl';
}
