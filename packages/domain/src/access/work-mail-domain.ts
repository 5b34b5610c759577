/** Where anybody may have a mailbox: two people there are no colleagues. */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  'aol.com',
  'casema.nl',
  'chello.nl',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hetnet.nl',
  'home.nl',
  'hotmail.com',
  'hotmail.nl',
  'icloud.com',
  'kpnmail.nl',
  'kpnplanet.nl',
  'live.com',
  'live.nl',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'online.nl',
  'outlook.com',
  'outlook.nl',
  'pm.me',
  'planet.nl',
  'proton.me',
  'protonmail.com',
  'quicknet.nl',
  'telfort.nl',
  'tele2.nl',
  'upcmail.nl',
  'xs4all.nl',
  'yahoo.com',
  'ziggo.nl',
]);

/** The domain of an e-mail address by which colleagues know one another, in lower case; null for a free mailbox. */
export function workMailDomain(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return email.includes('@') && domain !== '' && !FREE_MAIL_DOMAINS.has(domain) ? domain : null;
}
