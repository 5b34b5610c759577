import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../../platform/mail/mailer.ts';

/** A mail as it arrived. */
export interface ArrivedMail extends Mail {
  readonly from: string;
}

export interface MailServer {
  readonly smtpUrl: string;
  /** what has arrived, in order */
  readonly mails: readonly ArrivedMail[];
  /** of the mails, in the same order */
  readonly messageIds: readonly string[];
  /** whether the latest one came over TLS */
  lastOverTls: boolean;
  /** the status with which the server refuses every mail: 4.. for now, 5.. for good; null takes them */
  refusing: number | null;
  /** whom it refuses then; every mailbox without */
  refusingTo: RegExp | null;
  /** the status with which it sends everybody away before they say a word; null lets them in */
  refusingAll: number | null;
  /** Keeps its last answer to each mail back, which it has by then, until what comes back is called. */
  readonly holdAnswers: () => () => void;
  readonly close: () => Promise<void>;
}

interface MailServerOptions {
  /** offers STARTTLS with a certificate of its own making, as a relay does that nobody set one up for */
  readonly selfSigned?: boolean;
}

/** A real mail server in the test's own process: what it took has gone over the wire and was read back. */
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
