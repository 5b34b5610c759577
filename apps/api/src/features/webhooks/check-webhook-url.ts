import { isIP, type LookupFunction } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts';
import { isNeverHttp } from '../../platform/outbound/never-http.ts';
import { OutboundRefused } from '../../platform/outbound/outbound-refused.ts';
import { publicLookup } from '../../platform/outbound/public-lookup.ts';
import { type Message, message } from '../../text/message.ts';

/** A person waits for the answer; a name that is not found in this time is checked when a message is sent. */
const LOOKUP_MS = 3_000;

/**
 * Returns what is wrong with the address of a webhook; null when nothing is. It refuses what every attempt would
 * refuse, including a name that leads into a private network. A name that leads nowhere yet may do so later.
 */
export async function webhookUrlProblem(
  url: string,
  privateAllowed: boolean,
  find: LookupFunction = publicLookup,
): Promise<Message | null> {
  if (!URL.canParse(url)) return message('webhook-url');
  const target = new URL(url);
  const { protocol, hostname, username, password } = target;
  if (protocol !== 'https:' && !(privateAllowed && protocol === 'http:')) return message('webhook-url');
  if (username || password) return message('webhook-url-credentials');
  // The fragment is never sent, but whoever typed it expects the receiver to see it.
  if (url.includes('#')) return message('webhook-url-fragment');
  if (isNeverHttp(target)) return message('webhook-url-port', { port: target.port });
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  // DNS resolves none of these names (RFC 7686).
  if (/(^|\.)onion$/.test(host)) return message('webhook-url-onion');
  if (privateAllowed) return null;
  const local = /(^|\.)(localhost|local|internal)$/i.test(host) || !/[.:]/.test(host);
  const isPrivate = isIP(host) === 0 ? local || (await leadsInside(host, find)) : !isPublicAddress(host);
  return isPrivate ? message('webhook-url-private') : null;
}

function leadsInside(host: string, find: LookupFunction): Promise<boolean> {
  const found = new Promise<boolean>((resolve) => {
    find(host, { all: true }, (problem) => resolve(problem instanceof OutboundRefused));
  });
  return Promise.race([found, setTimeout(LOOKUP_MS, false, { ref: false })]);
}
