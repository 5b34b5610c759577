import type { signOn as dutch } from '../nl/sign-on.ts';

export const signOn: Readonly<Record<keyof typeof dutch, string>> = {
  'sign-on-compulsory':
    'You log in via {organisation}, not with a password. Enter your e-mail address {email} and choose “Log in via {organisation}”.',
  'sign-on-no-provider':
    'No organisation with its own login page belongs to this e-mail address. Log in with your password.',
  'sign-on-issuer-form':
    'Enter the address of the provider as it calls itself: it begins with https:// and has no ? or #',
  'sign-on-secret-again':
    'Enter the client secret of this provider. The old secret is not given to another provider or application.',
  'sign-on-domain-form':
    '“{domain}” is not a domain. Enter the part of the e-mail address after the @, such as gemeente.nl',
  'sign-on-domain-everybodys':
    'Anybody can get an e-mail address in {domain}. Enter a domain that is the organisation’s own.',
  'sign-on-domain-taken':
    '{domain} already belongs to {organisationName}. A domain belongs to one organisation.',
  'sign-on-settings-changed': 'Somebody else has changed these settings in the meantime. Look at them again.',
  'sign-on-found': 'The provider was found and calls itself {issuer}',
  'sign-on-no-pkce':
    'The provider does not say that it knows PKCE. Milieuspoor uses it; have the organisation look into this.',
  'sign-on-secret-untried': 'The client secret was not tried: enter it to test it',
  'sign-on-client-taken': 'The provider accepts the client ID and the client secret',
  'sign-on-try-it':
    'Whether the provider may send people back to {address} becomes clear only when somebody logs in. Have somebody at the organisation try it before you make login via the organisation compulsory.',
  'sign-on-problem-away': 'The provider cannot be reached. Is the address right, and is there an outage?',
  'sign-on-problem-too-slow': 'The provider does not answer within five seconds',
  'sign-on-problem-too-large':
    'There is something other than a provider at this address: the answer is too large',
  'sign-on-problem-certificate':
    'A secure connection with the provider cannot be made: the certificate is wrong or has expired',
  'sign-on-problem-not-https':
    'The provider names an address that does not begin with https://. That is not safe and is not used.',
  'sign-on-problem-private-network':
    'The provider names an address in a private network that was not configured here. It is not used.',
  'sign-on-problem-not-oidc':
    'No provider of OpenID Connect was found at this address. /.well-known/openid-configuration has to work behind it.',
  'sign-on-problem-issuer-differs':
    'The provider calls itself something other than the address that was entered. Copy the address (issuer) from the provider’s data; with Microsoft Entra ID it contains the identifier of the tenant, not “common”.',
  'sign-on-problem-client-refused':
    'The provider refuses the client ID or the client secret. Check that they are right and that the secret has not expired.',
  'sign-on-problem-denied': 'The provider did not admit somebody',
  'sign-on-problem-refused': 'The provider refused a request',
  'sign-on-problem-clock':
    'The provider’s time and that of Milieuspoor differ too much, or an answer came too late',
  'sign-on-problem-unproven':
    'An answer of the provider could not be verified: it was not meant for Milieuspoor or not signed rightly',
  'sign-on-failed-away':
    'The login page of {organisation} cannot be reached at the moment. Try again later; if this continues, contact your IT department.',
  'sign-on-failed-misconfigured':
    'Login via {organisation} is not working: the link with Milieuspoor is no longer correct. Tell your IT department and Milieuspoor staff.',
  'sign-on-failed-denied':
    '{organisation} did not admit you, or you cancelled logging in there. Try again, or ask your IT department for access to Milieuspoor.',
  'sign-on-failed-refused':
    'Login via {organisation} failed. Try again; if it keeps failing, contact your IT department.',
  'sign-on-failed-clock':
    'The answer of {organisation} came too late or too early: the clocks differ. Try again; if it keeps failing, tell your IT department.',
  'sign-on-failed-unproven':
    'The answer of {organisation} could not be verified, so you are not logged in. Try again; if it keeps failing, tell your IT department.',
  'sign-on-failed-no-address':
    '{organisation} did not pass on a valid e-mail address of yours. Ask your IT department to share one e-mail address, without a name, with Milieuspoor.',
  'sign-on-failed-unverified-address':
    '{organisation} has not confirmed that your e-mail address is yours. Ask your IT department to confirm it.',
  'sign-on-failed-other-domain':
    'The e-mail address you are logged in with at {organisation} does not belong there. Log in there with your address of {organisation}, or here with a password.',
  'sign-on-failed-unknown':
    'You have no account in Milieuspoor yet. Ask an organisation administrator of {organisation} to invite you, or ask for an account here.',
  'sign-on-failed-staff':
    'Milieuspoor staff log in with their own password and second factor, not via {organisation}.',
  'sign-on-failed-closed':
    'Your account in Milieuspoor is closed. Ask an organisation administrator of {organisation} or Milieuspoor staff to open it again.',
  'sign-on-failed-not-member':
    'Your account in Milieuspoor does not belong, or no longer belongs, to {organisation}. Ask an organisation administrator of {organisation} to add you.',
  'sign-on-failed-waiting':
    'Your request for an account has not been handled yet. You will get an e-mail once you are admitted.',
  'sign-on-failed-other-person':
    'The account with your e-mail address is already linked to somebody else at {organisation}. Ask Milieuspoor staff to look into it.',
  'sign-on-failed-changed': 'The link with {organisation} has just been changed. Log in again.',
  'sign-on-failed-lost':
    'Logging in was not finished: it took too long, has already been used or was started in another browser. Log in again.',
  'sign-on-failed-fault':
    'Because of a fault in Milieuspoor you are not logged in. Log in again in a few minutes. If it keeps failing, tell Milieuspoor staff the number {request}.',
  'mail-sign-on-unlinked-subject': 'Your account for Milieuspoor is no longer linked with your organisation',
  'mail-sign-on-unlinked':
    'Milieuspoor staff have unlinked your account {username} from the login page of your organisation. Anyone logged in that way has been logged out.',
  'mail-sign-on-unlinked-advice':
    'If you log in via your organisation again, the account is linked again. If you did not expect this, contact Milieuspoor staff.',
  'mail-sign-on-linked-subject': 'Your account for Milieuspoor is linked with your organisation',
  'mail-sign-on-linked':
    'Somebody logged in to your account {username} via the login page of your organisation for the first time. From now on you can log in with it.',
  'mail-sign-on-linked-advice':
    'If this was not you, contact your IT department and Milieuspoor staff straight away.',
  'sign-on-again': 'Log in via your organisation again, and try again within {minutes} minutes of that.',
};
