import type { ApiKeyScope, Permission } from '@milieuspoor/domain';
import type { z } from 'zod';

type ObjectSchema = z.ZodObject;

/** The payload of an endpoint, besides its address. */
export type Payload =
  | { readonly kind: 'none' }
  /** `maxBytes`: the limit of the whole body, where the default is too small */
  | { readonly kind: 'json'; readonly schema: z.ZodType; readonly maxBytes?: number }
  /** multipart/form-data: text fields and one file; `fileOptional`: its fields may name a file that was sent before */
  | {
      readonly kind: 'multipart';
      readonly fields: ObjectSchema;
      readonly fileField: string;
      readonly fileOptional?: true;
    };

/** The answer of a successful call. */
export type Answer =
  | { readonly kind: 'json'; readonly status: 200 | 201; readonly schema: z.ZodType }
  | { readonly kind: 'empty'; readonly status: 204 }
  /** redirects a browser that comes from another site's page to one of ours */
  | { readonly kind: 'redirect'; readonly status: 303 }
  /** `shown`: people without an account open it in the browser, and a refusal is a page in plain words */
  | { readonly kind: 'file'; readonly status: 200; readonly contentType: string; readonly shown?: true };

/** The statuses with which an endpoint may refuse, besides 401 and 403, which every guarded endpoint has. */
export type RefusalStatus = 400 | 403 | 404 | 409 | 410 | 429 | 503;

/** One endpoint, defined once: the server registers it, the client calls it, OpenAPI documents it. */
export type Endpoint = WhatItTakes & WhoMayCall;

interface WhatItTakes {
  /** unique name in camelCase: the operation id */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** with `:name` for parameters, trailing slash included */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** accepts a browser that navigates here with a one-minute `ticket` in the query instead of the header */
  readonly acceptsTicket?: true;
  /** the scope that a program's key needs to call it; without a scope, no key can */
  readonly keyScope?: ApiKeyScope;
  /**
   * takes the header If-Match with the version that the caller saw; an outdated one is refused with 409, which carries
   * the newer object in this shape as `current`
   */
  readonly versioned?: z.ZodType;
  /** takes `shown`; refused with 409 when those facts have changed, with the present facts in the answer */
  readonly confirms?: true;
  /**
   * works while the disk is full, as every GET does, because readers need it, it stores nothing, or it removes access
   */
  readonly whenFull?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly payload: Payload;
  readonly answer: Answer;
  readonly refusals: readonly RefusalStatus[];
}

/**
 * Anyone, or an authenticated user with this permission.
 *
 * `withoutCookie`: the call is made in nobody's name. It ignores sessions, so a page of another site has nothing to
 * abuse, and it needs no CSRF token. A call that needs a permission is made in somebody's name.
 */
type WhoMayCall =
  | { readonly access: 'public'; readonly withoutCookie?: true }
  | { readonly access: Permission; readonly withoutCookie?: never };

/** Checks an endpoint and keeps its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends ObjectSchema
  ? z.output<E['params']>
  : Record<never, never>;
export type QueryOf<E extends Endpoint> = E['query'] extends ObjectSchema
  ? z.output<E['query']>
  : Record<never, never>;
export type PayloadOf<E extends Endpoint> = E['payload'] extends {
  kind: 'json';
  schema: infer S extends z.ZodType;
}
  ? z.output<S>
  : E['payload'] extends { kind: 'multipart'; fields: infer F extends z.ZodType }
    ? z.output<F>
    : undefined;
export type AnswerOf<E extends Endpoint> = E['answer'] extends {
  kind: 'json';
  schema: infer S extends z.ZodType;
}
  ? z.output<S>
  : E['answer'] extends { kind: 'file' }
    ? Blob
    : undefined;

/** The input that a caller writes: before parsing, so that defaults may be omitted. */
export type CallOf<E extends Endpoint> = (E['params'] extends ObjectSchema
  ? { params: z.input<E['params']> }
  : { params?: never }) &
  (E['query'] extends ObjectSchema ? { query?: z.input<E['query']> } : { query?: never }) &
  (E['payload'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? { body: z.input<S> }
    : { body?: never }) &
  (E['versioned'] extends z.ZodType ? { ifMatch?: string | undefined } : { ifMatch?: never });
