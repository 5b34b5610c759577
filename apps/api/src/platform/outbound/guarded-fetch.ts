import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackHost, isPublicAddress } from './is-public-address.ts';
import { OutboundRefused } from './outbound-refused.ts';
import { publicLookup } from './public-lookup.ts';

const TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 256 * 1024;

/** The rules for requests whose address comes from another party. */
export interface OutboundRules {
  /**
   * the address that staff configured: its host may be in any network; every other host must be on the public internet
   */
  readonly known: URL;
  /** whether this machine itself may be called without TLS, as tests do */
  readonly httpOnLoopback: boolean;
}

interface OutboundRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Tells whether an address may be requested, or a browser be sent to it, as far as the address itself shows. */
export function isAllowedScheme(
  url: URL,
  { httpOnLoopback }: Pick<OutboundRules, 'httpOnLoopback'>,
): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && httpOnLoopback && isLoopbackHost(url.hostname);
}

/**
 * Fetches within the rules: TLS, no redirects followed, limited time and size of the answer. The connection goes to the
 * address that was checked, so that a name that points elsewhere a moment later has no effect.
 */
export async function guardedFetch(
  address: string,
  { method = 'GET', headers = {}, body, signal }: OutboundRequest,
  rules: OutboundRules,
): Promise<Response> {
  const url = new URL(address);
  if (!isAllowedScheme(url, rules)) throw new OutboundRefused('not-https', url.host);
  const anywhere = url.host === rules.known.host || (rules.httpOnLoopback && isLoopbackHost(url.hostname));
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!anywhere && isIP(literal) > 0 && !isPublicAddress(literal))
    throw new OutboundRefused('private-network', url.host);
  const tooSlow = AbortSignal.timeout(TIMEOUT_MS);
  const stop = signal ? AbortSignal.any([signal, tooSlow]) : tooSlow;
  try {
    return await send(url, { method, headers, body, signal: stop }, anywhere ? undefined : publicLookup);
  } catch (cause) {
    if (tooSlow.aborted) throw new OutboundRefused('too-slow', url.host);
    throw cause;
  }
}

function send(
  url: URL,
  { method, headers, body, signal }: OutboundRequest,
  find: LookupFunction | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = request(
      url,
      { method, headers, signal, agent: false, ...(find ? { lookup: find } : {}) },
      (incoming) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        incoming.on('error', reject);
        incoming.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes <= ANSWER_MAX_BYTES) return parts.push(part);
          return incoming.destroy(new OutboundRefused('too-large', url.host));
        });
        incoming.on('end', () => {
          const status = incoming.statusCode ?? 0;
          const told = new Headers();
          for (const [name, values] of Object.entries(incoming.headersDistinct))
            for (const value of values ?? []) told.append(name, value);
          const text = status === 204 || status === 304 ? null : Buffer.concat(parts);
          resolve(new Response(text, { status, headers: told }));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body === undefined || body === null ? undefined : String(body));
  });
}
