import type { Language } from '@milieuspoor/domain';

/** Returns '2026-11-22' as '22 november 2026'. */
export function dayInWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
