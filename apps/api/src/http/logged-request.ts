import type { FastifyRequest } from 'fastify';

/** Parts of a path that are a secret by themselves: whoever reads them in a log could use them. */
const SECRET_PARTS: readonly RegExp[] = [/(\/calendar-feed\/)[^/?]+/];

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
  return SECRET_PARTS.reduce((text, secret) => text.replace(secret, '$1[secret]'), path);
}
