import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertDecision } from '../../../demonstration/demonstration.queries.ts';
import { insertBackupNote } from '../../database/backup/backup-notes.queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { loadAppSecret } from '../../platform/app-secret.ts';
import { refuseFullDisk } from '../../platform/disk/disk-room.ts';
import { lockFolder } from '../../platform/folder-lock.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { parseSettings } from '../../settings.ts';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { type PostgresCluster, startPostgresCluster } from '../../testing/faults/postgres-cluster.ts';
import { quickFolder } from '../../testing/faults/quick-folder.ts';
import { startServerProcess } from '../../testing/faults/server-process.ts';
import { startDocumentedProxy } from '../../testing/outside/documented-proxy.ts';
import { startMailServer } from '../../testing/outside/mail-server.ts';
import { examine, ofNode } from './examine.ts';
import { type Finding, reasonOf } from './finding.ts';
import { lookAtAddress } from './look-at-address.ts';
import { lookAtDatabase, ofVersion } from './look-at-database.ts';
import { lookAtFolder } from './look-at-folder.ts';
import { lookAtPages } from './look-at-pages.ts';
import { lookAtRelay } from './look-at-relay.ts';
import { lookAtUploads } from './look-at-uploads.ts';
import { lookAtVisitors, ofPassedOn } from './look-at-visitors.ts';
import { withoutSecrets } from './without-secrets.ts';

const DOCTOR = fileURLToPath(new URL('../doctor.ts', import.meta.url));
const NOW = new Date('2026-03-10T12:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(quickFolder(), 'milieuspoor-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the states of a subject, each with its sentence, as one text. */
const said = (findings: readonly Finding[], subject: string) =>
  findings
    .filter((each) => each.subject === subject)
    .map(({ state, sentence }) => `${state}: ${sentence}`)
    .join('\n');
const settingsOf = (variables: Record<string, string>) => parseSettings({ DATA_DIR: folder, ...variables });

describe('the command', () => {
  const run = (variables: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [DOCTOR], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: folder,
        ...variables,
      },
      encoding: 'utf8',
    });
    return { status, printed: stdout + stderr };
  };

  it('ends with 1 where something would go wrong, and shows no secret of the settings', () => {
    const { status, printed } = run({
      ENVIRONMENT: 'Production',
      PUBLIC_URL: 'https://127.0.0.1:1',
      SECRET_KEY: 'geheim-1234567890-abcdefghijklmnopqrstuvwxyz',
      DATABASE_URL: 'postgres://milieu:wachtwoord%2Dhier@127.0.0.1:1/milieu',
      SMTP_URL: 'smtp://bezorger:postgeheim@127.0.0.1:1',
    });
    expect(status).toBe(1);
    expect(printed).toMatch(
      /FOUT +Adres: PUBLIC_URL is https:\/\/127\.0\.0\.1:1, een adres van deze machine/,
    );
    expect(printed).toMatch(/FOUT +Proxy: .*TRUST_PROXY op het aantal proxy’s/);
    expect(printed).toMatch(/FOUT +Mail: De mailserver 127\.0\.0\.1:1 is niet te bereiken/);
    expect(printed).toMatch(/FOUT +Database: De database van DATABASE_URL is niet te gebruiken/);
    expect(printed).toContain(`${printed.match(/^FOUT/gm)?.length} dingen gaan zo niet goed.`);
    for (const secret of ['geheim', 'wachtwoord-hier', 'wachtwoord%2Dhier', 'bezorger:'])
      expect(printed).not.toContain(secret);
  });

  it('ends with 0 where a server would start and be of use on this machine, and makes nothing', () => {
    const here = { PUBLIC_URL: 'http://localhost:1', WEB_DIR: folder, SITE_DIR: folder };
    const { status, printed } = run({ ...here, DATA_DIR: join(folder, 'new') });
    expect(printed).toMatch(/FOUT +Toepassing/);
    expect(printed).toMatch(/let op +Omgeving/);
    expect(printed).toMatch(/goed +Node/);
    expect(printed).toContain('Eén ding gaat zo niet goed.');
    expect(status).toBe(1);
    writeFileSync(join(folder, 'index.html'), '');
    const next = run({ ...here, DATA_DIR: join(folder, 'new') });
    expect(next.printed).toContain('Niets staat in de weg');
    expect(next.status).toBe(0);
    expect(existsSync(join(folder, 'new'))).toBe(false);
    expect(next.printed).toContain('is er nog niet; de eerste start maakt hem');
  });

  it('is stopped by a path in PUBLIC_URL, as the server is', () => {
    const { status, printed } = run({ PUBLIC_URL: 'https://gemeente.example/milieuspoor' });
    expect(status).toBe(1);
    expect(printed).toMatch(/PUBLIC_URL: is niet het adres van een hele server/);
  });

  it('hides every secret that a setting has', () => {
    const KEY = 'geheime-sleutel-van-nu-1234567890-abcdef';
    const FORMER = 'geheime-sleutel-van-toen-1234567890-abcd';
    const secrets = {
      DATABASE_URL: 'postgres://een:geheim-1@db.example/milieu',
      MIGRATION_DATABASE_URL: 'postgres://twee:geheim-2@db.example/milieu',
      SMTP_URL: 'smtp://drie:geheim-3@mail.example',
      SECRET_KEY: KEY,
      SECRET_KEY_PREVIOUS: FORMER,
      METRICS_TOKEN: 'geheim-4-van-de-metingen-lang-genoeg',
      SENTRY_DSN: 'https://geheim5@fouten.example/1',
      SENTRY_BROWSER_DSN: 'https://geheim6@fouten.example/2',
      ALARM_WEBHOOK: 'https://chat.example/geheim-7',
    };
    const settings = settingsOf(secrets);
    for (const [name, secret] of Object.entries(secrets))
      expect(withoutSecrets(`Er ging iets mis met ${secret}.`, settings), name).toBe(
        'Er ging iets mis met ***.',
      );
    for (const password of ['geheim-1', 'geheim-2', 'geheim-3'])
      expect(withoutSecrets(`${password} is fout`, settings)).toBe('*** is fout');
  });

  it('hides a secret that somebody else’s message repeats, as it is written and as it is meant', () => {
    const settings = settingsOf({ SMTP_URL: 'smtp://bezorger:post%20geheim@mail.example' });
    expect(withoutSecrets('535 bezorger/post geheim refused, post%20geheim too', settings)).toBe(
      '535 bezorger/*** refused, *** too',
    );
  });
});

it('says that another Node than the one that is tested may do', () => {
  expect(ofNode('24.3.0')).toMatchObject({ state: 'good' });
  expect(ofNode('22.18.0')).toMatchObject({
    state: 'attention',
    sentence: expect.stringContaining('Node 22.18.0'),
  });
});

describe('the address', () => {
  const at = (publicUrl: string, more: Record<string, string> = {}) =>
    lookAtAddress(settingsOf({ PUBLIC_URL: publicUrl, ...more }));

  it('has https, unless it is of this machine and nobody else is to come', async () => {
    expect(said(await at('http://mp.invalid'), 'Adres')).toMatch(/^wrong: .*begint niet met https/);
    expect(said(await at('https://mp.invalid'), 'Adres')).toMatch(/^good/);
    expect(said(await at('http://localhost:1'), 'Adres')).toMatch(/^attention/);
    expect(said(await at('http://localhost:1', { ENVIRONMENT: 'Production' }), 'Adres')).toMatch(/^wrong/);
  });

  it('is the same in capitals, and with a slash behind it', async () => {
    const written = { PUBLIC_URL: 'HTTPS://MP.Invalid/', TRUST_PROXY: '1' };
    expect(settingsOf(written).publicUrl).toBe('https://mp.invalid');
    const found = await lookAtAddress(settingsOf(written));
    expect(said(found, 'Adres')).toBe('good: PUBLIC_URL is https://mp.invalid.');
    expect(said(found, 'Proxy')).toMatch(/^good/);
  });

  it('goes with the number of proxies', async () => {
    expect(said(await at('https://mp.invalid', { TRUST_PROXY: '1' }), 'Proxy')).toMatch(/^good/);
    expect(said(await at('https://mp.invalid'), 'Proxy')).toMatch(/^wrong: .*hetzelfde adres/);
    expect(said(await at('http://localhost:1', { TRUST_PROXY: '1' }), 'Proxy')).toMatch(
      /^wrong: .*niemand kan inloggen/,
    );
    const open = { TRUST_PROXY: '1', HOST: '0.0.0.0' };
    expect(said(await at('https://mp.invalid', open), 'Proxy')).toMatch(/^attention: .*sluit zijn poort af/);
    expect(said(await at('http://localhost:1'), 'Proxy')).toBe('good: Er staat geen proxy voor de server.');
  });

  it('leads through the proxy to this very installation', async () => {
    let backend = '';
    let scheme = 'https';
    const proxy = await listening(
      createServer((incoming, outgoing) => {
        const headers = {
          ...incoming.headers,
          'x-forwarded-proto': scheme,
          'x-forwarded-for': '203.0.113.5',
        };
        const { method } = incoming;
        request(`${backend}${incoming.url}`, { method, headers, agent: false }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        })
          .on('error', () => outgoing.writeHead(502).end())
          .end();
      }),
    );
    const look = async (more: Record<string, string> = {}) =>
      said(await at(proxy.address, { TRUST_PROXY: '1', BUILD: 'V2.4-proef', ...more }), 'Bereik');
    backend = 'http://127.0.0.1:1';
    expect(await look()).toMatch(/^attention: De proxy .* bereikt de server niet \(status 502\)/);

    const variables = { PUBLIC_URL: proxy.address, TRUST_PROXY: '1', BUILD: 'V2.4-proef' };
    await addEmptyDatabase(folder);
    const server = startServerProcess(folder, variables);
    backend = await server.origin;
    expect(await look()).toMatch(/^good/);
    expect(said(await at(proxy.address, { TRUST_PROXY: '1', BUILD: 'V2.4-proef' }), 'Uploads')).toMatch(
      /^good/,
    );
    expect(await look({ BUILD: 'V2.4-later' })).toMatch(/^attention: .*V2\.4-proef; dit is V2\.4-later/);
    expect(said(await at(backend), 'Bereik')).toMatch(/^wrong: .*zelf meent op/);
    server.child.kill('SIGKILL');
    await server.ended;

    const trusting = startServerProcess(folder, { ...variables, TRUST_PROXY: '0' });
    backend = await trusting.origin;
    scheme = 'http';
    expect(await look()).toMatch(/^wrong: .*geen cookie die Secure is/);
    trusting.child.kill('SIGKILL');
    await trusting.ended;
    proxy.server.close();

    const other = await listening(createServer((_, answer) => answer.end('<h1>Welkom bij nginx</h1>')));
    expect(said(await at(other.address), 'Bereik')).toMatch(/^wrong: .*iets anders dan Milieuspoor/);
    other.server.close();
    expect(said(await at(other.address), 'Bereik')).toMatch(/^attention: .*antwoordt niets/);
  }, 120_000);

  it('has a certificate that is trusted, or something answers there all the same', async () => {
    // It uses its built-in, self-signed certificate.
    const own = new SMTPServer({ secure: true });
    // The errors of clients that do not trust it.
    own.on('error', () => {});
    const listens = own.listen(0, '127.0.0.1');
    await once(listens, 'listening');
    const { port } = listens.address() as AddressInfo;
    expect(said(await at(`https://127.0.0.1:${port}`, { TRUST_PROXY: '1' }), 'Bereik')).toMatch(
      /^wrong: Op https:.* antwoordt iets, en zijn certificaat wordt niet vertrouwd \(.*certificate.*\)/,
    );
    await new Promise<void>((closed) => own.close(closed));
  });
});

describe('visitors', () => {
  it('are passed on by as many proxies as are believed', () => {
    const [claimed, visitor, proxy] = ['192.0.2.77', '198.51.100.7', '10.0.0.2'];
    const of = (addresses: string[], proxies: number) => {
      const { state, sentence } = ofPassedOn(addresses.join(', '), proxies);
      return `${state}: ${sentence}`;
    };
    expect(of([claimed, visitor], 1)).toBe(
      'good: Eén proxy schrijft op wie er komt, zoveel als TRUST_PROXY zegt.',
    );
    expect(of([visitor], 1)).toMatch(/^good/);
    expect(of([claimed, visitor, proxy], 2)).toMatch(/^good: 2 proxy’s/);
    expect(of([], 1)).toMatch(/^wrong: .*vanaf hetzelfde adres/);
    expect(of([claimed], 1)).toMatch(/^wrong: De proxy laat een bezoeker zelf zeggen/);
    expect(of([claimed, visitor], 2)).toMatch(/^wrong: .*TRUST_PROXY is 2: een bezoeker kan zelf/);
    expect(of([claimed, visitor, proxy], 1)).toMatch(/^wrong: .*adres van een proxy.*Zet TRUST_PROXY op 2/);
  });

  it('are seen as they are through the proxy as it is documented, and not without its lines; only who has the key hears it', async () => {
    const SECRET_KEY = 'geheim-1234567890-abcdefghijklmnopqrstuvwxyz';
    await addEmptyDatabase(folder);
    const server = startServerProcess(folder, { TRUST_PROXY: '1', SECRET_KEY });
    const origin = await server.origin;
    const lines = await startDocumentedProxy([origin]);
    const bare = await startDocumentedProxy([origin], {
      change: (text) => text.replace(/^ *proxy_set_header.*$/gm, ''),
    });
    const silent = await startDocumentedProxy([origin], {
      change: (text) => text.replace('$proxy_add_x_forwarded_for', '""'),
    });
    const look = async (publicUrl: string, more: Record<string, string> = {}) => {
      const { state, sentence } = await lookAtVisitors(
        settingsOf({ PUBLIC_URL: publicUrl, TRUST_PROXY: '1', SECRET_KEY, ...more }),
      );
      return `${state}: ${sentence}`;
    };
    expect(await look(lines.origin)).toMatch(/^good: Eén proxy/);
    expect(await look(lines.origin, { TRUST_PROXY: '2' })).toMatch(/^wrong: .*Zet TRUST_PROXY op 1/);
    expect(await look(bare.origin)).toMatch(/^wrong: De proxy laat een bezoeker zelf zeggen/);
    expect(await look(silent.origin)).toMatch(/^wrong: De proxy geeft niet door wie er komt/);
    const other = { SECRET_KEY: 'anders-1234567890-abcdefghijklmnopqrstuvwxyz' };
    expect(await look(lines.origin, other)).toMatch(/^attention: .*vertelde de server niet/);
    expect(await look(lines.origin, { SECRET_KEY: '' })).toMatch(/^attention: .*niet bekeken/);
    for (const proxy of [lines, bare, silent]) await proxy.close();
    server.child.kill('SIGKILL');
    await server.ended;
    expect(existsSync(join(folder, 'secret.key'))).toBe(false);
    expect(await look(lines.origin)).toMatch(/^attention: .*bleek niet/);
  }, 120_000);
});

describe('uploads', () => {
  it('of the largest size come through the proxy as it is documented, and not through one with a lower limit', async () => {
    await addEmptyDatabase(folder);
    const server = startServerProcess(folder);
    const origin = await server.origin;
    const look = async (change?: (lines: string) => string) => {
      const proxy = await startDocumentedProxy([origin], change ? { change } : {});
      const { state, sentence } = await lookAtUploads(proxy.origin);
      await proxy.close();
      return `${state}: ${sentence}`;
    };
    expect(await look()).toMatch(/^good: Bestanden tot 25 MB/);
    const LIMIT = 'client_max_body_size 30m;';
    const limits = ['client_max_body_size 25m;', ''];
    for (const limit of limits)
      expect(await look((lines) => lines.replace(LIMIT, limit))).toMatch(
        /^wrong: .*houdt een bestand van 25 MB tegen/,
      );
    const direct = await lookAtUploads(origin);
    expect(direct.state).toBe('good');
    server.child.kill('SIGKILL');
    await server.ended;
    expect(await lookAtUploads(origin)).toMatchObject({
      state: 'attention',
      sentence: expect.stringContaining('bleek niet'),
    });
  }, 120_000);
});

describe('the pages', () => {
  const built = (siteUrl: string | null, buildsAtStart = false) =>
    lookAtPages({
      publicUrl: 'https://mp.example',
      siteUrl,
      buildsAtStart,
      webDir: folder,
      siteDir: join(folder, 'site'),
    });

  it('of the site name the address at which they stand', () => {
    mkdirSync(join(folder, 'site', 'nl'), { recursive: true });
    const write = (address: string) =>
      writeFileSync(join(folder, 'site', 'nl', 'index.html'), `<link rel="canonical" href="${address}"/>`);
    expect(said(built(null), 'Site')).toMatch(/^attention: In .* staat geen site/);
    expect(said(built(null, true), 'Site')).toMatch(/^attention: .*nog niet gebouwd; npm start doet dat/);
    // A page without an address of its own, such as the one for missing pages.
    writeFileSync(join(folder, 'site', '404.html'), '<title>Niet gevonden</title>');
    write('http://localhost:8000/site/nl/');
    expect(said(built(null), 'Site')).toMatch(
      /^wrong: .*localhost:8000.*PUBLIC_URL=https:\/\/mp\.example\.$/,
    );
    expect(said(built(null, true), 'Site')).toMatch(/^attention: .*npm start bouwt haar opnieuw/);
    write('https://mp.example/site/nl/');
    expect(said(built(null), 'Site')).toMatch(/^good/);
    expect(said(built('https://www.example.nl'), 'Site')).toMatch(/^wrong/);
    write('https://www.example.nl/nl/');
    expect(said(built('https://www.example.nl/'), 'Site')).toMatch(/^good/);
  });

  it('of the application are there', () => {
    expect(said(built(null), 'Toepassing')).toMatch(/^wrong/);
    expect(said(built(null, true), 'Toepassing')).toMatch(/^attention: .*npm start doet dat/);
    writeFileSync(join(folder, 'index.html'), '');
    expect(said(built(null), 'Toepassing')).toMatch(/^good/);
  });
});

describe('the mail server', () => {
  const at = (smtpUrl: string) => lookAtRelay(settingsOf({ SMTP_URL: smtpUrl }));

  it('is spoken to as for a mail, and gets none', async () => {
    const server = await startMailServer({ selfSigned: true });
    expect(said(await at(server.smtpUrl), 'Mail')).toMatch(/^good/);
    const elsewhere = server.smtpUrl.replace('127.0.0.1', '0.0.0.0');
    expect(said(await at(elsewhere), 'Mail')).toMatch(/^wrong: Het certificaat .* klopt niet/);
    expect(server.mails).toEqual([]);
    await server.close();
    expect(said(await at(server.smtpUrl), 'Mail')).toMatch(/^wrong: .*niet te bereiken/);
  });

  it('elsewhere has to offer STARTTLS', async () => {
    const server = await startMailServer();
    const elsewhere = server.smtpUrl.replace('127.0.0.1', '0.0.0.0');
    expect(said(await at(elsewhere), 'Mail')).toMatch(/^wrong: .*biedt geen STARTTLS/);
    await server.close();
  });

  it('speaks TLS from the start or later, and the address says which', async () => {
    const server = await startMailServer();
    const early = said(await at(server.smtpUrl.replace('smtp:', 'smtps:')), 'Mail');
    expect(early).toMatch(/^wrong: .*Poort 465 is TLS vanaf het begin .* op 587 en 25 .* STARTTLS/);
    expect(early).toMatch(/Hij meldde: het antwoord is geen TLS$/);
    await server.close();
    // Nothing listens there; the operator meant the other scheme.
    expect(said(await at('smtp://127.0.0.1:465'), 'Mail')).toMatch(/^wrong: .*schrijf smtps:\/\//);
  });

  it('lets us in with the name and password of its address', async () => {
    const server = await startMailServer();
    // This server accepts no user names, like one that does not know ours.
    const named = server.smtpUrl.replace('//', '//bezorger:postgeheim@');
    expect(said(await at(named), 'Mail')).toMatch(/^wrong: .*laat ons niet toe/);
    await server.close();
  });

  it('is told by an address, and mails by a sender that exists', async () => {
    expect(said(await at('smtp://[mail.example'), 'Mail')).toMatch(/^wrong: SMTP_URL is geen adres/);
    const server = await startMailServer();
    expect(said(await at(server.smtpUrl), 'Afzender')).toMatch(/^attention: .*een adres dat niet bestaat/);
    const sender = { SMTP_URL: server.smtpUrl, MAIL_FROM: 'Milieuspoor <post@gemeente.nl>' };
    expect(said(await lookAtRelay(settingsOf(sender)), 'Afzender')).toBe(
      'good: Mails komen van Milieuspoor <post@gemeente.nl>.',
    );
    await server.close();
  });

  it('is missed in production', async () => {
    expect(said(await lookAtRelay(settingsOf({})), 'Mail')).toMatch(/^attention/);
    expect(said(await lookAtRelay(settingsOf({ ENVIRONMENT: 'Production' })), 'Mail')).toMatch(/^wrong/);
  });
});

it('tells what a parser made of it in Dutch, and leaves other reasons as they are', () => {
  let ofUrl: unknown;
  try {
    new URL('postgres://[db');
  } catch (cause) {
    ofUrl = cause;
  }
  expect(reasonOf(ofUrl)).toBe('dat is geen adres');
  expect(reasonOf(new TypeError('fetch failed', { cause: new Error('Parse Error: Expected HTTP/') }))).toBe(
    'het antwoord is geen HTTP',
  );
  expect(reasonOf(new Error('535 refused'))).toBe('535 refused');
});

describe('the data folder', () => {
  it('is made for the server alone, whoever needs it first', () => {
    const makers: readonly ((path: string) => void)[] = [
      (path) => refuseFullDisk(path),
      (path) => lockFolder(path, () => {})(),
      (path) => loadAppSecret(null, path),
      (path) => createMailer({ smtpUrl: null, from: 'a@b.example', folder: join(path, 'mail') }),
    ];
    for (const [number, make] of makers.entries()) {
      const path = join(folder, `new-${number}`, 'data');
      make(path);
      expect(said(lookAtFolder(settingsOf({ DATA_DIR: path })), 'Gegevensmap')).toMatch(/^good/);
    }
  });

  it('is for the server alone, has room and can be written to', () => {
    const look = (more: Record<string, string> = {}) => lookAtFolder(settingsOf(more));
    chmodSync(folder, 0o700);
    expect(said(look(), 'Gegevensmap')).toMatch(/^good/);
    chmodSync(folder, 0o755);
    expect(said(look(), 'Gegevensmap')).toMatch(/^attention: .*chmod 700/);
    writeFileSync(join(folder, 'file'), '');
    expect(said(look({ DATA_DIR: join(folder, 'file', 'data') }), 'Gegevensmap')).toMatch(
      /^wrong: .*niet te maken/,
    );
    const much = String(10 ** 9);
    expect(said(look({ DISK_WARNING_MB: '0', DISK_FULL_MB: '0' }), 'Schijf')).toMatch(/^good/);
    expect(said(look({ DISK_WARNING_MB: much, DISK_FULL_MB: '0' }), 'Schijf')).toMatch(/^attention/);
    expect(said(look({ DISK_FULL_MB: much }), 'Schijf')).toMatch(/^wrong/);
    expect(said(look({ ENVIRONMENT: 'Production' }), 'Sleutel')).toMatch(/^attention: SECRET_KEY ontbreekt/);
    writeFileSync(join(folder, 'secret.key'), 'x', { mode: 0o644 });
    expect(said(look({ ENVIRONMENT: 'Production' }), 'Sleutel')).toMatch(/^wrong: .*chmod 600/);
  });
});

describe('what somebody else owns, or nobody may write to', () => {
  const look = (dataDir: string) => said(lookAtFolder(settingsOf({ DATA_DIR: dataDir })), 'Gegevensmap');
  const isRoot = process.getuid?.() === 0;
  /** owned by root; not even root can create anything in it */
  const OF_ROOT = '/proc';

  it('is no data folder', async () => {
    if (isRoot) chownSync(folder, 65_534, 65_534);
    expect(look(isRoot ? folder : OF_ROOT)).toMatch(/^wrong: .*is van een andere gebruiker/);
    if (isRoot) chownSync(folder, 0, 0);
    else chmodSync(folder, 0o500);
    expect(look(isRoot ? OF_ROOT : folder)).toMatch(/^wrong: In .* is niet te schrijven \(E\w+\)/);
    chmodSync(folder, 0o700);
  });

  it.runIf(isRoot)('is no database to look into', async () => {
    mkdirSync(join(folder, 'database'));
    chownSync(join(folder, 'database'), 65_534, 65_534);
    expect(said(await lookAtDatabase(settingsOf({}), NOW), 'Database')).toMatch(
      /^wrong: .*van een andere gebruiker: de database is niet bekeken/,
    );
  });
});

it('says where the key is, in and out of production', () => {
  const key = (variables: Record<string, string>) => said(lookAtFolder(settingsOf(variables)), 'Sleutel');
  expect(key({})).toBe('good: Er is nog geen sleutel; de eerste start maakt er een in de gegevensmap.');
  loadAppSecret(null, folder);
  expect(key({})).toBe('good: De sleutel staat in de gegevensmap.');
  const given = { SECRET_KEY: 'geheim-1234567890-abcdefghijklmnopqrstuvwxyz', ENVIRONMENT: 'Production' };
  expect(key(given)).toBe('good: SECRET_KEY is er.');
});

it('says that a database is too old, that the embedded one does not open, and that no backup is expected', async () => {
  expect(ofVersion('13.22', true)).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('versie 14 of later is nodig'),
  });
  expect(ofVersion('14.0', true)).toMatchObject({ state: 'good' });
  writeFileSync(join(folder, 'database'), 'no folder of a database');
  const found = await lookAtDatabase(settingsOf({}), NOW);
  expect(said(found, 'Database')).toMatch(
    /^wrong: De ingebouwde database gaat niet open .*Zet een back-up terug/,
  );
  rmSync(join(folder, 'database'));
  const without = await lookAtDatabase(settingsOf({ BACKUP_DAYS: '0' }), NOW);
  expect(said(without, 'Back-up')).toMatch(/^attention: BACKUP_DAYS is 0/);
});

describe('all of it', () => {
  const PRODUCTION = { ENVIRONMENT: 'Production', PUBLIC_URL: 'https://mp.invalid', TRUST_PROXY: '1' };
  const look = (variables: Record<string, string>) =>
    examine(settingsOf(variables), { siteUrl: null, buildsAtStart: false }, NOW);

  it('is looked at, each subject once', async () => {
    expect((await look(PRODUCTION)).map(({ subject }) => subject)).toEqual([
      ...['Node', 'Omgeving', 'Aanbieder', 'Adres', 'Proxy', 'Bereik', 'Toepassing', 'Site'],
      ...['Gegevensmap', 'Schijf', 'Sleutel', 'Database', 'Demonstratie', 'Back-up', 'Mail'],
    ]);
  });

  it('tells what a demonstration leaves at its default', async () => {
    expect(said(await look({}), 'Omgeving')).toMatch(/^attention: ENVIRONMENT is Local/);
    expect(said(await look({}), 'Demonstratie')).toMatch(/^attention: De eerste start maakt demonstratie/);
    const bare = await look(PRODUCTION);
    expect(said(bare, 'Demonstratie')).toBe('good: De eerste start maakt geen demonstratie.');
    expect(said(bare, 'Omgeving')).toMatch(/^attention: .*STAFF_SECOND_FACTOR=required/);
    expect(said(bare, 'Aanbieder')).toMatch(/^attention: .*verzonnen aanbieder/);
    const set = await look({
      ...PRODUCTION,
      STAFF_SECOND_FACTOR: 'required',
      PROVIDER_EMAIL: 'post@gemeente.nl',
      PROVIDER_NAME: 'De Beheerder',
    });
    expect(said(set, 'Omgeving')).toMatch(/^good/);
    expect(said(set, 'Aanbieder')).toBe('good: De contactpagina noemt De Beheerder.');
  });
});

describe('the database of a server', () => {
  let cluster: PostgresCluster;
  beforeEach(async () => {
    cluster = await startPostgresCluster();
  }, 60_000);
  afterEach(() => cluster.remove());

  it('answers, has the schema of this release, and was backed up lately', async () => {
    const look = () => lookAtDatabase(settingsOf({ DATABASE_URL: cluster.url, BACKUP_DAYS: '2' }), NOW);
    expect(said(await look(), 'Schema')).toMatch(/^good: De database mist \d+ migraties/);
    const owned = (url: string) =>
      lookAtDatabase(settingsOf({ DATABASE_URL: cluster.url, MIGRATION_DATABASE_URL: url }), NOW);
    expect(said(await owned(cluster.url), 'Schema')).toMatch(/^good: .*werkt haar bij als haar eigenaar/);
    expect(said(await owned('postgres://eigenaar@127.0.0.1:1/milieuspoor'), 'Schema')).toMatch(
      /^wrong: .*MIGRATION_DATABASE_URL werkt niet/,
    );
    const demonstration = async () => said(await look(), 'Demonstratie');
    expect(await demonstration()).toMatch(/^attention: De eerste start maakt demonstratieaccounts/);
    const database = await openDatabase({ url: cluster.url, folder: null });
    expect(said(await look(), 'Schema')).toMatch(/^good: De database past bij/);
    expect(await demonstration()).toMatch(/^attention: De eerste start maakt demonstratieaccounts/);
    await insertDecision(database.queries, 'declined', NOW);
    expect(await demonstration()).toMatch(/^good: Deze database is zonder demonstratie begonnen/);
    await cluster.run("UPDATE installation SET demonstration = 'made'");
    expect(await demonstration()).toMatch(/^attention: Deze database is begonnen als demonstratie/);
    expect(said(await look(), 'Database')).toMatch(/^good: .*PostgreSQL \d+/);
    expect(said(await look(), 'Back-up')).toMatch(/^attention: Er is nog geen back-up/);
    const note = { act: 'made', place: 'elders', bytes: 1, rows: null, problem: null } as const;
    await insertBackupNote(database.queries, { ...note, notedAt: new Date('2026-03-07T12:00:00Z') });
    expect(said(await look(), 'Back-up')).toMatch(/^wrong: De laatste back-up is van 2026-03-07/);
    await insertBackupNote(database.queries, { ...note, notedAt: new Date('2026-03-09T12:00:00Z') });
    expect(said(await look(), 'Back-up')).toMatch(/^good: De laatste back-up is van 2026-03-09/);
    await database.close();
    await cluster.run(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
    );
    expect(said(await look(), 'Schema')).toMatch(/^wrong: De database is door een latere release bijgewerkt/);
    await cluster.stop();
    expect(said(await look(), 'Database')).toMatch(
      /^wrong: De database van DATABASE_URL is niet te gebruiken/,
    );
  }, 120_000);
});

it('leaves the embedded database to the server that has it', async () => {
  const settings = settingsOf({});
  expect(said(await lookAtDatabase(settings, NOW), 'Database')).toMatch(/^good: .*eerste start maakt hem/);
  const server = startServerProcess(folder);
  await server.origin;
  expect(said(await lookAtDatabase(settings, NOW), 'Database')).toMatch(/^attention: De server draait/);
  server.child.kill('SIGTERM');
  await server.ended;
  expect(said(await lookAtDatabase(settings, NOW), 'Schema')).toMatch(/^good: De database past bij/);
}, 120_000);

async function listening(server: Server): Promise<{ server: Server; address: string }> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
