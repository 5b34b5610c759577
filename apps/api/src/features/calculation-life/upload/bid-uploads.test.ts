import type { Applicant, Calculation, CalculationCheck } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';
import type { Member } from '../../../testing/tender-world.ts';
import { addApiKey } from '../../../testing/world.ts';

const UPLOAD = '/api/v1/project-calculation/';
let tender: TenderActs;
let bytes: Buffer;

beforeAll(async () => {
  tender = await startTenderActs();
  bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 75_000 }]);
});
afterAll(() => tender.test.close());

/** Adds two bidders of a tender. */
async function addTwo(): Promise<readonly [project: string, first: string, second: string]> {
  const project = await tender.addTender();
  const { uuid: first } = await tender.enter(project, 'Eerste', 900_000);
  const { uuid: second } = await tender.enter(project, 'Tweede', 950_000);
  return [project, first, second];
}

function send(path: string, applicant: string, more: Readonly<Record<string, string>>, withFile = true) {
  const file = { field: 'excel_file', name: 'bod.xlsx', bytes };
  const fields = { applicant, calculation_type: 'applicant', ...more };
  return tender.test.send('POST', path, {
    token: tender.an.token,
    form: { fields, ...(withFile ? { file } : {}) },
  });
}

const check = async (applicant: string) =>
  (await send(`${UPLOAD}check/`, applicant, {})).body as CalculationCheck;

describe('a file of one bidder', () => {
  it('is a separate upload for another bidder, also by the same key', async () => {
    const [project, first, second] = await addTwo();
    const { upload_key } = await check(first);
    const stored = [
      await send(UPLOAD, first, { upload_key }),
      await send(UPLOAD, second, { upload_key }),
      await send(UPLOAD, first, { upload_key }),
    ].map(({ body }) => (body as Calculation).uuid);
    expect(new Set(stored).size).toBe(2);
    expect(stored[2]).toBe(stored[0]);
    expect((await tender.read(project)).results.map(({ mki_value }) => mki_value)).toEqual([75_000, 75_000]);
  });

  it('that was checked cannot be stored for another bidder by its key', async () => {
    const [project, first, second] = await addTwo();
    const { upload_key, sha256 } = await check(first);
    expect((await send(UPLOAD, second, { upload_key, sha256 }, false)).status).toBe(410);
    expect((await tender.read(project)).results.map(({ mki_value }) => mki_value)).toEqual([null, null]);
    expect((await send(UPLOAD, first, { upload_key, sha256 }, false)).status).toBe(201);
  });

  it('is compared with the calculation of this bidder, whoever won', async () => {
    const [project, first, second] = await addTwo();
    await tender.uploadBid(first, 60_000);
    const { uuid: own } = (await tender.uploadBid(second, 80_000)).body as Calculation;
    await tender.open(project);
    await tender.patch(first, { active: true });
    await tender.correct(project);
    expect((await check(second)).active).toMatchObject({ uuid: own });
  });
});

describe('a file that another bidder has already', () => {
  const checkAs = async ({ token }: Member, applicant: string) => {
    const file = { field: 'excel_file', name: 'bod.xlsx', bytes };
    const form = { fields: { applicant, calculation_type: 'applicant' }, file };
    const { body } = await tender.test.send('POST', `${UPLOAD}check/`, { token, form });
    return (body as CalculationCheck).same_file.map(({ applicant_name }) => applicant_name);
  };

  it('is reported with the name of that bidder, but not to somebody for whom that bid is sealed', async () => {
    const project = await tender.addTender({ sealed: true });
    const { uuid: first } = await tender.enter(project, 'Eerste', 900_000);
    const { uuid: second } = await tender.enter(project, 'Tweede', 950_000);
    expect((await send(UPLOAD, first, {})).status).toBe(201);
    expect(await checkAs(tender.an, second)).toEqual(['Eerste']);
    const ofBo = { name: 'Van Bo', quote_price: 900_000, criteria_discount: 0 };
    const { body } = await tender.post(project, ofBo, tender.bo);
    expect(await checkAs(tender.bo, (body as Applicant).uuid)).toEqual([]);
  });

  it('is not reported to a program, which sees no bids', async () => {
    const [project, first] = await addTwo();
    expect((await send(UPLOAD, first, {})).status).toBe(201);
    const { body: organisation } = await tender.test.send('GET', `/api/v1/project/${project}/`, {
      token: tender.an.token,
    });
    const { organization: slug } = organisation as { organization: string };
    const { key: apiKey } = await addApiKey(tender.test, { slug, token: tender.staff.token, name: 'Ramen' });
    const file = { field: 'excel_file', name: 'bod.xlsx', bytes };
    const form = { fields: { project, calculation_type: 'design-baseline' }, file };
    const names = async (as: object) => {
      const { status, body } = await tender.test.send('POST', `${UPLOAD}check/`, { ...as, form });
      expect(status).toBe(200);
      return (body as CalculationCheck).same_file.map(({ applicant_name }) => applicant_name);
    };
    expect(await names({ token: tender.an.token })).toEqual(['Eerste']);
    expect(await names({ apiKey })).toEqual([]);
  });
});

it('replacing a calculation does not change whether another bidder is the winner', async () => {
  const [project, first, second] = await addTwo();
  await tender.uploadBid(first, 60_000);
  await tender.uploadBid(second, 80_000);
  await tender.open(project);
  await tender.patch(first, { active: true });
  await tender.correct(project);
  await tender.uploadBid(second, 70_000);
  expect((await tender.read(project)).results.map(({ mki_value, active }) => [mki_value, active])).toEqual([
    [60_000, true],
    [70_000, false],
  ]);
});
