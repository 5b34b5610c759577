/** A TypeScript type in a form with which values can be compared: what the compiler knows, written for the tests. */
export type Shape = OneShape | { readonly kind: 'union'; readonly of: readonly OneShape[] };

/** A shape that is not a union. */
export type OneShape =
  | { readonly kind: 'anything' | 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'null' | 'undefined' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'array'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly of: readonly Shape[] }
  | { readonly kind: 'record'; readonly of: Shape }
  | ObjectShape;

export interface ObjectShape {
  readonly kind: 'object';
  readonly properties: Readonly<Record<string, { readonly shape: Shape; readonly optional: boolean }>>;
}

/** Returns the alternatives of a shape. */
export function alternativesOf(shape: Shape): readonly OneShape[] {
  return shape.kind === 'union' ? shape.of : [shape];
}

/** Returns a shape in the notation of its type, shortened where it is long. */
export function describeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'literal':
      return JSON.stringify(shape.value);
    case 'array':
      return `(${describeShape(shape.of)})[]`;
    case 'tuple':
      return `[${shape.of.map(describeShape).join(', ')}]`;
    case 'record':
      return `Record<string, ${describeShape(shape.of)}>`;
    case 'object':
      return `{ ${Object.keys(shape.properties).join(', ')} }`;
    case 'union':
      return shape.of.map(describeShape).join(' | ');
    default:
      return shape.kind;
  }
}
