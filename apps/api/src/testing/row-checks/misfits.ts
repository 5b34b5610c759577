import { alternativesOf, describeShape, type ObjectShape, type OneShape, type Shape } from './shape.ts';

/** Returns where a value does not match its shape, each with the path to it; none when it matches. */
export function misfits(value: unknown, shape: Shape, path: string): string[] {
  // Millions of values match: words are made only for one that does not.
  const alternatives = alternativesOf(shape).filter((alternative) => isOfKind(value, alternative));
  const found: string[][] = [];
  for (const alternative of alternatives) {
    const problems = misfitsWithin(value, alternative, path);
    if (problems.length === 0) return [];
    found.push(problems);
  }
  // With several alternatives, only the one of the same kind can say where it differs.
  const [nearest, ...others] = found;
  if (nearest && others.length === 0) return nearest;
  return [`${path} is ${describeValue(value)}, its type is ${describeShape(shape)}`];
}

/** Tells whether a value is of the kind of a shape; the values within it may still differ. */
function isOfKind(value: unknown, shape: OneShape): boolean {
  switch (shape.kind) {
    case 'anything':
      return true;
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return typeof value === shape.kind;
    case 'null':
      return value === null;
    case 'literal':
      return value === shape.value;
    case 'date':
      return value instanceof Date;
    case 'bytes':
      return value instanceof Uint8Array;
    case 'array':
      return Array.isArray(value);
    case 'tuple':
      return Array.isArray(value) && value.length === shape.of.length;
    case 'record':
    case 'object':
      return isPlainObject(value);
  }
}

/** Returns where the values within a value of the kind of a shape do not match. */
function misfitsWithin(value: unknown, shape: OneShape, path: string): string[] {
  if (shape.kind === 'array' && Array.isArray(value))
    return value.flatMap((each, index) => misfits(each, shape.of, `${path}[${index}]`));
  if (shape.kind === 'tuple' && Array.isArray(value))
    return shape.of.flatMap((each, index) => misfits(value[index], each, `${path}[${index}]`));
  if (shape.kind === 'record' && isPlainObject(value))
    return Object.entries(value).flatMap(([key, each]) => misfits(each, shape.of, `${path}.${key}`));
  if (shape.kind === 'object' && isPlainObject(value)) return misfitsOfProperties(value, shape, path);
  return [];
}

function misfitsOfProperties(
  value: Readonly<Record<string, unknown>>,
  { properties }: ObjectShape,
  path: string,
): string[] {
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  return [
    ...unknown.map((key) => `${path}.${key} is there, and its type has no such property`),
    ...Object.entries(properties).flatMap(([key, { shape, optional }]) => {
      if (Object.hasOwn(value, key)) return misfits(value[key], shape, `${path}.${key}`);
      return optional ? [] : [`${path}.${key} is missing`];
    }),
  ];
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array)
  );
}

function describeValue(value: unknown): string {
  if (value instanceof Date) return 'a Date';
  if (value instanceof Uint8Array) return 'bytes';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return `{ ${Object.keys(value).join(', ')} }`;
  return JSON.stringify(value) ?? 'undefined';
}
