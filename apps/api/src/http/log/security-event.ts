import type { Message, MessageCode } from '../../text/message.ts';
import type { Refusal } from '../outcome.ts';
import { SECURITY_ACTS } from './security-acts.ts';

/** The logged data of a request besides time, place and account. */
export interface SecurityEvent {
  readonly security: string;
  readonly outcome: 'done' | 'refused';
  /** the reasons, as codes, without what was typed */
  readonly reasons?: readonly string[];
  /** the names of the invalid fields, never their values */
  readonly fields?: readonly string[];
}

/** The known data of a request after its answer. */
export interface Answered {
  /** the endpoint; null for a file, a page and a missing address */
  readonly endpoint: string | null;
  readonly status: number;
  readonly refusal: Refusal | null;
  /** whether the schema of the endpoint refused it */
  readonly misshapen: boolean;
  readonly signedIn: boolean;
}

/** A wrong proof is an attempt, wherever it was required. */
const WRONG_PROOFS: readonly MessageCode[] = [
  'password-wrong',
  'code-wrong',
  'codes-closed',
  'passkey-wrong',
];

const FIELDS_MAX = 20;
const FIELD_NAME_MAX = 60;
const PAYLOAD_TOO_LARGE = 413;

/** Returns what is logged of a request for security monitoring; null for almost every request. */
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
      // Whether the object belongs to somebody else or does not exist is not looked up: the answer is the same on
      // purpose.
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

/** Returns the names of the fields. The sender may have invented a name, so each is cut. */
function fieldsOf(refusal: Refusal): string[] {
  if (refusal.kind !== 'invalid') return [];
  return Object.keys(refusal.fields)
    .slice(0, FIELDS_MAX)
    .map((field) => field.slice(0, FIELD_NAME_MAX));
}
