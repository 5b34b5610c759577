import type { signOn as dutch } from '../nl/sign-on.ts';

export const signOn: Readonly<Record<keyof typeof dutch, string>> = {
  'sign-on-compulsory':
    'You log in via {organisation}, not with a password. Enter your e-mail address {email} and choose “Log in via {organisation}”.',
  'sign-on-no-provider':
    'No organisation with a login page of its own belongs to this e-mail address. Log in with your password.',
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
  'sign-on-settings-changed': 'Somebody else has changed these settings meanwhile. Look at them again.',
  'sign-on-found': 'The provider was found and calls itself {issuer}',
  'sign-on-no-pkce':
    'The provider does not say that it knows PKCE. Milieuspoor uses it; have the organisation look into this.',
  'sign-on-secret-untried': 'The client secret was not tried: enter it to test it',
  'sign-on-client-taken': 'The provider accepts the client ID and the client secret',
  'sign-on-try-it':
    'Whether the provider may send people back to {address} shows only when somebody logs in. Have somebody of the organisation try it before you make logging in via the organisation compulsory.',
  'sign-on-problem-away': 'The provider cannot be reached. Is the address right, and is there an outage?',
  'sign-on-problem-too-slow': 'The provider does not answer within five seconds',
  'sign-on-problem-too-large':
    'Something other than a provider stands at this address: the answer is too large',
  'sign-on-problem-certificate':
    'A secure connection with the provider cannot be made: the certificate is wrong or has expired',
  'sign-on-problem-not-https':
    'The provider names an address that does not begin with https://. That is not safe and is not used.',
  'sign-on-problem-private-network':
    'The provider names an address in a private network that was not configured here. It is not used.',
  'sign-on-problem-not-oidc':
    'No provider of OpenID Connect was found at this address. /.well-known/openid-configuration has to work behind it.',
  'sign-on-problem-issuer-differs':
    'The provider calls itself something other than the address that was entered. Copy the address (issuer) from the provider’s data; with Microsoft Entra ID it holds the identifier of the tenant, not “common”.',
  'sign-on-problem-client-refused':
    'The provider refuses the client ID or the client secret. See whether they are right and whether the secret has not expired.',
  'sign-on-problem-denied': 'The provider did not admit somebody',
  'sign-on-problem-refused': 'The provider refused a request',
  'sign-on-problem-clock':
    'The provider’s time and that of Milieuspoor differ too much, or an answer came too late',
  'sign-on-problem-unproven':
    'An answer of the provider could not be verified: it was not meant for Milieuspoor or not signed rightly',
  'sign-on-failed-away':
    'The login page of {organisation} cannot be reached now. Try again later; if it stays like this, contact your IT department.',
  'sign-on-failed-misconfigured':
    'Logging in via {organisation} does not work now: the link with Milieuspoor is no longer right. Tell your IT department and Milieuspoor staff.',
  'sign-on-failed-denied':
    '{organisation} did not admit you, or you cancelled logging in there. Try again, or ask your IT department for access to Milieuspoor.',
  'sign-on-failed-refused':
    'Logging in via {organisation} did not succeed. Try again; if it keeps failing, contact your IT department.',
  'sign-on-failed-clock':
    'The answer of {organisation} came too late or too early: the clocks differ. Try again; if it keeps failing, tell your IT department.',
  'sign-on-failed-unproven':
    'The answer of {organisation} could not be verified, so you are not logged in. Try again; if it keeps failing, tell your IT department.',
  'sign-on-failed-no-address':
    '{organisation} did not pass on a valid e-mail address of yours. Ask your IT department to share one e-mail address, without a name, with Milieuspoor.',
  'sign-on-failed-unverified-address':
    '{organisation} has not confirmed that your e-mail address is yours. Ask your IT department to confirm it.',
  'sign-on-failed-other-domain':
    'The e-mail address with which you are logged in at {organisation} does not belong there. Log in there with your address of {organisation}, or here with a password.',
  'sign-on-failed-unknown':
    'You have no account in Milieuspoor yet. Ask an organisation administrator of {organisation} to invite you, or ask for an account here.',
  'sign-on-failed-staff':
    'Milieuspoor staff log in with their own password and second factor, not via {organisation}.',
  'sign-on-failed-closed':
    'Your account in Milieuspoor is closed. Ask an organisation administrator of {organisation} or Milieuspoor staff to open it again.',
  'sign-on-failed-not-member':
    'Your account in Milieuspoor does not belong to {organisation}, or no longer. Ask an organisation administrator of {organisation} to add you.',
  'sign-on-failed-waiting':
    'Your request for an account has not been handled yet. You will get a mail once you are admitted.',
  'sign-on-failed-other-person':
    'The account with your e-mail address is already linked to somebody else at {organisation}. Ask Milieuspoor staff to look into it.',
  'sign-on-failed-changed': 'The link with {organisation} has just been changed. Log in again.',
  'sign-on-failed-lost':
    'Logging in was not finished: it took too long, was used already or began in another browser. Log in again.',
  'sign-on-failed-fault':
    'Because of a fault in Milieuspoor you are not logged in. Log in again in a few minutes. If it keeps failing, tell Milieuspoor staff the number {request}.',
  'mail-sign-on-unlinked-subject': 'Your account for Milieuspoor is no longer linked with your organisation',
  'mail-sign-on-unlinked':
    'Milieuspoor staff unlinked your account {username} from the login page of your organisation. Whoever was logged in that way has been logged out.',
  'mail-sign-on-unlinked-advice':
    'When you log in via your organisation again, the account is linked anew. Did you not expect this? Then contact Milieuspoor staff.',
  'mail-sign-on-linked-subject': 'Your account for Milieuspoor is linked with your organisation',
  'mail-sign-on-linked':
    'Somebody logged in to your account {username} via the login page of your organisation for the first time. From now on you can log in with it.',
  'mail-sign-on-linked-advice':
    'Was this not you? Then contact your IT department and Milieuspoor staff at once.',
  'sign-on-again': 'Log in through your organisation again, and retry within {minutes} minutes after that.',
};
