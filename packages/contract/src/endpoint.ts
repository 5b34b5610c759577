import type { ApiKeyScope, Permission } from '@milieuspoor/domain';
import type { z } from 'zod';

type ObjectSchema = z.ZodObject;

/** What an endpoint takes beside its address. */
export type Payload =
  | { readonly kind: 'none' }
  /** `maxBytes`: of the whole body, where what is taken by default is too little */
  | { readonly kind: 'json'; readonly schema: z.ZodType; readonly maxBytes?: number }
  /** multipart/form-data: text fields and one file; `fileOptional`: its fields may name one that was sent before */
  | {
      readonly kind: 'multipart';
      readonly fields: ObjectSchema;
      readonly fileField: string;
      readonly fileOptional?: true;
    };

/** What it answers when all is well. */
export type Answer =
  | { readonly kind: 'json'; readonly status: 200 | 201; readonly schema: z.ZodType }
  | { readonly kind: 'empty'; readonly status: 204 }
  /** a browser that was sent here by somebody else's page is sent on to one of ours */
  | { readonly kind: 'redirect'; readonly status: 303 }
  /** `shown`: looked at in the browser by people without an account, and refused to them in plain words */
  | { readonly kind: 'file'; readonly status: 200; readonly contentType: string; readonly shown?: true };

/** The statuses with which an endpoint may refuse, beside 401 and 403, which every guarded one knows. */
export type RefusalStatus = 400 | 403 | 404 | 409 | 410 | 429 | 503;

/** One endpoint, stated once: the server registers it, the client calls it, OpenAPI documents it. */
export type Endpoint = WhatItTakes & WhoMayCall;

interface WhatItTakes {
  /** camelCase name, unique: the operation id */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** with `:name` for parameters, trailing slash included */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** lets a browser in that navigates here with a one-minute `ticket` in the query instead of the header */
  readonly acceptsTicket?: true;
  /** what a program's key must have been given to call it; without one, no key may */
  readonly keyScope?: ApiKeyScope;
  /**
   * takes the header If-Match with the version that the caller saw; a stale one is refused with 409, which carries the
   * newer object in this shape as `current`
   */
  readonly versioned?: z.ZodType;
  /** takes `shown`; refused with 409 when that is overtaken, which says what it is by now beside it */
  readonly confirms?: true;
  /**
   * goes on while the disk is full, as every GET does, since whoever reads needs it, it stores nothing, or it takes
   * access away
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
 * `withoutCookie`: done in nobody's name. No session counts, so there is nothing that a page of somebody else could borrow,
 * and no CSRF token is asked; what asks a permission is done in somebody's name.
 */
type WhoMayCall =
  | { readonly access: 'public'; readonly withoutCookie?: true }
  | { readonly access: Permission; readonly withoutCookie?: never };

/** Keeps the literal types of an endpoint while it is checked. */
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

/** What a caller writes: inputs before parsing, so that defaults may be left out. */
export type CallOf<E extends Endpoint> = (E['params'] extends ObjectSchema
  ? { params: z.input<E['params']> }
  : { params?: never }) &
  (E['query'] extends ObjectSchema ? { query?: z.input<E['query']> } : { query?: never }) &
  (E['payload'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? { body: z.input<S> }
    : { body?: never }) &
  (E['versioned'] extends z.ZodType ? { ifMatch?: string | undefined } : { ifMatch?: never });
