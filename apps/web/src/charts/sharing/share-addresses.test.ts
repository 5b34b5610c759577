import { expect, it } from 'vitest';
import { shareAddress } from './share-addresses.ts';

const shared = {
  link: 'https://milieuspoor.example/gedeeld/abc.png',
  subject: 'Grafiek: Staal & beton',
  body: 'Bekijk:\r\nhttps://milieuspoor.example/gedeeld/abc.png',
};

it('drafts an e-mail with the title in its subject and the link in its body', () => {
  const address = new URL(shareAddress('email', shared));
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe('Grafiek: Staal & beton');
  expect(address.searchParams.get('body')).toBe(shared.body);
  // A mail program reads a plus as a plus, and not as a space.
  expect(address.href).not.toContain('+');
});

it('leads to the page of LinkedIn on which the link is shared', () => {
  const address = new URL(shareAddress('linkedin', shared));
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/sharing/share-offsite/');
  expect(address.searchParams.get('url')).toBe(shared.link);
});
