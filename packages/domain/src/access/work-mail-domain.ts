import { isEverybodysDomain } from '../accounts/mail-domain.ts';

/** Returns the domain of an e-mail address that colleagues share, in lower case; null for a free mailbox. */
export function workMailDomain(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return email.includes('@') && domain !== '' && !isEverybodysDomain(domain) ? domain : null;
}
