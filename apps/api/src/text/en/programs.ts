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
    'An active API key already has this name. Choose another one, so that the history stays clear.',
  'api-keys-most': 'An organisation can have {most} active API keys. Revoke one first.',
  'api-key-revoked-before': 'This API key had already been revoked',
  'webhook-url': 'Enter a full address that begins with https://',
  'webhook-url-private': 'This address belongs to a private network. Choose one on the public internet.',
  'webhook-url-credentials': 'Put no username or password into the address. Messages are signed.',
  'webhook-url-fragment':
    'Remove the # and what follows it from the address: that part is never sent to the receiver.',
  'webhook-url-port':
    'Port {port} is for something other than HTTP. Choose the port on which your receiver accepts https, usually 443.',
  'webhook-url-onion':
    'A .onion address can only be reached through Tor, which Milieuspoor does not use. Choose one on the public internet.',
  'webhooks-most': 'An organisation can have {most} webhooks. Remove one first.',
  'too-many-webhook-messages': 'You sent many messages in a row. Try again in {minutes} minutes.',
  'mail-webhook-paused-subject': 'The webhook to {host} of {organisation} is off',
  'mail-webhook-paused':
    'For three days no message arrived at {host}. The webhook of {organisation} has therefore been turned off; new messages are no longer sent.',
  'mail-webhook-paused-do':
    'Fix the receiver, send a test message and turn the webhook on again. There you can also send the messages of the last thirty days again.',
  'mail-webhook-paused-link': 'To the webhooks',
  'mail-api-key-subject': 'The API key {name} of {organisation} expires on {day}',
  'mail-api-key-ends':
    'The API key {name} of {organisation} works until {day}. After that the program that uses it can no longer read or upload anything.',
  'mail-api-key-do':
    'Make a new key in time, put it into the program and revoke the old one. If the key is no longer needed, you do not have to do anything.',
  'mail-api-key-link': 'To the API keys',
};
