import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../platform/outbound/is-public-address.ts';
import { isNeverHttp } from '../../../platform/outbound/never-http.ts';
import { OutboundRefused } from '../../../platform/outbound/outbound-refused.ts';
import { publicLookup } from '../../../platform/outbound/public-lookup.ts';
import type { DeliveryProblem } from '../deliveries.queries.ts';

/** Only the status of an answer is used; no more than this of its body is read. */
const ANSWER_MAX_BYTES = 16 * 1024;
const POST_TIMEOUT_MS = 10_000;

interface Posting {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** whether it may go to this machine and its neighbours, and without TLS: for tests and closed networks */
  readonly privateAllowed: boolean;
  readonly timeoutMs?: number;
}

type Posted =
  | { readonly arrived: true; readonly status: number }
  | { readonly arrived: false; readonly status: number | null; readonly problem: DeliveryProblem };

/** Sends a message once: follows no redirects, waits ten seconds at most. Never throws. */
export async function postMessage({
  url,
  body,
  headers,
  privateAllowed,
  timeoutMs = POST_TIMEOUT_MS,
}: Posting): Promise<Posted> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = target.protocol === 'https:';
  const refused = !secure || isNeverHttp(target) || (isIP(host) !== 0 && !isPublicAddress(host));
  if (!privateAllowed && refused) return { arrived: false, status: null, problem: 'address' };
  const until = AbortSignal.timeout(timeoutMs);
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const asking = (secure ? httpsRequest : httpRequest)(
        target,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          signal: until,
          // A reused connection was made for a name that may lead elsewhere by now.
          agent: false,
          ...(privateAllowed ? {} : { lookup: publicLookup }),
        },
        (response) => {
          let taken = 0;
          const end = () => resolve(response.statusCode ?? 0);
          response.on('data', (data: Buffer) => {
            taken += data.length;
            if (taken <= ANSWER_MAX_BYTES) return;
            end();
            response.destroy();
          });
          response.on('end', end);
          response.on('error', reject);
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
    if (status >= 200 && status < 300) return { arrived: true, status };
    return { arrived: false, status, problem: status >= 300 && status < 400 ? 'redirect' : 'status' };
  } catch (cause) {
    return { arrived: false, status: null, problem: problemOf(cause, until) };
  }
}

function problemOf(cause: unknown, until: AbortSignal): DeliveryProblem {
  if (until.aborted) return 'timeout';
  return cause instanceof OutboundRefused ? 'address' : 'connection';
}
