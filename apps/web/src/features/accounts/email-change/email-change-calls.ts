import type { EmailLink } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { callAsVisitor } from '../call-as-visitor.ts';

/** The change of the user's own e-mail address that waits to be confirmed; null without one. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: async ({ signal }) => (await client.call(endpoints.getEmailChange, {}, signal)).change,
  // The user opens the links elsewhere.
  staleTime: 0,
});

/** Asks what a link of such a mail is for, and what happened to it. */
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-link', token],
    queryFn: () => callAsVisitor(endpoints.getEmailLink, { body: { token } }),
  });

export function confirmEmailChange(token: string): Promise<EmailLink> {
  return callAsVisitor(endpoints.confirmEmailChange, { body: { token } });
}
