import type { TFunction } from 'i18next';

/** Returns years as they are told: '2023', '2023 en 2024' or '2023, 2024 en 2026'. */
export function yearsText(years: readonly number[], t: TFunction): string {
  const last = years.at(-1);
  if (years.length < 2) return String(last ?? '');
  return `${years.slice(0, -1).join(', ')} ${t('progress.and')} ${last}`;
}
