/**
 * The scope of a failure: this mail is refused permanently or temporarily, or the failure says nothing about the mail,
 * as when the server is unreachable. A permanent refusal may still be about us: a relay that accepts nothing from here
 * gives that answer for every recipient.
 */
export type MailFailure = 'mail-for-good' | 'mail-for-now' | 'server';

/** The commands whose answer is about the mail itself and not about its sender. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];
/** From this status on a mail server says that trying again is useless (RFC 5321 §4.2.1). */
const PERMANENT_FROM = 500;

/**
 * Tells whether a mail server refused, or could not be reached, which is not a fault of the software. All such errors
 * have a code of the mail library or the network.
 */
export function isOfMailServer(cause: unknown): boolean {
  const { code } = Object(cause) as { code?: unknown };
  return cause instanceof Error && typeof code === 'string' && /^E[A-Z]+$/.test(code);
}

/** Reads the errors of nodemailer. */
export function toMailFailure(cause: unknown): MailFailure {
  if (!(cause instanceof Error)) return 'server';
  const { command, responseCode } = cause as { command?: unknown; responseCode?: unknown };
  if (typeof responseCode !== 'number' || !ABOUT_THE_MAIL.includes(command)) return 'server';
  return responseCode >= PERMANENT_FROM ? 'mail-for-good' : 'mail-for-now';
}

/** The longest reason that is stored, because a mail server may send any length. */
const LONGEST_REASON = 500;
const MAILBOX = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Matches the part of an address after the host: a refusal may quote a link of the mail, which opens an account. */
const PLACE = /(\bhttps?:\/\/[^\s/]+)\/\S*/g;

/** Returns why an attempt failed, on one line and in the words of the refusing server, without mailboxes and paths. */
export function reasonOf(cause: unknown): string {
  const { response } = Object(cause) as { response?: unknown };
  const said =
    typeof response === 'string' ? response : cause instanceof Error ? cause.message : String(cause);
  return said
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(PLACE, '$1/…')
    .replaceAll(MAILBOX, '…')
    .trim()
    .slice(0, LONGEST_REASON);
}
