import { invalidField, type Outcome } from '../../../http/outcome.ts';
import { isAllowedScheme } from '../../../platform/outbound/guarded-fetch.ts';
import type { Settings } from '../../../settings.ts';
import { message } from '../../../text/message.ts';

/** Returns the refusal of a text that cannot be the address of a provider; null when it can. */
export function checkIssuer(
  issuer: string,
  { signOnHttp }: Pick<Settings, 'signOnHttp'>,
): Extract<Outcome<never>, { ok: false }> | null {
  if (issuer === '') return invalidField('issuer', message('required'));
  if (!URL.canParse(issuer)) return invalidField('issuer', message('sign-on-issuer-form'));
  const url = new URL(issuer);
  if (!isAllowedScheme(url, { httpOnLoopback: signOnHttp }) || url.search !== '' || url.hash !== '')
    return invalidField('issuer', message('sign-on-issuer-form'));
  return null;
}
