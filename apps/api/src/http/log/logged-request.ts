import { withoutSecrets } from '@milieuspoor/contract';
import type { FastifyRequest } from 'fastify';

/** Returns what is logged of a request: no headers, no query (it holds search terms), no secret address. */
export function describeRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>): {
  method: string;
  path: string;
  remoteAddress: string;
} {
  return { method, path: loggedPath(url), remoteAddress: ip };
}

/** Returns the path of an address, with its secrets hidden. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return withoutSecrets(path);
}
