import type { AnswerOf, Endpoint, ParamsOf, PayloadOf, QueryOf } from '@milieuspoor/contract';
import * as contract from '@milieuspoor/contract';
import i18next from 'i18next';
import { expect } from 'vitest';
import { z } from 'zod';
import { sessionToken, storeSessionToken } from '../lib/session-token.ts';
import type { ReceivedAnswer, SentCall } from './page-commands.ts';

/** A call as the contract reads it. */
export interface Question<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly payload: PayloadOf<E>;
  /** the file of an upload */
  readonly file: File | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer that is no success. */
class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** Returns a refusal by the server, with its words. */
export function refused(status: number, body: unknown = null): Refusal {
  return new Refusal(status, body);
}

/** The answer if there is no server. */
export const UNREACHABLE = new Refusal(0, null);

type Reply<E extends Endpoint> = (
  question: Question<E>,
) => AnswerOf<E> | Refusal | Promise<AnswerOf<E> | Refusal>;

interface Heard {
  readonly id: string;
  readonly question: Question<Endpoint>;
}

const ENDPOINTS: readonly Endpoint[] = Object.values(contract.endpoints);
const replies = new Map<string, Reply<Endpoint>>();
let heard: Heard[] = [];
let faults: string[] = [];

/**
 * The other side of the contract. A test says what it answers; both the calls and the answers must match the contract,
 * so that neither a screen nor an example can differ from the real server.
 */
export const server = {
  answer<E extends Endpoint>(endpoint: E, reply: Reply<E>): void {
    replies.set(endpoint.id, reply as unknown as Reply<Endpoint>);
  },
  /** returns the calls of an endpoint, the first one first */
  asked<E extends Endpoint>(endpoint: E): readonly Question<E>[] {
    return heard
      .filter(({ id }) => id === endpoint.id)
      .map(({ question }) => question as unknown as Question<E>);
  },
  /** forgets the calls so far */
  forget(): void {
    heard = [];
  },
};

i18next.on('missingKey', (_languages, _namespace, key) => faults.push(`no text for ${key}`));

/** Signs a user in at a server that answers nothing yet. */
export function openServer(): void {
  replies.clear();
  [heard, faults] = [[], []];
  storeSessionToken(crypto.randomUUID());
  globalThis.answerSentCall = answerOf;
}

/** Fails the test if a call did not match the contract, or had no answer. */
export function closeServer(): void {
  expect(faults, 'what went past the contract').toEqual([]);
}

async function answerOf(call: SentCall): Promise<ReceivedAnswer> {
  const where = `${call.method} ${call.url}`;
  // This call was still running when the test before this one ended.
  if (call.headers.authorization !== `Token ${sessionToken()}`) return 'unreachable';
  try {
    const { endpoint, params } = endpointOf(call);
    const reply = replies.get(endpoint.id);
    if (!reply) throw new Error('nobody answers it');
    const question = await questionOf(endpoint, params, call);
    heard.push({ id: endpoint.id, question });
    return await received(endpoint, await reply(question));
  } catch (error) {
    faults.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    return received(null, refused(500));
  }
}

/** Returns the endpoint that an address matches; if several match, the one with the fewest parameters. */
function endpointOf({ method, url }: SentCall): { endpoint: Endpoint; params: Record<string, string> } {
  const { pathname } = new URL(url);
  const [found] = ENDPOINTS.filter((endpoint) => endpoint.method === method)
    .flatMap((endpoint) => {
      const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
      const match = new RegExp(`^${pattern}$`).exec(pathname);
      return match ? [{ endpoint, params: decoded(match.groups ?? {}) }] : [];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  if (!found) throw new Error('no endpoint has this address');
  return found;
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

async function questionOf(
  endpoint: Endpoint,
  params: Record<string, string>,
  call: SentCall,
): Promise<Question<Endpoint>> {
  const { fields, file } = await bodyOf(endpoint, call);
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URL(call.url).searchParams) {
    const before = query[name];
    query[name] = before === undefined ? value : [...[before].flat(), value];
  }
  const { payload } = endpoint;
  const payloadSchema =
    payload.kind === 'json' ? payload.schema : payload.kind === 'multipart' ? payload.fields : null;
  return {
    params: endpoint.params?.parse(params) ?? {},
    // The server would silently ignore an unknown filter, so the test refuses it.
    query: endpoint.query?.strict().parse(query) ?? z.strictObject({}).parse(query),
    payload: payloadSchema ? strictly(payloadSchema).parse(fields) : undefined,
    file,
    headers: call.headers,
  } as Question<Endpoint>;
}

async function bodyOf(
  { payload }: Endpoint,
  { body, headers }: SentCall,
): Promise<{ fields: unknown; file: File | null }> {
  if (body === null) return { fields: undefined, file: null };
  const sent = new Response(
    Uint8Array.from(atob(body), (character) => character.charCodeAt(0)),
    {
      headers: { 'Content-Type': headers['content-type'] ?? '' },
    },
  );
  if (payload.kind !== 'multipart') return { fields: await sent.json(), file: null };
  const form = await sent.formData();
  const file = form.get(payload.fileField);
  form.delete(payload.fileField);
  return { fields: Object.fromEntries(form), file: file instanceof File ? file : null };
}

async function received(endpoint: Endpoint | null, answer: unknown): Promise<ReceivedAnswer> {
  if (answer === UNREACHABLE) return 'unreachable';
  if (answer instanceof Refusal) {
    const { status, body } = answer;
    if (endpoint && !mayRefuseWith(endpoint, status)) throw new Error(`it never refuses with ${status}`);
    return { status, contentType: 'application/json', body: base64(JSON.stringify(body)) };
  }
  const promised = endpoint?.answer;
  switch (promised?.kind) {
    case 'json':
      return {
        status: promised.status,
        contentType: 'application/json',
        body: base64(JSON.stringify(strictly(promised.schema).parse(answer))),
      };
    case 'file': {
      const bytes = new Uint8Array(await (answer as Blob).arrayBuffer());
      const named = answer instanceof File ? { fileName: answer.name } : {};
      return {
        status: promised.status,
        contentType: promised.contentType,
        body: base64Of(bytes),
        ...named,
      };
    }
    default:
      return { status: 204, contentType: 'text/plain', body: '' };
  }
}

function mayRefuseWith({ access, payload, refusals }: Endpoint, status: number): boolean {
  const guarded = access === 'public' ? [] : [401, 403];
  const measured = payload.kind === 'none' ? [] : [413];
  return status >= 500 || [...refusals, ...guarded, ...measured].includes(status);
}

function strictly(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strict() : schema;
}

function base64(text: string): string {
  return base64Of(new TextEncoder().encode(text));
}

function base64Of(bytes: Uint8Array): string {
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}
