import { z } from 'zod';

/** Room for the answers to every question of a file, and what a field of an upload may hold. */
const ANSWERS_MAX = 10_000;

const answersSchema = z.record(z.string(), z.string());

/** The answers of a field that passed its schema; none when the field was left out. */
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
