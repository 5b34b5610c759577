import { describe, expect, it } from 'vitest';
import { cleanedOfSecrets, withoutSecrets } from './without-secrets.ts';

const TOKEN = 'q2f0gK3rX9-_abcdefghijklmnopqrstuvwxyz01234';

describe('a text without secrets', () => {
  it.each([
    ['a link for a new password', '/#/wachtwoord_vergeten/abc_12-x', '/#/wachtwoord_vergeten/[secret]'],
    [
      'a confirmation',
      'https://spoor.example/#/registeren/abc',
      'https://spoor.example/#/registeren/[secret]',
    ],
    ['an invitation', '"/uitnodiging/abc","b"', '"/uitnodiging/[secret]","b"'],
    ['a calendar feed', '/api/v1/calendar-feed/abc.ics', '/api/v1/calendar-feed/[secret]'],
    ['what is searched for', '/api/v1/project/?search=jansen&page=2', '/api/v1/project/'],
    ['a query behind the hash', '/#/o/a/beheer?zoek=jansen and on', '/#/o/a/beheer and on'],
    ['a query within JSON', '{"url":"/x/?ticket=abc\\"y"}', '{"url":"/x/\\"y"}'],
    ['an e-mail address', 'No such user <s.visser@gemeente.example>', 'No such user <[e-mail]>'],
    ['a token', `Token ${TOKEN} is over`, 'Token [secret] is over'],
  ])('%s is left out', (_what, text, cleaned) => {
    expect(TOKEN).toHaveLength(43);
    expect(withoutSecrets(text)).toBe(cleaned);
  });

  it.each([
    'Cannot read properties of undefined (reading name)',
    'const name = user?.name ?? (found ? a : b);',
    '/api/v1/project/6f1c2f0e-8d0a-4d42-9d5c-0f1f6a0f9a51/',
    '/registeren/',
  ])('what tells nothing stays: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('reaches every text of an object', () => {
    expect(cleanedOfSecrets({ a: [{ b: '/uitnodiging/x' }], n: 1, none: null })).toEqual({
      a: [{ b: '/uitnodiging/[secret]' }],
      n: 1,
      none: null,
    });
    const bytes = Uint8Array.of(1, 2);
    expect(cleanedOfSecrets({ bytes })).toEqual({ bytes });
  });

  it('leaves out the fields of a trace that say what was asked with, and from where', () => {
    const data = {
      'http.method': 'GET',
      'http.query': 'search=jansen',
      'http.request.header.cookie': 'csrftoken=x',
      'net.peer.ip': '192.0.2.7',
      'network.peer.address': '192.0.2.7',
      'client.address': '192.0.2.7',
      'user_agent.original': 'Firefox',
      'url.path': '/api/v1/project/',
    };
    expect(cleanedOfSecrets({ data })).toEqual({
      data: { 'http.method': 'GET', 'url.path': '/api/v1/project/' },
    });
  });
});
