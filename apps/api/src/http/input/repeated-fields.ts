import { isDeepStrictEqual } from 'node:util';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the part of a change that differs from the object, so that a caller can send back everything that it read:
 * fields that cannot be changed, values that no change accepts (such as null), and values stored under older rules.
 * Fields with the version that was seen remain, since they are not about the change itself.
 */
export function withoutRepeated(change: JsonObject, current: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) =>
        VERSION_FIELDS.has(field) ||
        !Object.hasOwn(current, field) ||
        !isDeepStrictEqual(value, current[field]),
    ),
  );
}

const VERSION_FIELDS: ReadonlySet<string> = new Set(['revision', 'modified']);
