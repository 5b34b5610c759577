import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

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
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
