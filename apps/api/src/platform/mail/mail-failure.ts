/**
 * How far a failure reaches: this mail is refused for good or for now, or it says nothing about the mail, as when the
 * server is away. That one is refused for good may still be about us: a relay that takes nothing from here says the same to
 * each recipient.
 */
export type MailFailure = 'mail-for-good' | 'mail-for-now' | 'server';

/** The commands whose answer is about the mail itself and not about who sends it. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];
/** From here on a mail server says that trying again is of no use (RFC 5321 §4.2.1). */
const PERMANENT_FROM = 500;

/** Whether a mail server refused, or could not be reached: no fault of the software. All such bear a code of the mail library or the network. */
export function isOfMailServer(cause: unknown): boolean {
  const { code } = Object(cause) as { code?: unknown };
  return cause instanceof Error && typeof code === 'string' && /^E[A-Z]+$/.test(code);
}

/** Reads what nodemailer throws. */
export function toMailFailure(cause: unknown): MailFailure {
  if (!(cause instanceof Error)) return 'server';
  const { command, responseCode } = cause as { command?: unknown; responseCode?: unknown };
  if (typeof responseCode !== 'number' || !ABOUT_THE_MAIL.includes(command)) return 'server';
  return responseCode >= PERMANENT_FROM ? 'mail-for-good' : 'mail-for-now';
}

/** A mail server may say as much as it likes. */
const LONGEST_REASON = 500;
const MAILBOX = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** What follows the host in an address: a refusal may quote a link of the mail, which opens an account. */
const PLACE = /(\bhttps?:\/\/[^\s/]+)\/\S*/g;

/** Why an attempt failed, on one line and in the words of whoever refused it, without mailboxes and places. */
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
