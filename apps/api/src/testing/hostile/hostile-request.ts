import type { Draw } from '../draw.ts';
import type { Operation, Schema } from './described-operations.ts';
import { HOSTILE_BODIES, HOSTILE_VALUES } from './hostile-values.ts';

/** Names for requests: by the name of a field or a part of an address, and else any of them. */
export interface Known {
  readonly byName: Readonly<Record<string, readonly string[]>>;
  readonly uuids: readonly string[];
}

export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Returns a request that the description of the API allows, with one to three faults: a field missing, added, of
 * another type, far too large, with unusual characters, or an invalid body.
 */
export function hostileRequest(draw: Draw, operation: Operation, known: Known): HostileRequest {
  const parts = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(draw.chance(6) ? textOf(hostile(draw)) : nameOf(draw, name, known)),
  );
  const query = new URLSearchParams();
  for (const { name, schema } of operation.query) {
    const value = draw.chance(3) ? hostile(draw) : sampleOf(draw, schema, known, name);
    // Not every parameter is given, and some are given twice.
    if (!draw.chance(4)) query.append(name, textOf(value));
    if (draw.chance(12)) query.append(name, textOf(hostile(draw)));
  }
  if (draw.chance(10)) query.append(textOf(hostile(draw)).slice(0, 40), 'x');
  const url = query.size > 0 ? `${parts}?${query}` : parts;
  const { method, body } = operation;
  if (!body) return { method, url };
  const sample = sampleOf(draw, body.schema, known, '');
  if (body.kind === 'form') {
    const fields = hostileObject(draw, sample) as Record<string, unknown>;
    const entries = Object.entries(fields).map(([name, value]) => [name, textOf(value)]);
    return { method, url, fields: Object.fromEntries(entries) };
  }
  return {
    method,
    url,
    body: draw.chance(15) ? draw.oneOf(asChoices(HOSTILE_BODIES)) : hostileObject(draw, sample),
  };
}

/** Returns the object with one to three fields changed, somewhere in it. */
function hostileObject(draw: Draw, sample: unknown): unknown {
  let changed = structuredClone(sample);
  for (let turn = 0; turn <= draw.below(3); turn++) changed = withOneWrong(draw, changed);
  return changed;
}

function withOneWrong(draw: Draw, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return hostile(draw);
  if (draw.chance(12)) return Array.isArray(value) ? hostile(draw) : { ...value, onbekend: hostile(draw) };
  const keys = Object.keys(value);
  const key = keys[draw.below(Math.max(keys.length, 1))];
  if (key === undefined) return hostile(draw);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const inner = copy[key];
  if (draw.chance(5)) delete copy[key];
  else
    copy[key] =
      typeof inner === 'object' && inner !== null && !draw.chance(3)
        ? withOneWrong(draw, inner)
        : hostile(draw);
  return copy;
}

/** Returns a value that the schema allows, as far as it states. */
function sampleOf(draw: Draw, schema: Schema, known: Known, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.oneOf(asChoices(schema.enum));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(draw, draw.oneOf(asChoices(choices)), known, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((each) => sampleOf(draw, each, known, name)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[draw.below(schema.type.length)];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, each]) => [
          field,
          sampleOf(draw, each, known, field),
        ]),
      );
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + draw.below(2) }, () =>
        sampleOf(draw, schema.items ?? {}, known, name),
      );
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + draw.below(1_000);
    case 'boolean':
      return draw.chance(2);
    case 'null':
      return null;
    default:
      return textFor(draw, schema.format, known, name);
  }
}

function textFor(draw: Draw, format: string | undefined, known: Known, name: string): string {
  if (known.byName[name] || format === 'uuid') return nameOf(draw, name, known);
  if (format === 'email') return `iemand-${draw.below(1e6)}@voorbeeld.example`;
  if (format === 'date') return `2026-0${1 + draw.below(9)}-1${draw.below(9)}`;
  if (format === 'date-time') return '2026-03-02T09:00:00Z';
  return `tekst ${draw.below(1e6)}`;
}

function nameOf(draw: Draw, name: string, { byName, uuids }: Known): string {
  return draw.oneOf(asChoices(byName[name] ?? uuids));
}

function hostile(draw: Draw): unknown {
  return draw.oneOf(asChoices(HOSTILE_VALUES));
}

/** Returns the text for an address or the field of a form. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // An address and a form are bytes, which can't hold half a surrogate pair.
  return text.toWellFormed();
}

function asChoices<Choice>(list: readonly Choice[]): readonly [Choice, ...Choice[]] {
  const [first, ...others] = list;
  if (first === undefined && list.length === 0) throw new Error('There is nothing to choose from');
  return [first as Choice, ...others];
}
