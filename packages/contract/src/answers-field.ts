import { z } from 'zod';

/** The largest number of answers to the questions of a file, and the length that a field of an upload may have. */
const ANSWERS_MAX = 10_000;

const answersSchema = z.record(z.string(), z.string());

/** Returns the answers in a field that passed its schema; none when the field is absent. */
export function readAnswers(field: string | undefined): Readonly<Record<string, string>> {
  return field === undefined ? {} : (parseAnswers(field) ?? {});
}

/** The field of an upload that holds the answers. */
export const answersField = z
  .string()
  .max(ANSWERS_MAX)
  .refine((text) => parseAnswers(text) !== null)
  .optional()
  .describe('JSON: the answers to the questions of a check, by the ids of the questions');

function parseAnswers(text: string): Record<string, string> | null {
  try {
    return answersSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
