import type { ValidUntil } from './draft-declaration.ts';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T+Z-]|$)/;

/** Returns until when a declaration is valid: a day where the file states one, else the year that ILCD states. */
export function validUntilOf(day: string, year: string): ValidUntil {
  const stated = (DAY.exec(day.trim()) ?? DAY.exec(year.trim()))?.[1];
  if (stated !== undefined && isDay(stated)) return { kind: 'day', day: stated };
  return /^\d{4}$/.test(year.trim()) ? { kind: 'year', year: Number(year) } : { kind: 'unknown' };
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
