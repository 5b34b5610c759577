import { type BillAnswers, readBill } from '../index.ts';

/** Reads a delimited text as a bill. */
export function readText(text: string | Uint8Array, answers: BillAnswers = {}) {
  return readBill(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'bestek.csv', answers);
}

/** Returns the posts of a bill in short: number, name, quantity and unit. */
export async function postsOf(text: string, answers: BillAnswers = {}): Promise<string[]> {
  const reading = await readText(text, answers);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.problem));
  return reading.posts.map(
    ({ postNumber, description, quantity, unit }) => `${postNumber} ${description}: ${quantity} ${unit}`,
  );
}

/** Returns the questions that a bill leaves open, by what they ask, with their choices. */
export async function askedOf(
  text: string | Uint8Array,
  answers: BillAnswers = {},
): Promise<Record<string, string[]>> {
  const reading = await readText(text, answers);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.problem));
  return Object.fromEntries(
    reading.asked.map(({ id, choices }) => [id, choices.map(({ value }) => value)] as const),
  );
}
