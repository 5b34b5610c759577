import {
  type Callable,
  CSRF_COOKIE,
  endpoints,
  type InputOf,
  type ResultOf,
} from '@milieuspoor/contract/client';
import { client } from '../../lib/client.ts';
import { cookie } from '../../lib/cookies.ts';

/** Calls an endpoint from a page that may be the visitor's first. A GET first sets the cookie that every POST needs. */
export async function callAsVisitor<C extends Callable>(
  endpoint: C,
  input: InputOf<C>,
): Promise<ResultOf<C>> {
  if (cookie(CSRF_COOKIE) === null) await client.call(endpoints.getEnvironment, {});
  return client.call(endpoint, input);
}
