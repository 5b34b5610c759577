import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { findUnstorable } from './find-unstorable.ts';

/** Input that does not match its schema: the gate expects it, and turns it into messages per field. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The input does not fit its schema');
    this.issues = issues;
  }
}

/** Parses input by the contract's schemas; handlers need not check it again. */
export const parseInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    let result: ReturnType<typeof schema.safeParse>;
    try {
      result = schema.safeParse(input);
    } catch (cause) {
      if (hasOddLength(input)) return { error: invalidAt([]) };
      throw cause;
    }
    if (!result.success) return { error: new InvalidInput(result.error.issues) };
    const path = findUnstorable(result.data);
    return path ? { error: invalidAt(path) } : { value: result.data };
  };

function invalidAt(path: readonly (string | number)[]): InvalidInput {
  return new InvalidInput([{ code: 'custom', path: [...path], message: 'invalid', input: undefined }]);
}

/**
 * Tells whether input has a `length` that is an object, which no text or list has. A schema with a length limit
 * compares it even for a wrong type, and throws where it cannot be converted to a number.
 */
function hasOddLength(input: unknown): boolean {
  // It uses a list of values to check, because JSON may be nested deeper than function calls can be.
  const left = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('length' in value && typeof value.length === 'object' && value.length !== null) return true;
    for (const inner of Object.values(value)) left.push(inner);
  }
  return false;
}
