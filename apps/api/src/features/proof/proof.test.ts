import { createHash } from 'node:crypto';
import { FIXED_KINDS, PROOF_FORM } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { makeDigestsWithin, tampered as tamper } from '../../testing/faults/tampered.ts';
import { addIssued } from '../../testing/issued.ts';
import { startTenderWorld, type TenderWorld } from '../../testing/tender-world.ts';
import { runsOnServer } from '../../testing/test-database.ts';
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { type NewHistoryEntry, recordHistory } from '../record/record-history.queries.ts';
import { insertReport } from '../reports/reports.queries.ts';
import { type Digest, joinDigest, leafLines, readDigest } from './digest-file.ts';
import { makeDigests } from './make-digests.ts';
import { listProved } from './proof-rows.queries.ts';
import { tellVerification } from './verify/tell-verification.ts';
import { type Verified, verifyProof } from './verify/verify-proof.ts';

let world: TenderWorld;
let organisation: string;
let project: string;

const at = (moment: string) => {
  world.test.clock.moment = new Date(moment);
};
const make = () => makeDigests(world.test.dependencies);

/** Returns what a verification of the organisation finds after the owner of the database made this change. */
async function tampered(
  statements: readonly SQL[],
  file: Buffer | null = null,
  after?: (queries: Queries) => Promise<void>,
) {
  return toldOf(await tamper(world.test, statements, { file, ...(after ? { after } : {}) }));
}

function toldOf(verified: readonly Verified[]) {
  const own = verified.find(({ tenantId }) => tenantId === organisation);
  if (!own) throw new Error('The organisation was not verified');
  return { ...own, told: tellVerification(verified, world.test.clock.now()) };
}

async function verify(file: Buffer | null = null) {
  return toldOf(await verifyProof(world.test.dependencies.database, file));
}

const kindsOf = async () => (await verify()).differences.map(({ kind }) => kind);

async function digests(tenantId = organisation): Promise<(Digest & { bytes: Buffer })[]> {
  const rows = await listRows<{ bytes: Buffer }>(
    world.test.dependencies.database.queries,
    sql`SELECT bytes FROM proof_digest WHERE tenant_id = ${tenantId} ORDER BY number`,
  );
  return rows.map(({ bytes }) => {
    const digest = readDigest(bytes);
    if (!digest) throw new Error('A digest that was made can be read');
    return { ...digest, bytes };
  });
}

async function rename(name: string): Promise<void> {
  const answer = await world.test.send('PATCH', `/api/v1/project/${project}/`, {
    token: world.an.token,
    body: { project_name: name },
  });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  world = await startTenderWorld();
  ({ organisation } = world);
  const { queries } = world.test.dependencies.database;
  at('2026-03-02T09:00:00Z');
  project = await world.addTender({ sealed: true });
  const bid = await world.enter(project, 'Aannemer', 912_345);
  expect((await world.uploadBid(bid.uuid, 70_000)).status).toBe(201);
  await addIssued(
    queries,
    { id: project, organisationId: organisation },
    {
      issuedAt: world.test.clock.now(),
      issuedBy: world.an.accountId,
    },
  );
  const bytes = Buffer.alloc(32, 7);
  await insertReport(
    queries,
    { id: project, organisationId: organisation },
    {
      ...{
        accountId: world.an.accountId,
        makerName: 'An',
        language: 'nl',
        calculations: [],
        fingerprint: bytes,
      },
      ...{
        sha256: bytes,
        workbookSha256: bytes,
        document: bytes,
        workbook: bytes,
        createdAt: world.test.clock.now(),
      },
    },
  );
  at('2026-03-03T09:00:00Z');
  await make();
});
afterAll(() => world.test.close());

describe('the digest of a day', () => {
  it('covers every kind of row, and is made once a day', async () => {
    await make();
    const [first, ...more] = await digests();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ number: 1, day: '2026-03-02', previous: null, organization: organisation });
    const kinds = first?.leaves.map(({ kind }) => kind) ?? [];
    expect(kinds).toContain('history');
    expect(kinds.filter((kind) => kind === 'file')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'issued')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'issued-file')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'report')).toHaveLength(1);
    for (const kind of ['project', 'calculation', 'bid'])
      expect(kinds.filter((each) => each === kind)).toHaveLength(1);
    const { differences, told } = await verify();
    expect(differences).toEqual([]);
    expect(told).toContain('Organisatie alfa: 1 vingerafdruk, tot en met 02-03-2026.');
    expect(told).toContain('Geen verschillen');
    expect(told).toContain('Wat dit niet laat zien');
  });

  it('covers the same fields of a person as the database', async () => {
    const [{ definition } = { definition: '' }] = await listRows<{ definition: string }>(
      world.test.dependencies.database.queries,
      sql`SELECT pg_get_functiondef('without_person'::regproc) AS definition`,
    );
    const list = /ARRAY\[([^\]]+)\]/.exec(definition)?.[1] ?? '';
    const fields = [...list.matchAll(/'(\w+)'/g)].map(([, field]) => field);
    expect(fields.toSorted()).toEqual(PROOF_FORM.person_fields.toSorted());
  });

  it('names the one before it by its SHA-256, and covers no row twice', async () => {
    at('2026-03-03T10:00:00Z');
    await rename('Dorpsstraat');
    at('2026-03-04T09:00:00Z');
    await make();
    const [first, second] = await digests();
    expect(second?.previous).toBe(
      createHash('sha256')
        .update(first?.bytes ?? '')
        .digest('hex'),
    );
    expect(second?.leaves.map(({ kind }) => kind)).toEqual(['history']);
    expect((await verify()).differences).toEqual([]);
  });

  it('includes what was stored too late in the next one, and days on which no server ran', async () => {
    const { queries } = world.test.dependencies.database;
    const before = (await digests()).length;
    at('2026-03-05T09:00:00Z');
    await make();
    // It was recorded before midnight, and committed after the digest of its day was made.
    const entry: NewHistoryEntry = {
      ...{
        at: new Date('2026-03-04T22:59:00Z'),
        accountId: null,
        organisationId: organisation,
        projectId: project,
      },
      subject: { type: 'project', id: project, name: 'Laat' },
      ...{ action: 'changed', changes: {} },
    };
    await recordHistory(queries, entry);
    const late = await verify();
    expect(late.differences).toEqual([]);
    expect(late.waiting).toBe(1);
    at('2026-03-09T09:00:00Z');
    await make();
    const made = (await digests()).slice(before);
    expect(made.map(({ day, leaves }) => [day, leaves.length])).toEqual([
      ['2026-03-04', 0],
      ['2026-03-08', 1],
    ]);
    expect((await verify()).differences).toEqual([]);
  });

  it('is not made for an earlier day when the clock was set back', async () => {
    const before = (await digests()).length;
    at('2026-03-06T09:00:00Z');
    await make();
    expect(await digests()).toHaveLength(before);
    at('2026-03-09T09:00:00Z');
  });

  it('is made once by two servers at the same moment', async () => {
    const before = (await digests()).length;
    at('2026-03-10T09:00:00Z');
    await rename('Dorpsstraat fase 2');
    at('2026-03-11T09:00:00Z');
    if (runsOnServer()) {
      // Both have found that there is none yet, and wait for the chain.
      let both: Promise<unknown> = Promise.resolve();
      await world.test.dependencies.database.transaction(async (queries) => {
        await queries.execute(sql`SELECT FROM proof_chain WHERE tenant_id = ${organisation} FOR UPDATE`);
        both = Promise.all([make(), make()]);
        both.catch(() => {});
        await untilSomebodyWaits(world.test);
      });
      await both;
    } else await Promise.all([make(), make()]);
    const made = (await digests()).slice(before);
    expect(made.map(({ day }) => day)).toEqual(['2026-03-10']);
    expect(await kindsOf()).toEqual([]);
  });

  it('has nothing by which a sealed bid could be guessed, and no row of another organisation', async () => {
    const other = await addOrganisation(world.test, 'zeta');
    const { token } = await addUser(world.test, { username: 'buiten', organisationIds: [other] });
    const theirs = await addProject(world.test, other);
    const changed = await world.test.send('PATCH', `/api/v1/project/${theirs}/`, {
      token,
      body: { project_name: 'Van een ander' },
    });
    expect(changed.status).toBe(200);
    at('2026-03-12T09:00:00Z');
    await make();
    const own = (await digests()).map(({ bytes }) => bytes.toString()).join('');
    expect(own).not.toContain(theirs);
    expect((await digests(other)).map(({ bytes }) => bytes.toString()).join('')).toContain(theirs);

    // Somebody who knows everything of a row except its salt computes another hash.
    expect(own).not.toContain('912345');
    const leaves = await listRows<{ content: string }>(
      world.test.dependencies.database.queries,
      sql`SELECT encode(sha256(bytes), 'hex') AS content FROM calculation_file`,
    );
    for (const { content } of leaves) expect(own).not.toContain(content);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const { form, leaves: ofDay } of await digests())
      for (const kind of FIXED_KINDS)
        for (const { key } of ofDay.filter((leaf) => leaf.kind === kind)) {
          const asked = { tenantId: organisation, keys: [key] };
          const [row] = await listProved(world.test.dependencies.database.queries, kind, asked, form);
          if (!row) throw new Error('Every row that is vouched for is there');
          expect(own).not.toContain(sha256(row.content));
          expect(own).not.toContain(sha256(row.names ?? ''));
        }
    const states = await listRows<{ content: string }>(
      world.test.dependencies.database.queries,
      sql`SELECT content FROM proof_state WHERE kind = 'bid'`,
    );
    expect(states.map(({ content }) => content).join()).toContain('912345');
    for (const { content } of states) expect(own).not.toContain(sha256(content));
    const salts = await listRows<{ salt: string }>(
      world.test.dependencies.database.queries,
      sql`SELECT encode(salt, 'hex') AS salt FROM proof_leaf UNION ALL SELECT encode(salt, 'hex') FROM proof_state`,
    );
    expect(new Set(salts.map(({ salt }) => salt)).size).toBe(salts.length);
    for (const { salt } of salts) expect(own).not.toContain(salt);
  });

  it('covers rows without an organisation under the nil identifier', async () => {
    await recordHistory(world.test.dependencies.database.queries, {
      ...{ at: new Date('2026-03-11T12:00:00Z'), accountId: null, organisationId: null, projectId: null },
      ...{ subject: { type: 'account', id: null, name: 'Nieuw' }, action: 'created', changes: {} },
    });
    at('2026-03-13T09:00:00Z');
    await make();
    const leaves = (await digests(OF_NO_ORGANISATION)).flatMap((digest) => digest.leaves);
    expect(leaves.length).toBeGreaterThan(0);
    expect(await kindsOf()).toEqual([]);
  });
});

describe('verifying finds', () => {
  const ofBid = sql`id = (SELECT min(id) FROM history_entry WHERE subject_type = 'applicant')`;

  it('nothing where nothing was changed', async () => {
    expect(await tampered([])).toMatchObject({ differences: [] });
  });

  it.each([
    [
      'a figure in an entry that was changed',
      sql`UPDATE history_entry SET changes = changes || '{"quotePriceEur": {"from": null, "to": 1}}' WHERE ${ofBid}`,
      ['row-changed history'],
    ],
    [
      'the moment of an entry that was changed by a microsecond',
      sql`UPDATE history_entry SET occurred_at = occurred_at + interval '1 microsecond' WHERE ${ofBid}`,
      ['row-changed history'],
    ],
    [
      'another name in an entry',
      sql`UPDATE history_entry SET actor_name = 'Iemand anders' WHERE ${ofBid}`,
      ['names-changed history'],
    ],
    ['an entry that was removed', sql`DELETE FROM history_entry WHERE ${ofBid}`, ['row-removed history']],
    [
      'an entry that was added with an earlier date',
      sql`
        INSERT INTO history_entry (occurred_at, actor_name, organisation_id, tenant_id, project_id, subject_type,
          subject_name, action, changes)
        SELECT '2026-03-02T10:00:00Z', '', organisation_id, tenant_id, project_id, subject_type, subject_name, action, changes
        FROM history_entry WHERE ${ofBid}`,
      ['row-added history'],
    ],
    [
      'a byte of a calculation that was changed',
      sql`UPDATE calculation_file SET bytes = set_byte(bytes, 40, get_byte(bytes, 40) # 1)`,
      ['row-changed file'],
    ],
    [
      'a calculation that was given to another bidder',
      sql`UPDATE calculation SET applicant_id = NULL, calculation_type = 'design-baseline' WHERE applicant_id IS NOT NULL`,
      ['row-changed file', 'row-changed calculation'],
    ],
    [
      'an issued model that was changed',
      sql`UPDATE issued_criterion SET model = model || '{"upperEur": 100001}' WHERE number = 1`,
      ['row-changed issued'],
    ],
    [
      'an issued file that was changed, with its SHA-256',
      sql`UPDATE issued_file SET bytes = 'PL', sha256 = sha256('PL') WHERE kind = 'note' AND language = 'nl'`,
      ['row-changed issued-file'],
    ],
    [
      'an issued file that was removed',
      sql`DELETE FROM issued_file WHERE kind = 'note' AND language = 'nl'`,
      ['row-removed issued-file'],
    ],
    [
      'a byte of a report that was changed',
      sql`UPDATE report SET document = set_byte(document, 0, 1)`,
      ['row-changed report'],
    ],
    [
      'what a row was hashed with that is gone',
      sql`DELETE FROM proof_leaf WHERE kind = 'report'`,
      ['salt-missing report'],
    ],
    [
      'the salt of names that is gone although nobody was erased',
      sql`UPDATE proof_leaf SET names_salt = NULL WHERE kind = 'history' AND row_key = (
        SELECT min(id)::text FROM history_entry WHERE subject_type = 'applicant')`,
      ['salt-missing history'],
    ],
  ])('%s', async (_what, statement, found) => {
    const { differences, told } = await tampered([statement]);
    expect(differences.map((each) => `${each.kind} ${'row' in each ? each.row : each.number}`)).toEqual(
      found,
    );
    expect(new Set(differences.map((each) => 'row' in each && each.projectId))).toEqual(new Set([project]));
    expect(told).toContain('VERSCHIL project Dorpsstraat fase 2: ');
    const count = found.length === 1 ? '1 verschil' : `${found.length} verschillen`;
    expect(told).toContain(`${count}: de database is niet meer zoals die is vastgelegd.`);
  });

  it('a row that was added with an earlier date, also once a digest covers it', async () => {
    const added = sql`
      INSERT INTO history_entry (id, occurred_at, actor_name, organisation_id, tenant_id, project_id, subject_type,
        subject_name, action, changes) OVERRIDING SYSTEM VALUE
      SELECT 999999, '2026-03-02T10:00:00Z', '', organisation_id, tenant_id, project_id, subject_type, subject_name, action,
        changes
      FROM history_entry WHERE ${ofBid}`;
    const { differences, waiting } = await tampered([added], null, (queries) =>
      makeDigestsWithin(world.test, queries, new Date('2026-03-18T09:00:00Z')),
    );
    expect(differences).toEqual([expect.objectContaining({ kind: 'row-added', key: '999999' })]);
    expect(waiting).toBe(0);
  });
});

describe('verifying the chain', () => {
  const faultsOf = ({ differences }: Verified) =>
    differences.map((each) => `${each.kind} ${'number' in each ? each.number : each.key}`);

  it('finds a digest with a changed byte', async () => {
    const changed = sql`UPDATE proof_digest SET bytes = set_byte(bytes, 60, 48) WHERE number = 2 AND tenant_id = ${organisation}`;
    expect(faultsOf(await tampered([changed]))).toContain('digest-changed 2');
  });

  it('finds a digest that was remade with its own SHA-256', async () => {
    const [, digest] = await digests();
    if (!digest) throw new Error('There is a second digest');
    const { bytes: _bytes, leaves: _leaves, ...said } = digest;
    const bytes = joinDigest(said, []);
    const anew = sql`UPDATE proof_digest SET bytes = ${bytes}, sha256 = sha256(${bytes}::bytea), leaves = 0
      WHERE number = 2 AND tenant_id = ${organisation}`;
    const found = faultsOf(await tampered([anew]));
    expect(found).toContain('chain-broken 3');
    // The row that the digest vouched for no longer matches any row.
    expect(found.some((each) => each.startsWith('row-added'))).toBe(true);
  });

  it('finds that a digest is missing, the last one too', async () => {
    const count = (await digests()).length;
    const without = (number: number) => [
      sql`DELETE FROM proof_leaf WHERE digest_number = ${number} AND tenant_id = ${organisation}`,
      sql`DELETE FROM proof_digest WHERE number = ${number} AND tenant_id = ${organisation}`,
    ];
    expect(faultsOf(await tampered(without(2)))).toContain('digest-missing 2');
    expect(faultsOf(await tampered(without(count)))).toContain(`digest-missing ${count}`);
  });

  it('compares a file that was stored elsewhere with the database', async () => {
    const [first, digest] = await digests();
    if (!first || !digest) throw new Error('There are two digests');
    const { differences, told } = await verify(digest.bytes);
    expect(differences).toEqual([]);
    expect(told).not.toContain('Van geen organisatie');

    // The whole chain was made again without a trace, from the first digest on: the file still shows it.
    const { bytes: _bytes, leaves, ...said } = first;
    const anew = joinDigest({ ...said, made_at: '2026-03-03T08:00:00.000Z' }, [leafLines(leaves)]);
    const replaced = [
      sql`UPDATE proof_digest SET bytes = ${anew}, sha256 = sha256(${anew}::bytea) WHERE number = 1 AND tenant_id = ${organisation}`,
    ];
    expect(faultsOf(await tampered(replaced, first.bytes))).toEqual(['other-digest 1']);
    expect(faultsOf(await tampered(replaced, digest.bytes))).toEqual(['chain-broken 2']);
  });

  it('finds that the database was restored to a state before the file', async () => {
    const kept = (await digests()).at(-1);
    if (!kept) throw new Error('There is a digest');
    const back = [
      sql`DELETE FROM proof_leaf WHERE digest_number = ${kept.number} AND tenant_id = ${organisation}`,
      sql`UPDATE proof_chain SET (number, day, sha256) = (SELECT number, day, sha256 FROM proof_digest
        WHERE number = ${kept.number - 1} AND tenant_id = ${organisation}) WHERE tenant_id = ${organisation}`,
      sql`DELETE FROM proof_digest WHERE number = ${kept.number} AND tenant_id = ${organisation}`,
    ];
    expect(faultsOf(await tampered(back))).toEqual([]);
    expect(faultsOf(await tampered(back, kept.bytes))).toContain(`digest-missing ${kept.number}`);
  });

  it('refuses a file that is no digest', async () => {
    await expect(verify(Buffer.from('{"product":"Milieuspoor"}'))).rejects.toThrow('geen vingerafdruk');
  });

  it('the database refuses every change of it', async () => {
    const { queries } = world.test.dependencies.database;
    for (const statement of [
      sql`UPDATE proof_digest SET leaves = 0`,
      sql`DELETE FROM proof_digest`,
      sql`UPDATE proof_leaf SET salt = sha256('a')`,
      sql`UPDATE proof_leaf SET names_salt = sha256('a')`,
      sql`DELETE FROM proof_leaf`,
      sql`UPDATE proof_state SET content = '{}'`,
      sql`DELETE FROM proof_state`,
    ])
      await expect(queries.execute(statement)).rejects.toThrow('a digest is never changed');
  });
});

it('after an erasure everything else can be verified, and the verification states whose names cannot', async () => {
  const leaver = await addUser(world.test, { username: 'vertrekker', organisationIds: [organisation] });
  at('2026-03-20T09:00:00Z');
  const added = await world.test.send(
    'PATCH',
    `/api/v1/project/${await addProject(world.test, organisation)}/`,
    {
      token: leaver.token,
      body: { project_name: 'Van een vertrekker' },
    },
  );
  expect(added.status).toBe(200);
  at('2026-03-21T09:00:00Z');
  await make();
  expect((await verify()).namesErased).toBe(0);
  const erased = await world.test.send('POST', `/api/v1/admin/users/${leaver.accountId}/erasure/`, {
    token: world.staff.token,
    body: { username: 'vertrekker', awards: false },
  });
  expect(erased.status).toBe(200);
  const { differences, namesErased, told } = await verify();
  expect(differences).toEqual([]);
  expect(namesErased).toBe(1);
  expect(told).toContain('Van 1 regel zijn de namen niet meer na te gaan: een persoon is gewist.');
  // Everything except the names is verified as before.
  const changed = await tampered([
    sql`UPDATE history_entry SET changes = '{}' WHERE account_id = ${leaver.accountId}`,
  ]);
  expect(changed.differences).toEqual([expect.objectContaining({ kind: 'row-changed' })]);
  // Another name in the place of the pseudonym is found, too.
  const renamed = await tampered([
    sql`UPDATE history_entry SET actor_name = 'Iemand anders' WHERE account_id = ${leaver.accountId}`,
  ]);
  expect(renamed.differences).toEqual([expect.objectContaining({ kind: 'salt-missing' })]);
});

it('no digest is made during the erasure of somebody whom it would cover, so that no hash of the name is stored', async () => {
  // Only on a server do transactions run in parallel, so that one can wait.
  if (!runsOnServer()) return;
  const { database } = world.test.dependencies;
  at('2026-03-24T09:00:00Z');
  await rename('Dorpsstraat fase 3');
  at('2026-03-25T09:00:00Z');
  const before = (await digests()).length;
  await database.transaction(async (queries) => {
    // An erasure locks the entries from which it removes a name.
    await queries.execute(sql`
      SELECT FROM history_entry WHERE id = (SELECT max(id) FROM history_entry WHERE organisation_id = ${organisation})
      FOR NO KEY UPDATE`);
    await make();
    expect(await digests()).toHaveLength(before);
  });
  await make();
  expect(await digests()).toHaveLength(before + 1);
  expect(await kindsOf()).toEqual([]);
});
