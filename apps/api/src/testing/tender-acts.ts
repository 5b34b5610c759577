import type { Applicant, ApplicantStatisticsAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { expect } from 'vitest';
import { type SQL, sql } from '../database/sql.ts';
import { openBids } from './bids.ts';
import { exampleWorkbook } from './files/example-workbook.ts';
import { type Member, startTenderWorld, type TenderWorld } from './tender-world.ts';
import type { Answer } from './test-app.ts';
import { addOrganisation, addUser } from './world.ts';

/** The fields of an entry of a project's history that the tests of bids check. */
interface HistoryEntry {
  readonly subject_type: string;
  readonly subject_name: string;
  readonly action: string;
  readonly changes: object;
}

/** The actions of people in a tender, by the addresses of the API; as An by default. */
export interface TenderActs extends Omit<TenderWorld, 'enter' | 'uploadBid' | 'open' | 'bidsOf'> {
  /** of another organisation */
  readonly stranger: Member;
  /** of the organisation, without projects */
  readonly viewer: Member;
  readonly set: (project: string, values: SQL) => Promise<unknown>;
  readonly post: (project: string, body: object, as?: Member) => Promise<Answer>;
  readonly patch: (
    uuid: string,
    body: object,
    more?: { readonly as?: Member; readonly ifMatch?: string },
  ) => Promise<Answer>;
  readonly remove: (uuid: string, as?: Member) => Promise<Answer>;
  readonly open: (
    project: string,
    more?: { readonly as?: Member; readonly witness?: string },
  ) => Promise<Answer>;
  readonly correct: (project: string) => Promise<Answer>;
  readonly read: (
    project: string,
    as?: Member,
  ) => Promise<{ readonly count: number; readonly results: readonly Applicant[] }>;
  readonly statistics: (project: string, as?: Member) => Promise<ApplicantStatisticsAnswer>;
  readonly history: (project: string, as?: Member) => Promise<readonly HistoryEntry[]>;
  readonly enter: (project: string, name: string, quote: number, discount?: number) => Promise<Applicant>;
  /** uploads a calculation of one item with this MKI */
  readonly upload: (fields: Fields, mkiEur: number, more?: UploadWay) => Promise<Answer>;
  readonly uploadBid: (applicant: string, mkiEur: number, more?: UploadWay) => Promise<Answer>;
  /** 'Midden', 'Goedkoop' and 'Groen': 1.000.000 at an MKI of 75.000, 980.000 at 110.000, and 1.060.000 at 40.000 */
  readonly addThreeBids: (project: string) => Promise<readonly [string, string, string]>;
}

type Fields = Readonly<Record<string, string>>;
interface UploadWay {
  readonly as?: Member;
  readonly sets?: SetCode[];
}

/** Starts a tender whose people have the names with which they sign in. */
export async function startTenderActs(): Promise<TenderActs> {
  const world = await startTenderWorld();
  const { test, an, bo, organisation } = world;
  const { queries } = test.dependencies.database;
  const beta = await addOrganisation(test, 'beta');
  const stranger = await addUser(test, { username: 'buiten', organisationIds: [beta] });
  const viewer = await addUser(test, {
    username: 'kijker',
    organisationIds: [organisation],
    dashboardType: 'viewer',
  });
  await queries.execute(sql`UPDATE account SET first_name = username, last_name = ''`);

  const get = async (address: string, { token }: Member = an) =>
    (await test.send('GET', address, { token })).body as never;
  const upload: TenderActs['upload'] = async (fields, mkiEur, { as = an, sets } = {}) => {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }], sets);
    const name = 'applicant' in fields ? 'bod.xlsx' : 'eigen.xlsx';
    const form = { fields, file: { field: 'excel_file', name, bytes } };
    return test.send('POST', '/api/v1/project-calculation/', { token: as.token, form });
  };
  const post: TenderActs['post'] = (project, body, as = an) =>
    test.send('POST', '/api/v1/applicant/', { token: as.token, body: { project, ...body } });

  const acts: TenderActs = {
    ...world,
    stranger,
    viewer,
    set: (project, values) => queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`),
    post,
    patch: (uuid, body, { as = an, ifMatch } = {}) => {
      const seen = ifMatch === undefined ? {} : { ifMatch };
      return test.send('PATCH', `/api/v1/applicant/${uuid}/`, { token: as.token, body, ...seen });
    },
    remove: (uuid, as = an) => test.send('DELETE', `/api/v1/applicant/${uuid}/`, { token: as.token }),
    open: (project, { as = an, witness = bo.accountId } = {}) =>
      openBids(test, as.token, project, { witness }),
    correct: (project) =>
      test.send('POST', `/api/v1/project/${project}/begin_correction/`, {
        token: an.token,
        body: { reason: 'Een bestand is verwisseld' },
      }),
    read: (project, as) => get(`/api/v1/applicant/?project__uuid=${project}`, as),
    statistics: (project, as) => get(`/api/v1/project/${project}/applicant_statistics/`, as),
    history: async (project, as) => {
      const { results } = (await get(`/api/v1/project/${project}/history/`, as)) as {
        readonly results: readonly HistoryEntry[];
      };
      return results;
    },
    enter: async (project, name, quote, discount = 0) => {
      const { status, body } = await post(project, { name, quote_price: quote, criteria_discount: discount });
      expect(status, JSON.stringify(body)).toBe(201);
      return body as Applicant;
    },
    upload,
    uploadBid: (applicant, mkiEur, more) =>
      upload({ applicant, calculation_type: 'applicant' }, mkiEur, more),
    addThreeBids: async (project) => {
      const { uuid: middle } = await acts.enter(project, 'Midden', 1_000_000, 50_000);
      const { uuid: cheap } = await acts.enter(project, 'Goedkoop', 980_000);
      const { uuid: green } = await acts.enter(project, 'Groen', 1_060_000);
      expect((await acts.uploadBid(middle, 75_000)).status).toBe(201);
      expect((await acts.uploadBid(cheap, 110_000)).status).toBe(201);
      expect((await acts.uploadBid(green, 40_000)).status).toBe(201);
      return [middle, cheap, green];
    },
  };
  return acts;
}
