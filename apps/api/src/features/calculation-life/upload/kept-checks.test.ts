import { randomUUID } from 'node:crypto';
import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Database } from '../../../database/open-database.ts';
import { sql, toStatement } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { multipartBody } from '../../../testing/files/multipart-body.ts';
import { workbookOfSheets } from '../../../testing/files/workbook-of-sheets.ts';
import { type Answer, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { tidyUp } from '../../../tidy-up.ts';
import { rememberColumnPlacement } from '../../calculations/questions/column-placements.queries.ts';
import { KEPT_MS } from './keep-check.ts';
import { makeRoomForChecks } from './kept-checks.queries.ts';
import { takeRoomForCheck, WRITTEN_MAX_BYTES } from './room-for-checks.ts';

const UPLOAD = '/api/v1/project-calculation/';
const CHECK = `${UPLOAD}check/`;
const MARK = `${CHECK}marked_workbook/`;

let test: TestApp;
let alfa: string;
let lid: { accountId: string; token: string };
let bytes: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  lid = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  bytes = await exampleWorkbook(
    [
      { postNumber: '1', product: 'AC 16', quantity: 2, mkiEurPerUnit: 5 },
      { postNumber: '2', product: 'Klinkers', quantity: 0.1, mkiEurPerUnit: 1 / 3, co2: false },
    ],
    ['a1', 'a2'],
  );
});
afterAll(() => test.close());

/** The file has 4 units of €5, in a sheet with another name for the quantity. */
const TO_PLACE = workbookOfSheets({
  Posten: [
    ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hvh bestek', 'Aantal bij'],
    ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 4, 8],
  ],
  'Set A1': [
    ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
    ['1', 'MKI', 5, ...Array(9).fill(0)],
    ['1', 'GWP', 10, ...Array(9).fill(0)],
  ],
});
const QUESTION = 'column:Posten:Hoeveelheid';

type Fields = Readonly<Record<string, string>>;

interface Sending {
  readonly project: string;
  readonly type?: string;
  readonly fields?: Fields;
  readonly file?: Buffer | null;
  readonly token?: string;
}

function formOf({ project, type = 'design-baseline', fields = {}, file = null }: Sending) {
  return {
    fields: { project, calculation_type: type, ...fields },
    ...(file ? { file: { field: 'excel_file', name: 'straat.xlsx', bytes: file } } : {}),
  };
}

async function send(path: string, sending: Sending): Promise<Answer> {
  return test.send('POST', path, { token: sending.token ?? lid.token, form: formOf(sending) });
}

async function check(sending: Sending): Promise<CalculationCheck> {
  const answer = await send(CHECK, sending);
  expect(answer.status).toBe(200);
  return answer.body as CalculationCheck;
}

const named = ({ upload_key, sha256 }: CalculationCheck): Fields => ({ upload_key, sha256 });
const answered = (answers: object): Fields => ({ answers: JSON.stringify(answers) });

async function rowsOf(query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> {
  return (await test.dependencies.database.queries.execute(query)) as Record<string, unknown>[];
}

async function keptKeys(): Promise<unknown[]> {
  return (await rowsOf(sql`SELECT id FROM kept_check ORDER BY created_at, id`)).map(({ id }) => id);
}

async function storedIn(project: string): Promise<Calculation[]> {
  const answer = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token: lid.token });
  return (answer.body as { results: Calculation[] }).results;
}

/** Returns everything that the database holds of a calculation's file and figures. */
async function everythingOf(id: string): Promise<unknown> {
  const [row] = await rowsOf(sql`
    SELECT (SELECT json_agg(to_jsonb(item) - 'calculation_id' ORDER BY position)
        FROM calculation_item AS item WHERE calculation_id = ${id}) AS items,
      (SELECT json_agg(to_jsonb(total) - 'calculation_id' ORDER BY level, node_id)
        FROM calculation_total AS total WHERE calculation_id = ${id}) AS totals,
      (SELECT json_agg(to_jsonb(ratio) - 'calculation_id' ORDER BY ratio::text)
        FROM calculation_ratio_total AS ratio WHERE calculation_id = ${id}) AS ratios,
      (SELECT to_jsonb(compared) - 'calculation_id'
        FROM calculation_comparable AS compared WHERE calculation_id = ${id}) AS comparable,
      (SELECT encode(bytes, 'hex') FROM calculation_file WHERE calculation_id = ${id}) AS bytes,
      (SELECT to_jsonb(calculation) - 'id' FROM calculation WHERE id = ${id}) AS calculation`);
  return row;
}

describe('a checked file', () => {
  it('is stored by its key and hash, without being sent or read again, with the same result as an upload of the file', async () => {
    const project = await addProject(test, alfa);
    const uploaded = (await send(UPLOAD, { project, file: bytes })).body as Calculation;
    const checked = await check({ project, file: bytes });
    expect(await keptKeys()).toContain(checked.upload_key);

    const { workbookReader } = test.dependencies;
    const reads = (['read', 'check'] as const).map((job) => vi.spyOn(workbookReader, job));
    const answer = await send(UPLOAD, { project, fields: named(checked) });
    expect(answer.status).toBe(201);
    for (const read of reads) {
      expect(read).not.toHaveBeenCalled();
      read.mockRestore();
    }
    const stored = answer.body as Calculation;
    expect(stored).toEqual({ ...uploaded, uuid: stored.uuid });
    expect(stored.sha256).toBe(checked.sha256);
    expect(await everythingOf(stored.uuid)).toEqual(await everythingOf(uploaded.uuid));
    expect(await keptKeys()).not.toContain(checked.upload_key);
    expect(await rowsOf(sql`SELECT 1 FROM kept_figures WHERE check_id = ${checked.upload_key}`)).toEqual([]);
  });

  it('is stored once, however often and however fast it is requested', async () => {
    const project = await addProject(test, alfa);
    const checked = await check({ project, file: bytes });
    const fields = named(checked);
    const answers = await Promise.all([1, 2, 3].map(() => send(UPLOAD, { project, fields })));
    answers.push(await send(UPLOAD, { project, fields }));
    // Sending the file itself under the same key, as a browser does that believes the key gone, is the same upload.
    answers.push(await send(UPLOAD, { project, fields: { upload_key: checked.upload_key }, file: bytes }));
    const stored = await storedIn(project);
    expect(stored).toHaveLength(1);
    for (const { status, body } of answers)
      expect([status, (body as Calculation).uuid]).toEqual([201, stored[0]?.uuid]);
  });

  it('in two tabs becomes two calculations, each as its tab showed it', async () => {
    const project = await addProject(test, alfa);
    const tabs = await Promise.all([check({ project, file: bytes }), check({ project, file: bytes })]);
    expect(tabs[0].outcome).toBe(tabs[1].outcome);
    for (const tab of tabs) expect((await send(UPLOAD, { project, fields: named(tab) })).status).toBe(201);
    expect(await storedIn(project)).toHaveLength(2);
  });

  /** Uploads through another server, on the given database. */
  async function sendElsewhere(database: Database, project: string, checked: CalculationCheck) {
    const other = await buildApp({ ...test.dependencies, database });
    const { body, contentType } = multipartBody(formOf({ project, fields: named(checked) }));
    const answer = await other.inject({
      method: 'POST',
      url: UPLOAD,
      headers: {
        authorization: `Token ${lid.token}`,
        cookie: 'csrftoken=abc',
        'x-csrftoken': 'abc',
        'content-type': contentType,
      },
      payload: body,
    });
    await other.close();
    return { status: answer.statusCode, body: answer.json() as Calculation };
  }

  it('is stored by another server on the same database', async () => {
    const project = await addProject(test, alfa);
    const checked = await check({ project, file: bytes });
    const answer = await sendElsewhere(test.dependencies.database, project, checked);
    expect([answer.status, answer.body.mki_value]).toEqual([201, checked.totals[0]?.mki_value]);
  });

  it('is one calculation when another request stores it just before it is looked up', async () => {
    const project = await addProject(test, alfa);
    const checked = await check({ project, file: bytes });
    const { database } = test.dependencies;
    let first: Answer | null = null;
    const overtaken: Database = {
      ...database,
      queries: {
        async execute(query, planning) {
          const isLookedFor = toStatement(query).sql.includes('FROM kept_check');
          if (isLookedFor && !first) first = await send(UPLOAD, { project, fields: named(checked) });
          return database.queries.execute(query, planning);
        },
      },
    };
    const second = await sendElsewhere(overtaken, project, checked);
    expect(first).toMatchObject({ status: 201, body: { uuid: second.body.uuid } });
    expect(second.status).toBe(201);
    expect(await storedIn(project)).toHaveLength(1);
  });
});

describe('a key gives nothing', () => {
  it('to another account, organisation, project, type or file, or after its time', async () => {
    const project = await addProject(test, alfa);
    const beta = await addOrganisation(test, `beta-${randomUUID()}`);
    const colleague = await addUser(test, { username: `collega-${randomUUID()}`, organisationIds: [alfa] });
    const outsider = await addUser(test, { username: `buiten-${randomUUID()}`, organisationIds: [beta] });
    const elsewhere = await addProject(test, beta);
    const checked = await check({ project, file: bytes });
    const fields = named(checked);
    const hostile: readonly (readonly [number, Sending])[] = [
      [410, { project, fields, token: colleague.token }],
      [404, { project, fields, token: outsider.token }],
      [410, { project: elsewhere, fields, token: outsider.token }],
      [410, { project: await addProject(test, alfa), fields }],
      [410, { project, fields, type: 'design-optimization' }],
      [410, { project, fields: { ...fields, sha256: '0'.repeat(64) } }],
      [410, { project, fields: { ...fields, upload_key: randomUUID() } }],
      [400, { project, fields: { ...fields, upload_key: "' OR true --" } }],
      [400, { project, fields: { ...fields, sha256: 'x' } }],
      [400, { project, fields: { upload_key: checked.upload_key } }],
    ];
    for (const [status, sending] of hostile)
      for (const path of [UPLOAD, CHECK, MARK]) expect((await send(path, sending)).status).toBe(status);
    expect((await send(UPLOAD, { project, fields, token: colleague.token })).body).toEqual({
      detail: expect.stringContaining('Verstuur het bestand opnieuw'),
    });

    test.clock.moment = new Date(test.clock.moment.getTime() + KEPT_MS);
    expect((await send(UPLOAD, { project, fields })).status).toBe(410);
    expect(await storedIn(project)).toEqual([]);
  });

  it('to somebody who is no longer a member', async () => {
    const project = await addProject(test, alfa);
    const leaver = await addUser(test, { username: `weg-${randomUUID()}`, organisationIds: [alfa] });
    const checked = await check({ project, file: bytes, token: leaver.token });
    await test.dependencies.database.queries.execute(
      sql`UPDATE membership SET active = false WHERE account_id = ${leaver.accountId}`,
    );
    const sending = { project, fields: named(checked), token: leaver.token };
    for (const path of [UPLOAD, CHECK, MARK]) expect((await send(path, sending)).status).toBe(404);
    expect(await storedIn(project)).toEqual([]);
  });
});

it('a project that was closed after the check refuses the file, and accepts it once it is open again', async () => {
  const project = await addProject(test, alfa);
  const checked = await check({ project, file: bytes });
  const lock = (locked: boolean) =>
    test.dependencies.database.queries.execute(
      sql`UPDATE project SET locked = ${locked} WHERE id = ${project}`,
    );
  await lock(true);
  expect((await send(UPLOAD, { project, fields: named(checked) })).status).toBe(409);
  await lock(false);
  expect((await send(UPLOAD, { project, fields: named(checked) })).status).toBe(201);
});

describe('answers', () => {
  it('that change the reading cause a new reading of the stored file, which no other answers can store', async () => {
    const project = await addProject(test, alfa);
    const asked = await check({ project, file: TO_PLACE });
    expect(asked).toMatchObject({ accepted: false, questions: [{ id: QUESTION, changes_reading: true }] });
    // A file with errors is stored to be read again, but it has no calculation to store.
    expect((await send(UPLOAD, { project, fields: named(asked) })).status).toBe(410);

    const four = answered({ [QUESTION]: 'Hvh bestek' });
    const placed = await check({ project, fields: { ...named(asked), ...four } });
    expect(placed).toMatchObject({ accepted: true, totals: [{ mki_value: 20 }] });
    expect(placed.upload_key).not.toBe(asked.upload_key);
    expect(placed.outcome).not.toBe(asked.outcome);
    // The former key is gone, together with its check.
    expect((await send(CHECK, { project, fields: named(asked) })).status).toBe(410);

    const eight = answered({ [QUESTION]: 'Aantal bij' });
    expect((await send(UPLOAD, { project, fields: { ...named(placed), ...eight } })).status).toBe(410);
    expect((await send(UPLOAD, { project, fields: named(placed) })).status).toBe(410);
    const stored = await send(UPLOAD, { project, fields: { ...named(placed), ...four } });
    expect(stored).toMatchObject({
      status: 201,
      body: { mki_value: 20, excel_file: 'straat.xlsx', answers: [{ answer: 'Hvh bestek' }] },
    });
    await rowsOf(sql`DELETE FROM column_placement`);
  });

  it('that are missing are required, as they are for an upload', async () => {
    const project = await addProject(test, alfa);
    const dominant = await exampleWorkbook(
      Array.from({ length: 6 }, (_, at) => ({
        postNumber: String(at),
        product: `Product ${at}`,
        quantity: 1,
        mkiEurPerUnit: at === 0 ? 100 : 1,
      })),
    );
    const checked = await check({ project, file: dominant });
    const [question] = checked.questions;
    const open = await send(UPLOAD, { project, fields: named(checked) });
    expect(open).toMatchObject({ status: 400, body: [expect.stringContaining('Posten')] });
    const confirmed = answered({ [question?.id ?? '']: 'confirmed' });
    const stored = await send(UPLOAD, { project, fields: { ...named(checked), ...confirmed } });
    expect(stored).toMatchObject({ status: 201, body: { answers: [{}] } });
  });
});

describe('a file that would now be read with another result is not stored', () => {
  it('after a choice of the organisation: the stored file is read again, with the same result or another', async () => {
    const project = await addProject(test, alfa);
    const checked = await check({ project, file: bytes });
    const place = (header: string, column: string) =>
      rememberColumnPlacement(test.dependencies.database.queries, {
        ...{ sheet: 'posten', header, headerKey: header.toLowerCase().replaceAll(' ', ''), column },
        ...{ organisationId: alfa, accountId: lid.accountId, at: test.clock.now() },
      });
    await place('Hvh bestek', 'Hoeveelheid');
    expect((await send(UPLOAD, { project, fields: named(checked) })).status).toBe(410);
    const again = await check({ project, fields: named(checked) });
    expect(again.outcome).toBe(checked.outcome);
    expect((await send(UPLOAD, { project, fields: named(again) })).status).toBe(201);

    const byMemory = await check({ project, file: TO_PLACE });
    expect(byMemory.totals[0]?.mki_value).toBe(20);
    await rowsOf(sql`DELETE FROM column_placement`);
    await place('Aantal bij', 'Hoeveelheid');
    expect((await send(UPLOAD, { project, fields: named(byMemory) })).status).toBe(410);
    const otherwise = await check({ project, fields: named(byMemory) });
    expect(otherwise.totals[0]?.mki_value).toBe(40);
    expect(otherwise.outcome).not.toBe(byMemory.outcome);
    await rowsOf(sql`DELETE FROM column_placement`);
  });

  it('after another version of the weights', async () => {
    const project = await addProject(test, alfa);
    const checked = await check({ project, file: bytes });
    await rowsOf(sql`INSERT INTO weight_version_name (set_code, version) VALUES ('a1', '2026-2')`);
    await rowsOf(sql`
      INSERT INTO weight_table (set_code, version, valid_from, created_at)
      VALUES ('a1', '2026-2', '2026-01-01', now())`);
    await rowsOf(sql`
      INSERT INTO weight (table_id, position, code, unit, value_eur, source)
      SELECT fresh.id, position, code, unit, 2 * value_eur, weight.source
      FROM weight JOIN weight_table AS former ON former.id = weight.table_id AND former.version = '2026-1',
        weight_table AS fresh
      WHERE former.set_code = 'a1' AND fresh.set_code = 'a1' AND fresh.version = '2026-2'`);
    expect((await send(UPLOAD, { project, fields: named(checked) })).status).toBe(410);
    const again = await check({ project, fields: named(checked) });
    // The figures are the same, because these items state their MKI themselves. The statement about the weights
    // differs.
    expect(again.outcome).not.toBe(checked.outcome);
    const stored = await send(UPLOAD, { project, fields: named(again) });
    expect(stored).toMatchObject({ status: 201, body: { weights_version: '2026-2' } });
  });

  it('after a change of the code that reads', async () => {
    const project = await addProject(test, alfa);
    const checked = await check({ project, file: bytes });
    const { workbookReader } = test.dependencies;
    const upgraded = vi.spyOn(workbookReader, 'version').mockResolvedValue('the next version');
    expect((await send(UPLOAD, { project, fields: named(checked) })).status).toBe(410);
    const again = await check({ project, fields: named(checked) });
    expect(again.outcome).toBe(checked.outcome);
    expect((await send(UPLOAD, { project, fields: named(again) })).status).toBe(201);
    upgraded.mockRestore();
  });
});

it('the stored file is marked without being sent again', async () => {
  const project = await addProject(test, alfa);
  const checked = await check({ project, file: bytes });
  const marked = await send(MARK, { project, fields: named(checked) });
  const sent = await send(MARK, { project, file: bytes });
  expect(marked.status).toBe(200);
  expect(marked.headers['content-disposition']).toBe(sent.headers['content-disposition']);
  expect(marked.bytes.length).toBe(sent.bytes.length);
});

it('a request with neither a file nor the name of one is refused', async () => {
  const project = await addProject(test, alfa);
  for (const path of [UPLOAD, CHECK, MARK])
    expect(await send(path, { project })).toMatchObject({
      status: 400,
      body: ['Kies een Excel-bestand (.xlsx, .xlsm of .xls)'],
    });
});

describe('the stored checks are limited', () => {
  it('in number for each account: the oldest of that account makes room, and nobody else’s', async () => {
    const project = await addProject(test, alfa);
    const other = await addUser(test, { username: `ander-${randomUUID()}`, organisationIds: [alfa] });
    const theirs = await check({ project, file: bytes, token: other.token });
    const own: CalculationCheck[] = [];
    for (let at = 0; at < 9; at++) {
      test.clock.moment = new Date(test.clock.moment.getTime() + 1_000);
      own.push(await check({ project, file: bytes }));
    }
    const kept = await keptKeys();
    const ownKeys = own.map(({ upload_key }) => upload_key);
    expect(ownKeys.filter((key) => kept.includes(key))).toEqual(ownKeys.slice(1));
    expect(kept).toContain(theirs.upload_key);
  });

  it('in bytes, with the figures included; the newest stays, whatever its size', async () => {
    const project = await addProject(test, alfa);
    const { token, accountId } = await addUser(test, {
      username: `veel-${randomUUID()}`,
      organisationIds: [alfa],
    });
    const keys: string[] = [];
    for (let at = 0; at < 3; at++) {
      test.clock.moment = new Date(test.clock.moment.getTime() + 1_000);
      keys.push((await check({ project, file: bytes, token })).upload_key);
    }
    const [{ size } = { size: 0 }] = await rowsOf(
      sql`SELECT size_bytes::int AS size FROM kept_check WHERE id = ${keys[0]}`,
    );
    expect(size).toBeGreaterThan(bytes.length + 1_000);
    const { queries } = test.dependencies.database;
    const within = async (limit: number) => {
      const bounds = { count: 8, bytes: limit };
      await makeRoomForChecks(queries, { accountId, now: test.clock.now() }, bounds);
      const kept = await keptKeys();
      return keys.filter((key) => kept.includes(key));
    };
    expect(await within(3 * Number(size))).toEqual(keys);
    expect(await within(2 * Number(size))).toEqual(keys.slice(1));
    expect(await within(1)).toEqual(keys.slice(2));
  });

  describe('in the bytes written to the disk in an hour, also for checks that were deleted since', () => {
    const QUARTER_TO = new Date('2026-03-02T14:45:00Z');
    const DAY_MS = 86_400_000;
    /** slightly more than the figures of the file */
    const FIGURES_BYTES = 14_500;
    let now = QUARTER_TO;
    const writtenBy = (accountId: string, writesBytes: number) =>
      takeRoomForCheck(test.dependencies.database, { accountId, now, writesBytes });
    /** Leaves an account this much room in an hour in which it has written nothing yet. */
    const leaveRoom = (accountId: string, bytes: number) =>
      expect(writtenBy(accountId, WRITTEN_MAX_BYTES.account - bytes)).toBeNull();
    const newcomer = () => addUser(test, { username: `vult-${randomUUID()}`, organisationIds: [alfa] });

    beforeEach(() => {
      // Each test has an hour of its own.
      now = new Date(now.getTime() + DAY_MS);
      test.clock.moment = now;
    });

    it('for one account: it reads when to continue, and others are not limited', async () => {
      const project = await addProject(test, alfa);
      const { accountId, token } = await newcomer();
      leaveRoom(accountId, bytes.length + FIGURES_BYTES);
      const former = await check({ project, file: bytes, token });
      const reads = vi.spyOn(test.dependencies.workbookReader, 'check');
      const refusal = await send(CHECK, { project, file: bytes, token });
      expect(reads).not.toHaveBeenCalled();
      reads.mockRestore();
      expect(refusal).toMatchObject({
        status: 429,
        body: { detail: expect.stringMatching(/^U hebt het afgelopen uur .* Ga over 15 minuten verder/) },
      });
      expect(refusal.headers['retry-after']).toBe('900');
      // A checked file can be stored, and a colleague is not limited.
      expect((await send(UPLOAD, { project, fields: named(former), token })).status).toBe(201);
      await check({ project, file: bytes });
      test.clock.moment = new Date(now.getTime() + 15 * 60_000);
      await check({ project, file: bytes, token });
    });

    it('with the figures included, and the file counted once when it is read again', async () => {
      const project = await addProject(test, alfa);
      const { accountId, token } = await newcomer();
      leaveRoom(accountId, bytes.length + FIGURES_BYTES / 2);
      expect((await send(CHECK, { project, file: bytes, token })).status).toBe(429);
      const other = await newcomer();
      leaveRoom(other.accountId, bytes.length + 2 * FIGURES_BYTES);
      const former = await check({ project, file: bytes, token: other.token });
      await check({ project, fields: named(former), token: other.token });
    });

    it('for all accounts together', async () => {
      const project = await addProject(test, alfa);
      for (let left: number = WRITTEN_MAX_BYTES.all; left > 0; left -= WRITTEN_MAX_BYTES.account)
        expect(writtenBy(randomUUID(), WRITTEN_MAX_BYTES.account)).toBeNull();
      const refusal = await send(CHECK, { project, file: bytes });
      expect(refusal).toMatchObject({
        status: 429,
        body: { detail: expect.stringMatching(/^Het afgelopen uur zijn er meer bestanden gecontroleerd/) },
      });
      test.clock.moment = new Date(now.getTime() + 15 * 60_000);
      await check({ project, file: bytes });
    });
  });

  it('in time: expired checks are removed with other expired rows, and their room is given back', async () => {
    const project = await addProject(test, alfa);
    const { upload_key } = await check({ project, file: bytes });
    await tidyUp(test.dependencies);
    expect(await keptKeys()).toContain(upload_key);
    test.clock.moment = new Date(test.clock.moment.getTime() + KEPT_MS);
    await tidyUp(test.dependencies);
    expect(await keptKeys()).toEqual([]);
    expect(await rowsOf(sql`SELECT 1 FROM kept_figures`)).toEqual([]);
  });
});

it('stored checks are not logged, not dumped with the data of logged tables, and not part of a replica', async () => {
  const rows = await rowsOf(
    sql`SELECT relname, relpersistence::text AS kind FROM pg_class WHERE relname IN ('kept_check', 'kept_figures')`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['u', 'u']);
});
