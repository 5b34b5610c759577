import type { AnswerOf, Endpoint, ParamsOf, PayloadOf, QueryOf } from '@milieuspoor/contract';
import { isBeforeSecondFactor, LANGUAGES, type Language, may } from '@milieuspoor/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asOneRequest } from '../database/away/stored-so-far.ts';
import type { CallLimit } from '../platform/call-limit.ts';
import { message } from '../text/message.ts';
import { setAnswerCookie } from './answer-cookie.ts';
import type { Call, Caller } from './caller.ts';
import { ensureCsrfCookie, hasValidCsrf } from './csrf.ts';
import { findUnstorable } from './input/find-unstorable.ts';
import { isJsonObject, type JsonObject, withoutRepeated } from './input/repeated-fields.ts';
import { languageOf } from './language.ts';
import { routeSchema } from './openapi.ts';
import { invalidField, type Outcome, type Refusal } from './outcome.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { replyRefusal, replyRefusalInWords } from './refusal-reply.ts';
import { receiveUpload, type UploadedFile } from './upload.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

/** The data of a handler: parsed input, and a caller whose permission has been checked. */
export interface Handled<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: PayloadOf<E>;
  readonly file: E['payload'] extends { kind: 'multipart'; fileOptional: true }
    ? UploadedFile | null
    : E['payload'] extends { kind: 'multipart' }
      ? UploadedFile
      : undefined;
  readonly caller: CallerOf<E>;
  readonly call: Call;
  /** the session token of the request */
  readonly token: string | null;
}

/** A file as an answer, with the name under which the browser saves it. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** A page of ours to which the browser is redirected. */
export interface RedirectAnswer {
  readonly location: string;
}

export type HandlerAnswer<E extends Endpoint> = E['answer'] extends { kind: 'file' }
  ? FileAnswer
  : E['answer'] extends { kind: 'redirect' }
    ? RedirectAnswer
    : AnswerOf<E> | PreparedAnswer;

/** The data by which the object of a change is found. */
export interface Sought<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly caller: CallerOf<E>;
  readonly language: Language;
  /** the body of the change, unchecked: fields that it does not have need not be found */
  readonly change: JsonObject;
}

/** Finds an object in the form of GET; null when it does not exist, or is outside the caller's scope. */
type FindCurrent<E extends Endpoint> = (sought: Sought<E>) => Promise<object | null>;

/** An endpoint with its handler; their types are checked against each other and then erased. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (handled: never) => Promise<Outcome<unknown>>;
  readonly findCurrent?: (sought: never) => Promise<object | null>;
  /**
   * the page to which a person is redirected whose browser navigated here, when we fail; it shows the number of the
   * request
   */
  readonly placeOfFault?: (request: string) => string;
}

/** Makes a route that a browser navigates through, where a bare error would not help anybody. */
export function leadingRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (handled: Handled<E>) => Promise<Outcome<HandlerAnswer<E>>>,
  placeOfFault: NonNullable<Route['placeOfFault']>,
): Route {
  return { endpoint, handle, placeOfFault };
}

/** Makes a route. Every PATCH states how to find its object: the gate removes what a change only repeats of it. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (handled: Handled<E>) => Promise<Outcome<HandlerAnswer<E>>>,
  ...[findCurrent]: E['method'] extends 'PATCH' ? [findCurrent: FindCurrent<E>] : []
): Route {
  return findCurrent ? { endpoint, handle, findCurrent } : { endpoint, handle };
}

export interface GateOptions {
  /** finds the program of a key that came from this address, or why it is refused */
  readonly findKeyCaller: (key: string, address: string) => Promise<Outcome<Caller>>;
  readonly findCaller: (token: string) => Promise<Caller | null>;
  /** finds the requester of this ticket, when it is for this path and not expired */
  readonly findTicketHolder: (ticket: string, path: string) => Promise<Caller | null>;
  readonly takeCall: CallLimit;
  /** returns false while the disk is full */
  readonly mayStore: () => boolean;
  readonly secureCookies: boolean;
}

/** Registers routes behind the gate: session, CSRF, permission, input; then it turns outcomes into statuses. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], options: GateOptions): void {
  for (const { endpoint, handle, findCurrent, placeOfFault } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: routeSchema(endpoint),
      ...bodyLimitOf(endpoint),
      config: {
        endpointId: endpoint.id,
        ...(endpoint.payload.kind === 'multipart' ? { upload: endpoint.payload } : {}),
        ...(placeOfFault ? { placeOfFault } : {}),
      },
      // A caller without access is refused before anything of the request is read or checked.
      onRequest: async (request, reply) => {
        // Answers of the API are about a person: no proxy or shared browser may store them.
        reply.header('Cache-Control', 'private, no-store');
        // A visitor of something shared is not our user, and a program needs no cookie; and for a page of another site
        // the browser does not send our cookie, although it has one.
        if (!isShown(endpoint) && !endpoint.withoutCookie && keyOf(request) === null)
          ensureCsrfCookie(request, reply, options.secureCookies);
        const refusal = await admit(request, endpoint, options);
        // From here on every log line of the request names its account.
        if (request.caller) request.log.setBindings({ account: request.caller.accountId });
        if (refusal) return replyRefusal(reply, refusal, languageOf(request.headers['accept-language']));
        // This comes before the database itself finds no room, after which nothing could be read either.
        if (!options.mayStore() && !goesOnWithoutRoom(endpoint))
          return replyRefusal(reply, DISK_FULL, languageOf(request.headers['accept-language']));
      },
      ...(findCurrent
        ? { preValidation: async (request, reply) => leaveRepeated(request, reply, endpoint, findCurrent) }
        : {}),
      handler: (request, reply) => asOneRequest(() => answer(request, reply, endpoint, handle, options)),
    });
  }
}

/** It has no time to return: only people who make room change it, and a waiting page would not show why. */
const DISK_FULL: Refusal = { kind: 'unavailable', message: message('disk-full') };

/** Tells whether an endpoint works on a full disk: reading does, with what it needs. */
function goesOnWithoutRoom({ method, whenFull }: Endpoint): boolean {
  return method === 'GET' || method === 'OPTIONS' || whenFull === true;
}

async function admit(
  request: FastifyRequest,
  endpoint: Endpoint,
  { findCaller, findTicketHolder, findKeyCaller, takeCall }: GateOptions,
): Promise<Refusal | null> {
  if (endpoint.withoutCookie) return null;
  const key = keyOf(request);
  if (key !== null) return admitProgram(request, endpoint, await findKeyCaller(key, request.ip));
  const token = tokenOf(request);
  const ticket = endpoint.acceptsTicket ? ticketOf(request) : null;
  if (token) request.caller = await findCaller(token);
  else request.caller = ticket ? await findTicketHolder(ticket, pathOf(request)) : null;
  const seconds = request.caller ? await takeCall(request.caller.accountId) : 0;
  if (seconds > 0)
    return { kind: 'too-many', message: message('too-many-calls', { seconds }), retryAfterSeconds: seconds };
  if (endpoint.access !== 'public') {
    if (!request.caller) return { kind: 'unauthenticated', message: message('unauthenticated') };
    if (!may(request.caller, endpoint.access)) return { kind: 'forbidden', message: message('forbidden') };
    if (request.caller.needsSecondFactor && !isBeforeSecondFactor(endpoint.access))
      return {
        kind: 'forbidden',
        message: message('second-factor-missing'),
        code: 'second-factor-missing',
      };
  }
  return hasValidCsrf(request) ? null : { kind: 'forbidden', message: message('csrf-missing') };
}

/**
 * Admits a program only where the endpoint names a scope of its key, not even where anybody may call. No browser sends
 * a key automatically, so a page of another site has nothing to abuse, and no CSRF token is required.
 */
function admitProgram(request: FastifyRequest, endpoint: Endpoint, found: Outcome<Caller>): Refusal | null {
  if (!found.ok) return found.refusal;
  const { keyScope, access } = endpoint;
  if (!keyScope) return { kind: 'forbidden', message: message('api-key-not-here') };
  if (!found.value.keyScopes?.includes(keyScope))
    return { kind: 'forbidden', message: message('api-key-lacks-scope', { scope: keyScope }) };
  if (access !== 'public' && !may(found.value, access))
    return { kind: 'forbidden', message: message('forbidden') };
  request.caller = found.value;
  return null;
}

/** Removes from a change what it only repeats of the object, before it is checked. */
async function leaveRepeated(
  request: FastifyRequest,
  reply: FastifyReply,
  { params: schema, payload }: Endpoint,
  findCurrent: NonNullable<Route['findCurrent']>,
): Promise<FastifyReply | undefined> {
  const params = schema?.safeParse(request.params);
  // An unreadable address is refused with the rest of the input.
  if (params?.success === false || findUnstorable(params?.data) || !isJsonObject(request.body)) return;
  const asked = languageOf(request.headers['accept-language']);
  let change: JsonObject = request.body;
  // A client may send back in one language what it read in the other: display names differ.
  for (const language of [asked, ...LANGUAGES.filter((each) => each !== asked)]) {
    const sought: Sought<Endpoint> = {
      params: (params?.data ?? {}) as ParamsOf<Endpoint>,
      caller: request.caller as Caller,
      language,
      change,
    };
    const current = await findCurrent(sought as never);
    if (!current) return replyRefusal(reply, { kind: 'not-found' }, asked);
    change = withoutRepeated(change, current as JsonObject);
    request.body = change;
    if (Object.keys(change).every((field) => takes(payload, field))) return;
  }
}

function takes(payload: Endpoint['payload'], field: string): boolean {
  return payload.kind === 'json' && payload.schema instanceof z.ZodObject && field in payload.schema.shape;
}

/** Returns a signal that aborts when the connection breaks before the answer was sent. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  handle: Route['handle'],
  { secureCookies }: GateOptions,
): Promise<FastifyReply> {
  const language = languageOf(request.headers['accept-language']);
  let body = request.body;
  let file: UploadedFile | null | undefined;
  if (endpoint.payload.kind === 'multipart') {
    const received = await receiveUpload(request, endpoint.payload, language);
    if (!received.ok) return replyRefusal(reply, received.refusal, language);
    body = received.value.fields;
    file = received.value.file;
  }
  const ifMatch = versionOf(request);
  if (endpoint.versioned && ifMatch !== null && !VERSION_FORM.test(ifMatch))
    return replyRefusal(reply, invalidField('if-match', message('not-a-version')).refusal, language);
  const handled: Handled<Endpoint> = {
    params: request.params as ParamsOf<Endpoint>,
    query: request.query as QueryOf<Endpoint>,
    body: body as PayloadOf<Endpoint>,
    file: file as undefined,
    caller: request.caller as Caller,
    call: {
      language,
      address: request.ip,
      cookies: request.cookies,
      userAgent: request.headers['user-agent'] ?? '',
      ifMatch,
      isGone: () => request.raw.socket.destroyed,
      whenGone: () => goneSignal(reply),
    },
    token: tokenOf(request),
  };
  const outcome = await handle(handled as never);
  request.aboutAccount = outcome.aboutAccount ?? null;
  if (!outcome.ok) {
    if (isShown(endpoint)) return replyRefusalInWords(reply, outcome.refusal, language);
    return replyRefusal(reply, outcome.refusal, language);
  }
  if (outcome.cookie) setAnswerCookie(reply, outcome.cookie, secureCookies);
  switch (endpoint.answer.kind) {
    case 'json':
      reply.status(endpoint.answer.status);
      if (outcome.value instanceof PreparedAnswer) return sendPrepared(request, reply, outcome.value);
      return reply.send(outcome.value);
    case 'empty':
      return reply.status(204).send();
    case 'file':
      return sendFile(reply, outcome.value as FileAnswer, endpoint.answer);
    case 'redirect':
      return reply.redirect((outcome.value as RedirectAnswer).location, endpoint.answer.status);
  }
}

async function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> {
  const { bytes, encoding } = await answer.encodedFor(headers['accept-encoding']);
  reply.header('Vary', 'accept-encoding').type('application/json; charset=utf-8');
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(bytes);
}

function sendFile(
  reply: FastifyReply,
  { bytes, fileName }: FileAnswer,
  { contentType, shown }: Extract<Endpoint['answer'], { kind: 'file' }>,
): FastifyReply {
  const plain = fileName.replace(/[^\w.() -]/g, '_');
  if (shown) keepApart(reply, contentType);
  return reply
    .type(contentType)
    .header(
      'Content-Disposition',
      `${shown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/**
 * Isolates what people made, which is shown under our address: nothing in it may run, and no search engine may index it. A
 * page may have a style and pictures within it.
 */
function keepApart(reply: FastifyReply, contentType: string): void {
  const within = contentType.startsWith('text/html') ? "style-src 'unsafe-inline'; img-src data:; " : '';
  reply.header('Content-Security-Policy', `default-src 'none'; ${within}sandbox`);
  reply.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
}

function isShown({ answer }: Endpoint): boolean {
  return answer.kind === 'file' && answer.shown === true;
}

function bodyLimitOf({ payload }: Endpoint): { bodyLimit?: number } {
  return payload.kind === 'json' && payload.maxBytes !== undefined ? { bodyLimit: payload.maxBytes } : {};
}

/**
 * A version is a revision number. Anything else was never seen, so it must not be reported as a change by somebody
 * else.
 */
const VERSION_FORM = /^\d{1,15}$/;

/** Returns the entity tag without its quotes; `*` names no version. */
function versionOf({ headers }: FastifyRequest): string | null {
  const tag = headers['if-match']?.trim().replace(/^(?:W\/)?"(.*)"$/, '$1') ?? '';
  return tag === '' || tag === '*' ? null : tag;
}

function ticketOf({ query }: FastifyRequest): string | null {
  const { ticket } = query as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : null;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url;
}

/** Returns the key that a program sends, `Authorization: Bearer …`; null for other callers. */
function keyOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? null;
}

function tokenOf(request: FastifyRequest): string | null {
  const match = /^Token +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    placeOfFault?: NonNullable<Route['placeOfFault']>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyBaseLogger {
    /** of pino: adds fields to each line. A child logger per request would cost a third of a cached answer */
    setBindings(bindings: Readonly<Record<string, unknown>>): void;
  }
}
