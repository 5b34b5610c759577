import type { Applicant, Calculation } from '@milieuspoor/contract';
import { sql } from '../database/sql.ts';
import { openBids } from './bids.ts';
import { exampleWorkbook } from './files/example-workbook.ts';
import { type Answer, startTestApp, type TestApp } from './test-app.ts';
import { addOrganisation, addProject, addUser } from './world.ts';

export interface Member {
  readonly accountId: string;
  readonly token: string;
}

/** An organisation with two members and staff, who tender. */
export interface TenderWorld {
  readonly test: TestApp;
  /** its id */
  readonly organisation: string;
  readonly an: Member;
  readonly bo: Member;
  readonly staff: Member;
  /**
   * Returns the id of a project with the model of the worked example: 250.000 of discount from an MKI of 100.000 down
   * to 50.000, and 50.000 on other criteria. Its bids are sealed where a test says so.
   */
  readonly addTender: (more?: { readonly sealed?: boolean }) => Promise<string>;
  readonly enter: (project: string, name: string, quoteEur: number, as?: Member) => Promise<Applicant>;
  /** Uploads the calculation of a bidder: the given workbook, or one of a single item with this MKI in Set A1. */
  readonly uploadBid: (applicant: string, from: number | Buffer, as?: Member) => Promise<Answer>;
  readonly activateBaseline: (project: string, mkiEur: number) => Promise<Answer>;
  readonly open: (project: string) => Promise<Answer>;
  readonly bidsOf: (project: string, as?: Member) => Promise<readonly Applicant[]>;
}

export async function startTenderWorld(): Promise<TenderWorld> {
  const test = await startTestApp();
  const organisation = await addOrganisation(test, 'alfa');
  const an = await addUser(test, { username: 'an', organisationIds: [organisation] });
  const bo = await addUser(test, { username: 'bo', organisationIds: [organisation] });
  const staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });

  const upload = async (fields: Readonly<Record<string, string>>, from: number | Buffer, as = an) => {
    const bytes =
      typeof from === 'number'
        ? await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: from }])
        : from;
    const file = { field: 'excel_file', name: 'berekening.xlsx', bytes };
    return test.send('POST', '/api/v1/project-calculation/', {
      token: as.token,
      form: { fields, file },
    });
  };

  return {
    test,
    organisation,
    an,
    bo,
    staff,
    addTender: async ({ sealed = false } = {}) => {
      const id = await addProject(test, organisation, { contractType: 'RAW', awardCriteria: true });
      await test.dependencies.database.queries.execute(sql`
        UPDATE project SET scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
          criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
          mki_manually_set = true, seals_bids = ${sealed}
        WHERE id = ${id}`);
      return id;
    },
    enter: async (project, name, quoteEur, as = an) => {
      const body = { project, name, quote_price: quoteEur, criteria_discount: 0 };
      return (await test.send('POST', '/api/v1/applicant/', { token: as.token, body })).body as Applicant;
    },
    uploadBid: (applicant, from, as) => upload({ applicant, calculation_type: 'applicant' }, from, as),
    activateBaseline: async (project, mkiEur) => {
      const { body } = await upload({ project, calculation_type: 'design-baseline' }, mkiEur);
      const address = `/api/v1/project-calculation/${(body as Calculation).uuid}/`;
      return test.send('PATCH', address, { token: an.token, body: { active: true } });
    },
    open: (project) => openBids(test, an.token, project, { witness: bo.accountId }),
    bidsOf: async (project, as = an) => {
      const address = `/api/v1/applicant/?project__uuid=${project}`;
      const { body } = await test.send('GET', address, { token: as.token });
      return (body as { readonly results: readonly Applicant[] }).results;
    },
  };
}
