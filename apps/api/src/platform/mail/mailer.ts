import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeDataFolder } from '../disk/make-data-folder.ts';

/** A mail in its text and HTML form. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** the address for answers, when that is not the sender */
  readonly replyTo?: string;
}

/** A mail with the id by which mailboxes recognise it. */
interface NamedMail extends Mail {
  readonly messageId?: string;
}

export interface Mailer {
  /** Sends the mail; throws when it could not be delivered to the server. */
  readonly send: (mail: NamedMail) => Promise<void>;
}

export interface MailSettings {
  /** smtp:// or smtps:// address of a mail server; null writes each mail as a file */
  readonly smtpUrl: string | null;
  readonly from: string;
  /** folder of .eml files when there is no server */
  readonly folder: string;
}

const MINUTE_MS = 60_000;
/**
 * The time limits of a mail server: those of RFC 5321 §4.5.3.2 for its greeting, and for its answer to a complete mail,
 * which it may check meanwhile. A sender that gives up earlier delivers the mail and sends it again, each time.
 */
const SMTP_BOUNDS = {
  connectionTimeout: 2 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
};
/** A person waits for the result of a trial, and loses no mail by it. */
const TRIAL_BOUNDS = { connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 20_000 };
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns a sender through the configured mail server; without one, it writes each mail as an .eml file into the
 * folder.
 */
export function createMailer({ smtpUrl, from, folder }: MailSettings): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ ...connectionTo(smtpUrl), ...SMTP_BOUNDS }, { from });
    return {
      async send(mail) {
        await transport.sendMail(named(mail, from));
      },
    };
  }
  // The folder is in the data folder, which may not exist yet where everything else is on a server.
  makeDataFolder(dirname(folder));
  makeDataFolder(folder);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(named(mail, from));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
}

/**
 * Connects to a mail server and signs in as for a mail, without sending one; throws what went wrong, within a limited
 * time.
 */
export async function tryRelay(smtpUrl: string): Promise<void> {
  // A relay that offers no sign-in would otherwise seem to know us.
  const forceAuth = new URL(smtpUrl).username !== '';
  const transport = createTransport({ ...connectionTo(smtpUrl), ...TRIAL_BOUNDS, forceAuth });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function connectionTo(smtpUrl: string) {
  const isHere = LOOPBACK.test(new URL(smtpUrl).hostname);
  return {
    url: smtpUrl,
    // Mails hold one-use links: over a network they are sent encrypted, or not at all.
    requireTLS: !isHere,
    // No third party is between this machine and itself, and a relay on it has a self-signed certificate, if any.
    ...(isHere ? { tls: { rejectUnauthorized: false } } : {}),
  };
}

/** Returns the mail with its id, which ends in the sender's own domain (RFC 5322 §3.6.4). */
function named({ messageId, ...mail }: NamedMail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return { from, ...mail, ...(messageId ? { messageId: `<${messageId}@${domain}>` } : {}) };
}
