import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../database/open-database.ts';
import { getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from './files/example-workbook.ts';
import type { Answer, TestApp } from './test-app.ts';
import { addSession } from './world.ts';

/** Adds a bidder to a project, as a member would. */
export async function addBidder(
  queries: Queries,
  projectId: string,
  { name = 'Inschrijver', enteredBy = null }: { name?: string; enteredBy?: string | null } = {},
): Promise<string> {
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO applicant (organisation_id, project_id, name, quote_eur, entered_by, created_at, modified_at)
      SELECT organisation_id, id, ${`${name} `} || (SELECT count(*) FROM applicant WHERE project_id = ${projectId}),
        1000000, ${enteredBy}::uuid, now(), now()
      FROM project WHERE id = ${projectId}
      RETURNING id`,
  );
  return id;
}

/** Gives an uploaded calculation to a new bidder, as a bidder's upload would. */
export async function giveToBidder(queries: Queries, calculationId: string): Promise<string> {
  const { projectId } = await getRow<{ projectId: string }>(
    queries,
    sql`SELECT project_id AS "projectId" FROM calculation WHERE id = ${calculationId}`,
  );
  const applicantId = await addBidder(queries, projectId);
  await queries.execute(sql`
    UPDATE calculation SET calculation_type = 'applicant', applicant_id = ${applicantId}
    WHERE id = ${calculationId}`);
  return applicantId;
}

/** Uploads a calculation of a bidder, with items of this MKI. */
export async function uploadBid(
  app: TestApp,
  token: string,
  applicant: string,
  {
    mkiEur,
    name = 'Aanbod.xlsx',
    set = 'a1',
    isWeighed,
  }: Pick<ExampleItem, 'isWeighed'> & {
    readonly mkiEur: number;
    readonly name?: string;
    readonly set?: SetCode;
  },
): Promise<Buffer> {
  const item = { postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur, ...(isWeighed ? { isWeighed } : {}) };
  const bytes = await exampleWorkbook([item], [set]);
  const { status } = await app.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { applicant, calculation_type: 'applicant' },
      file: { field: 'excel_file', name, bytes },
    },
  });
  if (status !== 201) throw new Error(`The calculation was answered with ${status}`);
  return bytes;
}

/** Makes a bidder the winner, after giving it a calculation. */
export async function chooseBidder(app: TestApp, token: string, applicant: string): Promise<void> {
  await uploadBid(app, token, applicant, { mkiEur: 75_000 });
  const body = { active: true };
  const { status } = await app.send('PATCH', `/api/v1/applicant/${applicant}/`, { token, body });
  if (status !== 200) throw new Error(`The choice was answered with ${status}`);
}

/**
 * Opens the bids of a project as two people do: one requests it, and the witness confirms in their own session. Bids
 * are first sealed and the award model is completed, where necessary. Returns the confirmation, or the request when
 * that is refused.
 */
export async function openBids(
  test: TestApp,
  token: string,
  project: string,
  { witness, shown }: { readonly witness: string; readonly shown?: object },
): Promise<Answer> {
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET emvi_status = 'Locked', seals_bids = true
    WHERE id = ${project} AND bids_opened_at IS NULL AND (emvi_status <> 'Locked' OR NOT seals_bids)`);
  const to = (step: string) => `/api/v1/project/${project}/${step}/`;
  const body = { witness, ...(shown ? { shown } : {}) };
  const asked = await test.send('POST', to('ask_opening'), { token, body });
  if (asked.status !== 200) return asked;
  return test.send('POST', to('open_bids'), { token: await addSession(test, witness), body: {} });
}
