import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../testing/outside/mail-server.ts';
import { composeMail } from './compose-mail.ts';
import { createMailer } from './mailer.ts';

const FROM = 'Milieuspoor <noreply@milieuspoor.example>';
const MAIL = composeMail({
  to: 'sarah@gemeente.example',
  subject: 'Een proef: één mail',
  greeting: 'Goedendag,',
  paragraphs: ['Dit is <b>geen</b> opmaak & blijft zoals het is.'],
  link: { label: 'Naar Milieuspoor', address: 'https://milieuspoor.example/#/login' },
  closing: 'Met vriendelijke groet,',
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milieuspoor-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a mail without a mail server', () => {
  it('becomes an .eml file that a mail program opens, readable only for its owner', async () => {
    const mailFolder = join(folder, 'mail');
    await createMailer({ smtpUrl: null, from: FROM, folder: mailFolder }).send(MAIL);
    const [name = ''] = readdirSync(mailFolder);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
    expect(statSync(join(mailFolder, name)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(readFileSync(join(mailFolder, name)));
    expect(parsed).toMatchObject({
      subject: MAIL.subject,
      from: { name: 'Milieuspoor', address: 'noreply@milieuspoor.example' },
      to: [{ address: 'sarah@gemeente.example' }],
    });
    expect(parsed.text?.trim()).toBe(MAIL.text);
    expect(parsed.html?.trim()).toBe(MAIL.html);
  });

  it('never overwrites another', async () => {
    const mailer = createMailer({ smtpUrl: null, from: FROM, folder });
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL), mailer.send(MAIL)]);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

describe('a mail through a mail server', () => {
  it('arrives as text and as HTML', async () => {
    const server = await startMailServer();
    await createMailer({ smtpUrl: server.smtpUrl, from: FROM, folder }).send(MAIL);
    expect(server.mails).toEqual([{ from: 'noreply@milieuspoor.example', ...MAIL }]);
    expect(readdirSync(folder)).toEqual([]);
    await server.close();
  });

  it('on another machine leaves by TLS, or not at all', async () => {
    const server = await startMailServer();
    // It leads to the same server under a name that is not known as this machine.
    const elsewhere = server.smtpUrl.replace('127.0.0.1', '0.0.0.0');
    expect(elsewhere).not.toBe(server.smtpUrl);
    const mailer = createMailer({ smtpUrl: elsewhere, from: FROM, folder });
    await expect(mailer.send(MAIL)).rejects.toThrow(/STARTTLS/);
    expect(server.mails).toEqual([]);
    // Where the network between the two has no other users, the address states so.
    await createMailer({ smtpUrl: `${elsewhere}?requireTLS=false`, from: FROM, folder }).send(MAIL);
    expect(server.mails).toHaveLength(1);
    await server.close();
  });

  it('on this machine may have a self-signed certificate', async () => {
    const server = await startMailServer({ selfSigned: true });
    for (const host of ['127.0.0.1', 'localhost'])
      await createMailer({
        smtpUrl: server.smtpUrl.replace('127.0.0.1', host),
        from: FROM,
        folder,
      }).send(MAIL);
    expect(server.mails).toHaveLength(2);
    expect(server.lastOverTls).toBe(true);
    await server.close();
  });

  it('elsewhere with a self-signed certificate gets nothing, unless its address accepts any certificate', async () => {
    const server = await startMailServer({ selfSigned: true });
    const elsewhere = server.smtpUrl.replace('127.0.0.1', '0.0.0.0');
    const refused = createMailer({ smtpUrl: elsewhere, from: FROM, folder }).send(MAIL);
    await expect(refused).rejects.toThrow(/certificate/);
    expect(server.mails).toEqual([]);
    const accepting = `${elsewhere}?tls.rejectUnauthorized=false`;
    await createMailer({ smtpUrl: accepting, from: FROM, folder }).send(MAIL);
    expect(server.mails).toHaveLength(1);
    expect(server.lastOverTls).toBe(true);
    await server.close();
  });

  it('that refuses it does not count as sent', async () => {
    const server = await startMailServer();
    server.refusing = 451;
    const mailer = createMailer({ smtpUrl: server.smtpUrl, from: FROM, folder });
    await expect(mailer.send(MAIL)).rejects.toThrow('not available');
    await server.close();
    await expect(mailer.send(MAIL)).rejects.toThrow();
  });
});
