// An address may contain anything. These functions accept the valid values, without the schemas that other lists use:
// the first screen does not have those yet (docs/decisions/0018).

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the choice for a value; undefined for none of them. */
export function choiceOf<const Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** Returns a text of at most this number of characters. */
export function textOf(value: unknown, max: number): string | undefined {
  return typeof value === 'string' && value.length <= max ? value : undefined;
}

/** Returns a uuid as the server accepts it. */
export function uuidOf(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

/** Returns a day that exists in the calendar, 'yyyy-mm-dd'. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // 30 February is read as the second of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}
