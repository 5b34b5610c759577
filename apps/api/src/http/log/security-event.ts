import type { Message, MessageCode } from '../../text/message.ts';
import type { Refusal } from '../outcome.ts';
import { SECURITY_ACTS } from './security-acts.ts';

/** What is written of a request beside when, where and who. */
export interface SecurityEvent {
  readonly security: string;
  readonly outcome: 'done' | 'refused';
  /** why, as codes: what was typed is not in them */
  readonly reasons?: readonly string[];
  /** the names of what did not fit its description, never what stood there */
  readonly fields?: readonly string[];
}

/** What is known of a request once it was answered. */
export interface Answered {
  /** of the endpoint; null of a file, a page and what is not there */
  readonly endpoint: string | null;
  readonly status: number;
  readonly refusal: Refusal | null;
  /** whether the schema of the endpoint refused it */
  readonly misshapen: boolean;
  readonly signedIn: boolean;
}

/** A wrong proof is an attempt, wherever it was asked for. */
const WRONG_PROOFS: readonly MessageCode[] = [
  'password-wrong',
  'code-wrong',
  'codes-closed',
  'passkey-wrong',
];

const FIELDS_MAX = 20;
const FIELD_NAME_MAX = 60;
const PAYLOAD_TOO_LARGE = 413;

/** What is to be logged of a request for whoever watches over security; null of nearly every one. */
export function securityEventOf({
  endpoint,
  status,
  refusal,
  misshapen,
  signedIn,
}: Answered): SecurityEvent | null {
  const act = endpoint === null ? undefined : SECURITY_ACTS.get(endpoint);
  if (status === PAYLOAD_TOO_LARGE) return refusedAs('input-beyond-limits', ['payload-too-large']);
  if (!refusal) return act && status < 400 ? { security: act, outcome: 'done' } : null;
  if (misshapen) return { ...refusedAs('input-misshapen'), fields: fieldsOf(refusal) };
  const reasons = reasonsOf(refusal);
  switch (refusal.kind) {
    case 'unauthenticated':
      return refusedAs('unauthenticated', reasons);
    case 'forbidden':
      return refusedAs(reasons.includes('csrf-missing') ? 'forged' : 'permission', reasons);
    case 'too-many':
      return refusedAs('throttled', reasons);
    case 'not-found':
      // Whether it is somebody else's or nobody's is not looked up: the answer is the same on purpose.
      return signedIn && endpoint !== null ? refusedAs('out-of-scope') : null;
    case 'unreadable':
      return refusal.beyondLimits ? refusedAs('input-beyond-limits') : null;
    default:
      if (act) return refusedAs(act, reasons);
      return WRONG_PROOFS.some((code) => reasons.includes(code)) ? refusedAs('proof', reasons) : null;
  }
}

function refusedAs(security: string, reasons: readonly string[] = []): SecurityEvent {
  return { security, outcome: 'refused', ...(reasons.length > 0 ? { reasons } : {}) };
}

function reasonsOf(refusal: Refusal): string[] {
  if ('message' in refusal) return [codeOf(refusal.message)];
  return refusal.kind === 'invalid' ? Object.values(refusal.fields).flat().map(codeOf) : [];
}

function codeOf(said: Message): string {
  return 'code' in said ? said.code : 'field-rule';
}

/** A name may have been made up by the sender, so of each only so much. */
function fieldsOf(refusal: Refusal): string[] {
  if (refusal.kind !== 'invalid') return [];
  return Object.keys(refusal.fields)
    .slice(0, FIELDS_MAX)
    .map((field) => field.slice(0, FIELD_NAME_MAX));
}
