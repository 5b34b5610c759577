import { alternativesOf, describeShape, type ObjectShape, type OneShape, type Shape } from './shape.ts';

/** Returns where a value does not match its shape, each with the path to it; none when it matches. */
export function misfits(value: unknown, shape: Shape, path: string): string[] {
  const alternatives = alternativesOf(shape);
  const found = alternatives.map((alternative) => misfitsOfOne(value, alternative, path));
  if (found.some((problems) => problems.length === 0)) return [];
  // With several alternatives, only the one of the same kind can say where it differs.
  const [nearest, ...others] = found.filter(
    (problems) => !problems.some((each) => each.startsWith(`${path} is `)),
  );
  if (nearest && others.length === 0) return nearest;
  return [`${path} is ${describeValue(value)}, its type is ${describeShape(shape)}`];
}

function misfitsOfOne(value: unknown, shape: OneShape, path: string): string[] {
  const otherwise = [`${path} is ${describeValue(value)}, its type is ${describeShape(shape)}`];
  switch (shape.kind) {
    case 'anything':
      return [];
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return typeof value === shape.kind ? [] : otherwise;
    case 'null':
      return value === null ? [] : otherwise;
    case 'literal':
      return value === shape.value ? [] : otherwise;
    case 'date':
      return value instanceof Date ? [] : otherwise;
    case 'bytes':
      return value instanceof Uint8Array ? [] : otherwise;
    case 'array':
      if (!Array.isArray(value)) return otherwise;
      return value.flatMap((each, index) => misfits(each, shape.of, `${path}[${index}]`));
    case 'tuple':
      if (!Array.isArray(value) || value.length !== shape.of.length) return otherwise;
      return shape.of.flatMap((each, index) => misfits(value[index], each, `${path}[${index}]`));
    case 'record':
      if (!isPlainObject(value)) return otherwise;
      return Object.entries(value).flatMap(([key, each]) => misfits(each, shape.of, `${path}.${key}`));
    case 'object':
      return isPlainObject(value) ? misfitsOfProperties(value, shape, path) : otherwise;
  }
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
