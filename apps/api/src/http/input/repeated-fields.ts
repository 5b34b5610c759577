import { isDeepStrictEqual } from 'node:util';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The part of a change that is not just what the object says already, so that a caller can send back the whole of what
 * was read: what cannot be changed, what no change takes (such as null), and what was stored under older rules. Fields
 * that say which version was seen stay, since they are not about what is to be changed.
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
