import type { RegistrationInput } from '@milieuspoor/contract';
import { CSRF_COOKIE, endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { cookie } from '../../lib/cookies.ts';

/** Whether people may register here. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => client.call(endpoints.getRegistration, {}, signal),
});

export async function requestAccount(body: RegistrationInput): Promise<void> {
  await readyToSend();
  await client.call(endpoints.register, { body });
}

/** Confirms the address that a link was mailed to, with the password of the registration; tells who admitted them for it. */
export async function confirmAddress(key: string, password: string): Promise<{ admitted_to: string | null }> {
  await readyToSend();
  return client.call(endpoints.verifyEmail, { body: { key, password } });
}

export async function acceptInvitation(token: string, password: string): Promise<{ username: string }> {
  await readyToSend();
  return client.call(endpoints.acceptInvitation, { body: { token, password } });
}

/** Who invites, and for what. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () => {
      await readyToSend();
      return client.call(endpoints.getInvitation, { body: { token } });
    },
    // Asking again would only cost attempts: a used link stays used.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What has become of the link of a mail. */
export const verificationQuery = (key: string) =>
  queryOptions({
    queryKey: ['verification', key],
    queryFn: async () => {
      await readyToSend();
      return client.call(endpoints.getVerification, { body: { key } });
    },
    // Asking again would only cost attempts: what becomes of it here is known here.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Mails the link that confirms an address once more. */
export async function resendVerification(email: string): Promise<string> {
  await readyToSend();
  return (await client.call(endpoints.resendVerification, { body: { email } })).detail;
}

/** Whoever comes straight from a mail has no CSRF cookie yet: the first GET sets it. */
async function readyToSend(): Promise<void> {
  if (cookie(CSRF_COOKIE) === null) await client.call(endpoints.getRegistration, {});
}
