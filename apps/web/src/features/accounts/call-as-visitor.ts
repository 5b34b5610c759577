import { type AnswerOf, type CallOf, CSRF_COOKIE, type Endpoint, endpoints } from '@milieuspoor/contract';
import { client } from '../../lib/client.ts';
import { cookie } from '../../lib/cookies.ts';

/** Calls an endpoint from a page that may be the visitor's first: a GET sets the cookie without which no POST is taken. */
export async function callAsVisitor<E extends Endpoint>(endpoint: E, input: CallOf<E>): Promise<AnswerOf<E>> {
  if (cookie(CSRF_COOKIE) === null) await client.call(endpoints.getEnvironment, {});
  return client.call(endpoint, input);
}
