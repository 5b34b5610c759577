import { CSRF_COOKIE, endpoints, type RegistrationInput } from '@milieuspoor/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { cookie } from '../../lib/cookies.ts';

/** Whether people may register here. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => client.call(endpoints.getRegistration, {}, signal),
});

export async function sendRegistration(body: RegistrationInput): Promise<void> {
  await readyToSend();
  await client.call(endpoints.register, { body });
}

/** Confirms an address, once: a key that was taken is remembered, since the server takes it only once. */
export const verificationQuery = (key: string) =>
  queryOptions({
    queryKey: ['verify-email', key],
    queryFn: async () => {
      await readyToSend();
      return client.call(endpoints.verifyEmail, { body: { key } });
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export async function acceptInvitation(token: string, password: string): Promise<{ username: string }> {
  await readyToSend();
  return client.call(endpoints.acceptInvitation, { body: { token, password } });
}

/** Whoever comes straight from a mail has no CSRF cookie yet: the first GET sets it. */
async function readyToSend(): Promise<void> {
  if (cookie(CSRF_COOKIE) === null) await client.call(endpoints.getRegistration, {});
}
