import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { findUnstorable } from './find-unstorable.ts';

/** Input that does not fit its schema: expected, and turned into messages per field by the gate. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The input does not fit its schema');
    this.issues = issues;
  }
}

/** Parses input by the contract's schemas; what is behind it need not check again. */
export const parseInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const result = schema.safeParse(input);
    if (!result.success) return { error: new InvalidInput(result.error.issues) };
    const path = findUnstorable(result.data);
    if (path)
      return {
        error: new InvalidInput([
          { code: 'custom', path: [...path], message: 'unstorable', input: undefined },
        ]),
      };
    return { value: result.data };
  };
