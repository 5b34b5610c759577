import ts from 'typescript';
import { alternativesOf, type Shape } from './shape.ts';

/** Returns a type of the compiler as a shape. A recursive type is anything from the second level on. */
export function toShape(type: ts.Type, checker: ts.TypeChecker, within: readonly ts.Type[] = []): Shape {
  if (within.includes(type)) return { kind: 'anything' };
  const simple = simpleShape(type);
  if (simple) return simple;
  const inner = (each: ts.Type): Shape => toShape(each, checker, [...within, type]);
  if (type.isUnion()) return { kind: 'union', of: type.types.map(inner).flatMap(alternativesOf) };
  if (checker.isTupleType(type))
    return { kind: 'tuple', of: checker.getTypeArguments(type as ts.TypeReference).map(inner) };
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return { kind: 'array', of: element ? inner(element) : { kind: 'anything' } };
  }
  if (type.symbol?.name === 'Date') return { kind: 'date' };
  if (['Buffer', 'Uint8Array'].includes(type.symbol?.name)) return { kind: 'bytes' };
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (index) return { kind: 'record', of: inner(index) };
  return {
    kind: 'object',
    properties: Object.fromEntries(
      checker.getPropertiesOfType(type).map((property) => {
        const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
        return [property.name, { shape: inner(checker.getTypeOfSymbol(property)), optional }];
      }),
    ),
  };
}

function simpleShape(type: ts.Type): Shape | null {
  const is = (flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;
  if (is(ts.TypeFlags.Any)) throw new Error('A row type that the compiler does not know checks nothing');
  if (is(ts.TypeFlags.Unknown)) return { kind: 'anything' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (is(ts.TypeFlags.BooleanLiteral)) return { kind: 'literal', value: checkerText(type) === 'true' };
  if (is(ts.TypeFlags.StringLike)) return { kind: 'string' };
  if (is(ts.TypeFlags.NumberLike)) return { kind: 'number' };
  if (is(ts.TypeFlags.Boolean)) return { kind: 'boolean' };
  if (is(ts.TypeFlags.Null)) return { kind: 'null' };
  if (is(ts.TypeFlags.Undefined)) return { kind: 'undefined' };
  return null;
}

/** Returns the compiler's text, which is all that distinguishes the two booleans. */
function checkerText(type: ts.Type): string {
  return (type as ts.Type & { readonly intrinsicName?: string }).intrinsicName ?? '';
}
