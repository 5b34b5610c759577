import type { programs as dutch } from '../nl/programs.ts';

export const programs: Readonly<Record<keyof typeof dutch, string>> = {
  'api-key-unknown': 'This API key is unknown. Send it as: Authorization: Bearer msp_…',
  'api-key-expired': 'This API key has expired. Have an organisation administrator make a new one.',
  'api-key-revoked': 'This API key was revoked',
  'api-key-not-here': 'This cannot be done with an API key',
  'api-key-lacks-scope': 'This API key lacks the scope {scope}',
  'api-key-too-many':
    'This API key makes more than {most} requests a minute. Try again in {seconds} seconds.',
  'api-key-no-bids': 'A bidder’s calculation cannot be uploaded with an API key',
  'api-key-name-taken':
    'An API key that works has this name. Choose another one, so that the history stays clear.',
  'api-keys-most': 'An organisation can have {most} API keys that work. Revoke one first.',
  'api-key-revoked-before': 'This API key was revoked before',
  'webhook-url': 'Enter a whole address that begins with https://',
  'webhook-url-private': 'This address belongs to a private network. Choose one on the public internet.',
  'webhook-url-credentials': 'Put no username or password into the address. Messages are signed.',
  'webhook-url-fragment':
    'Take the # and what follows it out of the address: that part is never sent to the receiver.',
  'webhook-url-port':
    'Port {port} is for something else than HTTP. Choose the port at which your receiver takes https, mostly 443.',
  'webhook-url-onion':
    'An address at .onion is only reached by Tor, which Milieuspoor does not use. Choose one on the public internet.',
  'webhooks-most': 'An organisation can have {most} webhooks. Remove one first.',
  'too-many-webhook-messages': 'You sent many messages in a row. Try again in {minutes} minutes.',
  'mail-webhook-paused-subject': 'The webhook to {host} of {organisation} is off',
  'mail-webhook-paused':
    'For three days no message arrived at {host}. The webhook of {organisation} was therefore turned off; new messages are not sent any more.',
  'mail-webhook-paused-do':
    'Mend the receiver, send a test message and turn the webhook on again. There you can also send the messages of the last thirty days again.',
  'mail-webhook-paused-link': 'To the webhooks',
  'mail-api-key-subject': 'The API key {name} of {organisation} expires on {day}',
  'mail-api-key-ends':
    'The API key {name} of {organisation} works until {day}. After that the program that uses it can read and upload nothing.',
  'mail-api-key-do':
    'Make a new key in time, put it into the program and revoke the old one. Is the key not needed any more? Then you need do nothing.',
  'mail-api-key-link': 'To the API keys',
};
