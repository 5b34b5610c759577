import type { lookup } from 'node:dns';
import { expect, it } from 'vitest';
import { lookupPublic } from '../../platform/outbound/public-lookup.ts';
import { message } from '../../text/message.ts';
import { webhookUrlProblem } from './check-webhook-url.ts';

/** A resolver that knows three names, and never answers for a fourth. */
const find = lookupPublic(((name: string, _options: object, answer: (...found: unknown[]) => void) => {
  if (name === 'traag.example') return;
  const known: Readonly<Record<string, readonly string[]>> = {
    'buiten.example': ['93.184.215.14'],
    'binnen.example': ['10.0.0.8'],
    'beide.example': ['93.184.215.14', 'fd00::8'],
  };
  const addresses = known[name]?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  if (addresses) answer(null, addresses);
  else answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
}) as typeof lookup);

it.each([
  ['a name on the public internet', 'https://buiten.example/haak', null],
  ['a name that leads into a private network', 'https://binnen.example/haak', 'webhook-url-private'],
  ['a name that leads there too', 'https://beide.example/haak', 'webhook-url-private'],
  ['this machine by its whole name', 'https://localhost./', 'webhook-url-private'],
  ['an address in another notation', 'https://0x7f.1/', 'webhook-url-private'],
  ['a name that nobody knows yet', 'https://straks.example/haak', null],
  ['a name about which no answer comes', 'https://traag.example/haak', null],
  ['a port of its own', 'https://buiten.example:8443/haak', null],
  ['a name that ends like one of Tor', 'https://geenonion.example/haak', null],
] as const)(
  'reports about %s, before it is stored, what an attempt would report',
  async (_what, url, expected) => {
    expect(await webhookUrlProblem(url, false, find)).toEqual(expected && message(expected));
  },
);

const ON_TOR = 'https://expyuzz4wqqyqhjn.onion';

it.each([
  ['a port of SSH', 'https://buiten.example:22/haak', message('webhook-url-port', { port: '22' })],
  ['a port of mail', 'https://buiten.example:587/haak', message('webhook-url-port', { port: '587' })],
  ['a port of nothing', 'https://buiten.example:0/haak', message('webhook-url-port', { port: '0' })],
  ['a user name', 'https://wie@buiten.example/haak', message('webhook-url-credentials')],
  ['a password alone', 'https://:geheim@buiten.example/haak', message('webhook-url-credentials')],
  ['both', 'https://wie:geheim@buiten.example/haak', message('webhook-url-credentials')],
  ['a part that is never sent', 'https://buiten.example/haak#sleutel', message('webhook-url-fragment')],
  ['an empty one', 'https://buiten.example/haak#', message('webhook-url-fragment')],
  ['a name of Tor', `${ON_TOR}/haak`, message('webhook-url-onion')],
  ['the same, whole', `${ON_TOR.toUpperCase()}./haak`, message('webhook-url-onion')],
] as const)('refuses %s, whichever addresses are allowed', async (_what, url, expected) => {
  expect(await webhookUrlProblem(url, false, find)).toEqual(expected);
  expect(await webhookUrlProblem(url, true, find)).toEqual(expected);
});

it('looks up nothing where all addresses are allowed', async () => {
  expect(await webhookUrlProblem('http://binnen.example/haak', true, find)).toBeNull();
});
