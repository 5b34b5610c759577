import { roundCoordinate } from '@milieuspoor/domain';
import { z } from 'zod';
import type { AddressSuggestion, FoundAddress } from './dutch-places.ts';

/** The longest time that a typing user waits for suggestions. */
const TIME_LIMIT_MS = 2_000;
/** An answer of eight suggestions is about 3 kB. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** Returns the schema of an answer of PDOK's Locatieserver, as far as we read it. */
function answerOf<Document extends z.ZodType>(document: Document) {
  return z.object({ response: z.object({ docs: z.array(document).max(100) }) });
}
const name = z.string().min(1).max(300);
const suggestAnswer = answerOf(z.object({ id: z.string().regex(/^[\w:.-]{1,200}$/), weergavenaam: name }));
const lookupAnswer = answerOf(z.object({ weergavenaam: name, centroide_ll: z.string() }));

/** Returns suggestions for the typed text. Rejects when the service is unreachable, slow, or answers something else. */
export async function suggestAtPdok(
  baseUrl: string,
  typed: string,
  limit: number,
): Promise<AddressSuggestion[]> {
  const { response } = suggestAnswer.parse(
    await getJson(baseUrl, 'suggest', { q: typed, rows: String(limit) }),
  );
  return response.docs.slice(0, limit).map(({ id, weergavenaam }) => ({ id, name: weergavenaam }));
}

/** Returns the address of a suggestion, null when there is none (any more). Rejects as suggestAtPdok does. */
export async function lookUpAtPdok(baseUrl: string, id: string): Promise<FoundAddress | null> {
  const { response } = lookupAnswer.parse(await getJson(baseUrl, 'lookup', { id }));
  const [found] = response.docs;
  return found ? { name: found.weergavenaam, ...pointOf(found.centroide_ll) } : null;
}

/** Reads 'POINT(5.12 52.09)', which has the longitude first. */
function pointOf(text: string): { latitude: number; longitude: number } {
  const [, longitude, latitude] = /^POINT\s?\((-?[\d.]+) (-?[\d.]+)\)$/.exec(text) ?? [];
  const degrees = (most: number) => z.coerce.number().min(-most).max(most).transform(roundCoordinate);
  return { latitude: degrees(90).parse(latitude), longitude: degrees(180).parse(longitude) };
}

async function getJson(baseUrl: string, service: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${baseUrl}/${service}?${new URLSearchParams(query)}`, {
    headers: { Accept: 'application/json' },
    // Only the configured address is called.
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok || !response.body) throw new Error(`The address service answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('The answer of the address service is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
