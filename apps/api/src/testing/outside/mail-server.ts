import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../../platform/mail/mailer.ts';

/** A received mail. */
export interface ArrivedMail extends Mail {
  readonly from: string;
}

export interface MailServer {
  readonly smtpUrl: string;
  /** the received mails, in order */
  readonly mails: readonly ArrivedMail[];
  /** of the mails, in the same order */
  readonly messageIds: readonly string[];
  /** whether the latest one came over TLS */
  lastOverTls: boolean;
  /** the status with which the server refuses every mail: 4.. temporarily, 5.. permanently; null accepts them */
  refusing: number | null;
  /** the mailboxes that it refuses then; absent means every mailbox */
  refusingTo: RegExp | null;
  /** the status with which it refuses every connection; null accepts them */
  refusingAll: number | null;
  /** Delays its last answer to each mail, which it has already received, until the returned function is called. */
  readonly holdAnswers: () => () => void;
  readonly close: () => Promise<void>;
}

interface MailServerOptions {
  /** offers STARTTLS with a self-signed certificate, like a relay without configuration */
  readonly selfSigned?: boolean;
}

/** Starts a real mail server in the test's own process: its mails were sent over the network and parsed. */
export async function startMailServer({ selfSigned = false }: MailServerOptions = {}): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const messageIds: string[] = [];
  let held = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: selfSigned ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, letIn) => {
      const { refusingAll } = mailServer;
      const refusal = new Error('Not from this network');
      letIn(refusingAll === null ? null : Object.assign(refusal, { responseCode: refusingAll }));
    },
    onRcptTo: ({ address }, _session, taken) => {
      const { refusingTo } = mailServer;
      const refusing = refusingTo?.test(address) === false ? null : mailServer.refusing;
      const refusal = new Error('This mailbox is not available');
      taken(refusing === null ? null : Object.assign(refusal, { responseCode: refusing }));
    },
    onData: (stream, { secure }, taken) => {
      mailServer.lastOverTls = secure;
      readMail(stream).then(
        ({ mail, messageId }) => {
          mails.push(mail);
          messageIds.push(messageId);
          void held.then(() => taken());
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
    messageIds,
    lastOverTls: false,
    refusing: null,
    refusingTo: null,
    refusingAll: null,
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return mailServer;
}

async function readMail(stream: Readable): Promise<{ mail: ArrivedMail; messageId: string }> {
  const { messageId, from, to, replyTo, subject, text, html } = await PostalMime.parse(await buffer(stream));
  const mail = {
    from: from?.address ?? '',
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text?.trim() ?? '',
    html: html?.trim() ?? '',
    ...(replyTo?.[0]?.address ? { replyTo: replyTo[0].address } : {}),
  };
  return { mail, messageId: messageId ?? '' };
}
