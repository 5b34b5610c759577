import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { parseSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { loadAppSecret } from './app-secret.ts';
import { sealAnew } from './sealing/seal-anew.ts';
import { replaceSealed, SEALED_COLUMNS } from './sealing/sealed-columns.queries.ts';

const OLD = 'de sleutel van vorig jaar, lang genoeg';
const NEW = 'de sleutel van dit jaar, ook lang genoeg';
const PLAIN = Buffer.from('wat niemand lezen mag');

/** Seals a text in the former way, without a name of the key: nonce, text, tag, by a hash of the secret. */
function sealedAsBefore(secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(secret).digest(), nonce);
  return Buffer.concat([nonce, cipher.update(PLAIN), cipher.final(), cipher.getAuthTag()]);
}

describe('a sealed text', () => {
  it('names its algorithm and its key, and is readable for another process with that key', () => {
    const sealed = loadAppSecret(NEW, '').encrypt(PLAIN);
    expect(sealed.subarray(0, 3).toString()).toBe('ms1');
    expect(loadAppSecret(NEW, '').encrypt(PLAIN).subarray(0, 7)).toEqual(sealed.subarray(0, 7));
    expect(loadAppSecret(OLD, '').encrypt(PLAIN).subarray(0, 7)).not.toEqual(sealed.subarray(0, 7));
    expect(loadAppSecret(NEW, '').decrypt(sealed)).toEqual(PLAIN);
    expect(sealed.includes(PLAIN)).toBe(false);
  });

  it.each(['the mark', 'the key', 'the nonce', 'the text', 'the tag'])(
    'is refused with another %s',
    (part) => {
      const secret = loadAppSecret(NEW, '', OLD);
      const sealed = secret.encrypt(PLAIN);
      const at = {
        'the mark': 0,
        'the key': 4,
        'the nonce': 8,
        'the text': 20,
        'the tag': sealed.length - 1,
      }[part];
      sealed.writeUInt8(sealed.readUInt8(at ?? 0) ^ 1, at ?? 0);
      expect(() => secret.decrypt(sealed)).toThrow();
    },
  );

  it('by another key can be opened with that key as the previous one, and with no other', () => {
    const sealed = loadAppSecret(OLD, '').encrypt(PLAIN);
    expect(() => loadAppSecret(NEW, '').decrypt(sealed)).toThrow(/not known any more/);
    expect(loadAppSecret(NEW, '', OLD).decrypt(sealed)).toEqual(PLAIN);
    expect(loadAppSecret(NEW, '', OLD).isCurrent(sealed)).toBe(false);
  });

  it('from before seals named their key can still be opened, by the present key or the previous one', () => {
    expect(loadAppSecret(NEW, '').decrypt(sealedAsBefore(NEW))).toEqual(PLAIN);
    expect(loadAppSecret(NEW, '', OLD).decrypt(sealedAsBefore(OLD))).toEqual(PLAIN);
    expect(() => loadAppSecret(NEW, '').decrypt(sealedAsBefore(OLD))).toThrow();
  });

  it('is bound to the algorithm and the key that it names: its text alone opens with no key', () => {
    const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-key-'));
    const sealed = loadAppSecret(null, folder).encrypt(PLAIN);
    const open = (head: Buffer | null) => {
      const key = readFileSync(join(folder, 'secret.key'));
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(7, 19));
      decipher.setAuthTag(sealed.subarray(-16));
      if (head) decipher.setAAD(head);
      return Buffer.concat([decipher.update(sealed.subarray(19, -16)), decipher.final()]);
    };
    expect(open(Buffer.from(sealed.subarray(0, 7)))).toEqual(PLAIN);
    expect(() => open(null)).toThrow();
    rmSync(folder, { recursive: true });
  });

  it('with the key of the data folder can be opened when a secret is set later', () => {
    const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-key-'));
    const sealed = loadAppSecret(null, folder).encrypt(PLAIN);
    expect(loadAppSecret(null, folder).decrypt(sealed)).toEqual(PLAIN);
    expect(loadAppSecret(NEW, folder).decrypt(sealed)).toEqual(PLAIN);
    rmSync(folder, { recursive: true });
  });
});

it('a key of few different characters is refused, and the message has its name only', () => {
  const start = () => parseSettings({ SECRET_KEY: 'geheim'.repeat(8) });
  expect(start).toThrow(/SECRET_KEY: niet willekeurig genoeg/);
  expect(start).not.toThrow(/geheim/);
  expect(() => parseSettings({ SECRET_KEY: randomBytes(24).toString('base64') })).not.toThrow();
  expect(() => parseSettings({ SECRET_KEY: randomBytes(24).toString('hex') })).not.toThrow();
});

describe('sealing again', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('leaves nothing under the former key, once, and names what no key opens', async () => {
    const { queries } = database;
    const before = loadAppSecret(OLD, '');
    const now = new Date();
    for (const sealed of [before.encrypt(PLAIN), sealedAsBefore(OLD), randomBytes(60)])
      await queries.execute(
        sql`INSERT INTO queued_mail (sealed, queued_at, due_at) VALUES (${sealed}, ${now}, ${now})`,
      );
    const { unreadable, ...counts } = await sealAnew(queries, loadAppSecret(NEW, '', OLD));
    expect(counts).toEqual({ anew: 2, current: 0 });
    expect(unreadable).toEqual([expect.stringMatching(/^queued_mail\.sealed of \d+$/)]);
    const mails = await listRows<{ sealed: Buffer }>(
      queries,
      sql`SELECT sealed FROM queued_mail ORDER BY id LIMIT 2`,
    );
    const after = loadAppSecret(NEW, '');
    expect(mails.map(({ sealed }) => after.decrypt(sealed))).toEqual([PLAIN, PLAIN]);
    expect(await sealAnew(queries, after)).toMatchObject({ anew: 0, current: 2 });
  });

  it('does not change what somebody else changed meanwhile', async () => {
    const { queries } = database;
    const [place] = SEALED_COLUMNS.filter(({ table }) => table === 'queued_mail');
    if (!place) throw new Error('Mails are sealed');
    const [read, changed, anew] = [1, 2, 3].map(() => loadAppSecret(NEW, '').encrypt(PLAIN)) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    const now = new Date();
    const [{ id }] = (await listRows<{ id: string }>(
      queries,
      sql`INSERT INTO queued_mail (sealed, queued_at, due_at) VALUES (${changed}, ${now}, ${now}) RETURNING id::text AS id`,
    )) as [{ id: string }];
    const stored = () =>
      listRows<{ sealed: Buffer }>(queries, sql`SELECT sealed FROM queued_mail WHERE id::text = ${id}`);
    expect(await replaceSealed(queries, place, { id, sealed: read, anew })).toBe(false);
    expect(await stored()).toEqual([{ sealed: changed }]);
    expect(await replaceSealed(queries, place, { id, sealed: changed, anew })).toBe(true);
    expect(await stored()).toEqual([{ sealed: anew }]);
  });

  /** Columns of bytes that are not sealed texts, or, for a sign-in in progress, expire within minutes. */
  const OTHERS =
    /hash|digest|content|file|bytes|picture|logo|template|public_key|image|workbook|code_verifier|body|fingerprint|sha256|document|made_by_request|salt|pdf|quantities/;

  it('covers every column of bytes that may hold a sealed text', async () => {
    const columns = await listRows<{ name: string }>(
      database.queries,
      sql`
        SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'bytea' ORDER BY 1`,
    );
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(columns.map(({ name }) => name).filter((name) => !OTHERS.test(name))).toEqual([...known].sort());
  });
});
