import { withoutSecrets } from '@milieuspoor/contract';
import type { FastifyRequest } from 'fastify';

/** What is logged of a request: no headers, no query (it holds what people search for), no secret address. */
export function describeRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>): {
  method: string;
  path: string;
  remoteAddress: string;
} {
  return { method, path: loggedPath(url), remoteAddress: ip };
}

/** The path of an address, with secrets in it made unreadable. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return withoutSecrets(path);
}
