import type { RegistrationInput } from '@milieuspoor/contract';
import { CSRF_COOKIE, endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { cookie } from '../../lib/cookies.ts';

/** Asks whether people may register here. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => client.call(endpoints.getRegistration, {}, signal),
});

export async function requestAccount(body: RegistrationInput): Promise<void> {
  await readyToSend();
  await client.call(endpoints.register, { body });
}

/**
 * Confirms the address that a link was mailed to, with the password of the registration; returns the organisation that
 * the user was admitted to because of it.
 */
export async function confirmAddress(key: string, password: string): Promise<{ admitted_to: string | null }> {
  await readyToSend();
  return client.call(endpoints.verifyEmail, { body: { key, password } });
}

export async function acceptInvitation(token: string, password: string): Promise<{ username: string }> {
  await readyToSend();
  return client.call(endpoints.acceptInvitation, { body: { token, password } });
}

/** Asks who sent an invitation, and for what. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () => {
      await readyToSend();
      return client.call(endpoints.getInvitation, { body: { token } });
    },
    // Asking again would only use up attempts: a used link stays used.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asks for the state of the link in a mail. */
export const verificationQuery = (key: string) =>
  queryOptions({
    queryKey: ['verification', key],
    queryFn: async () => {
      await readyToSend();
      return client.call(endpoints.getVerification, { body: { key } });
    },
    // Asking again would only use up attempts: this page knows what happens to the link here.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Mails the link that confirms an address again. */
export async function resendVerification(email: string): Promise<string> {
  await readyToSend();
  return (await client.call(endpoints.resendVerification, { body: { email } })).detail;
}

/** Sets the CSRF cookie with a first GET, since a visitor who comes straight from a mail has none yet. */
async function readyToSend(): Promise<void> {
  if (cookie(CSRF_COOKIE) === null) await client.call(endpoints.getRegistration, {});
}
