import { type Message, message } from '../../../text/message.ts';
import type { ProviderProblem } from '../provider/provider-problem.ts';

/** The reasons why nobody was signed in, for the person at the screen. */
export const SIGN_ON_FAILURES = [
  // problems between the provider and us
  'away',
  'misconfigured',
  'denied',
  'refused',
  'clock',
  'unproven',
  // problems with the person who signed in
  'no-address',
  'unverified-address',
  'other-domain',
  'unknown',
  'staff',
  'closed',
  'not-member',
  'waiting',
  'other-person',
  // problems on the way back
  'changed',
  'lost',
] as const;
export type SignOnFailure = (typeof SIGN_ON_FAILURES)[number];

/** The message about a problem with the provider to a person who cannot solve it. */
export const FAILURE_OF_PROBLEM: Readonly<Record<ProviderProblem, SignOnFailure>> = {
  away: 'away',
  'too-slow': 'away',
  'too-large': 'misconfigured',
  certificate: 'misconfigured',
  'not-https': 'misconfigured',
  'private-network': 'misconfigured',
  'not-oidc': 'misconfigured',
  'issuer-differs': 'misconfigured',
  'client-refused': 'misconfigured',
  denied: 'denied',
  refused: 'refused',
  clock: 'clock',
  unproven: 'unproven',
};

/** The failures that only staff can solve; for the others somebody cancelled, or one answer was odd. */
const FOR_STAFF: ReadonlySet<SignOnFailure> = new Set(['away', 'misconfigured', 'clock', 'unproven']);

export function isForStaff(problem: ProviderProblem): boolean {
  return FOR_STAFF.has(FAILURE_OF_PROBLEM[problem]);
}

export function failureMessage(failure: SignOnFailure, organisation: string): Message {
  return message(`sign-on-failed-${failure}`, { organisation });
}

const FAULT_TICKET = /^fault-([0-9a-f]{10})$/;

/**
 * Returns a replacement for a ticket when we failed before there was one: the number of the request, for the
 * investigation.
 */
export function faultTicket(request: string): string {
  return `fault-${request}`;
}

/** Returns the message of such a ticket; null for every other one. */
export function faultMessage(ticket: string): Message | null {
  const request = FAULT_TICKET.exec(ticket)?.[1];
  return request === undefined ? null : message('sign-on-failed-fault', { request });
}

export function readFailure(stored: string): SignOnFailure {
  return SIGN_ON_FAILURES.find((each) => each === stored) ?? 'lost';
}
