import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { findUnstorable } from './find-unstorable.ts';
import { hasOddLength } from './has-odd-length.ts';

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
