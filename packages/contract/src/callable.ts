import type { Answer, AnswerOf, CallOf, Endpoint, Payload, PayloadOf } from './endpoint.ts';

/** One of the kinds of a union, without its schemas. */
type Bare<Kind, Kept extends PropertyKey> = Kind extends unknown ? Pick<Kind, Kept & keyof Kind> : never;

/**
 * What a page has to know of an endpoint to call it. The schemas are not in it: the server checks what comes in, and what
 * comes back is taken as promised, so a page needs their types only.
 */
export interface Callable<E extends Endpoint = Endpoint> extends Pick<Endpoint, 'id' | 'method' | 'path'> {
  readonly payload: Bare<Payload, 'kind' | 'fileField'>;
  readonly answer: Bare<Answer, 'kind' | 'status'>;
  /** never there: it carries the types of the endpoint's input and answer */
  readonly types?: E;
}

type EndpointOf<C extends Callable> = NonNullable<C['types']>;
/** What a call takes, in the address and as body. */
export type InputOf<C extends Callable> = CallOf<EndpointOf<C>>;
/** What stands in the address of a call, where it has parameters. */
export type ParamsInput<C extends Callable> = Pick<InputOf<C>, 'params'>;
/** The text fields that go with a file. */
export type FieldsOf<C extends Callable> = PayloadOf<EndpointOf<C>>;
/** What a call comes back with. */
export type ResultOf<C extends Callable> = AnswerOf<EndpointOf<C>>;

/** The endpoint as a page knows it: plain data. */
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
