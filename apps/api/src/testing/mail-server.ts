import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../platform/mail/mailer.ts';

/** A mail as it arrived. */
export interface ArrivedMail extends Mail {
  readonly from: string;
}

export interface MailServer {
  readonly smtpUrl: string;
  /** what has arrived, in order */
  readonly mails: readonly ArrivedMail[];
  /** true makes the server refuse every mail, as one in trouble does */
  refusing: boolean;
  readonly close: () => Promise<void>;
}

/** A real mail server in the test's own process: what it took has gone over the wire and was read back. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, taken) =>
      taken(mailServer.refusing ? new Error('This mailbox is not available now') : null),
    onData: (stream, _session, taken) => {
      readMail(stream).then(
        (mail) => {
          mails.push(mail);
          taken();
        },
        (cause: Error) => taken(cause),
      );
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    refusing: false,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return mailServer;
}

async function readMail(stream: Readable): Promise<ArrivedMail> {
  const { from, to, replyTo, subject, text, html } = await PostalMime.parse(await buffer(stream));
  return {
    from: from?.address ?? '',
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text?.trim() ?? '',
    html: html?.trim() ?? '',
    ...(replyTo?.[0]?.address ? { replyTo: replyTo[0].address } : {}),
  };
}
