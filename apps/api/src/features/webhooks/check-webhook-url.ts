import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts';
import { type Message, message } from '../../text/message.ts';

/**
 * What is wrong with the address of a webhook, as far as it can be seen; null when nothing is. Where its name leads to is
 * looked at in every attempt.
 */
export function webhookUrlProblem(url: string, privateAllowed: boolean): Message | null {
  if (!URL.canParse(url)) return message('webhook-url');
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !(privateAllowed && protocol === 'http:')) return message('webhook-url');
  if (username || password) return message('webhook-url-credentials');
  if (privateAllowed) return null;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const local = /(^|\.)(localhost|local|internal)$/i.test(host) || !/[.:]/.test(host);
  return local || (isIP(host) !== 0 && !isPublicAddress(host)) ? message('webhook-url-private') : null;
}
