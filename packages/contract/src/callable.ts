import type { Answer, AnswerOf, CallOf, Endpoint, Payload, PayloadOf } from './endpoint.ts';

/** One of the kinds of a union, without its schemas. */
type Bare<Kind, Kept extends PropertyKey> = Kind extends unknown ? Pick<Kind, Kept & keyof Kind> : never;

/**
 * The part of an endpoint that a page needs to call it. It has no schemas: the server checks the input, and the page
 * trusts the answer, so that a page needs only their types.
 */
export interface Callable<E extends Endpoint = Endpoint> extends Pick<Endpoint, 'id' | 'method' | 'path'> {
  readonly payload: Bare<Payload, 'kind' | 'fileField'>;
  readonly answer: Bare<Answer, 'kind' | 'status'>;
  /** never present: it carries the types of the endpoint's input and answer */
  readonly types?: E;
}

type EndpointOf<C extends Callable> = NonNullable<C['types']>;
/** The input of a call, in the address and as body. */
export type InputOf<C extends Callable> = CallOf<EndpointOf<C>>;
/** The parameters in the address of a call, where it has any. */
export type ParamsInput<C extends Callable> = Pick<InputOf<C>, 'params'>;
/** The text fields that accompany a file. */
export type FieldsOf<C extends Callable> = PayloadOf<EndpointOf<C>>;
/** The result of a call. */
export type ResultOf<C extends Callable> = AnswerOf<EndpointOf<C>>;

/** Returns the endpoint as plain data for a page. */
export function callableOf<E extends Endpoint>({ id, method, path, payload, answer }: E): Callable<E> {
  return {
    id,
    method,
    path,
    payload:
      payload.kind === 'multipart'
        ? { kind: payload.kind, fileField: payload.fileField }
        : { kind: payload.kind },
    answer: { kind: answer.kind, status: answer.status } as Callable['answer'],
  };
}
