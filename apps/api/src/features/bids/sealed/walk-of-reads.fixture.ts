import { addressOf } from '@milieuspoor/contract';
import { strFromU8, unzipSync } from 'fflate';
import { allRoutes } from '../../../app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { untilServed } from '../../../testing/until-served.ts';

/** The objects that a walk over all readable data is about. */
export interface ReadSubject {
  readonly project: string;
  readonly applicant: string;
  readonly calculation: string;
  /** the calculation that bids are compared with */
  readonly baseline: string;
}

/** The reader: a person, or a program by its key. */
export interface Reading {
  readonly token?: string;
  readonly apiKey?: string;
}

function queriesOf({
  project,
  applicant,
  calculation,
  baseline,
}: ReadSubject): Readonly<Record<string, readonly object[]>> {
  const set = { project_data_type: 'eci' };
  const chosen = {
    project_calculation__project__uuid: project,
    project_calculation__calculation_type: 'applicant',
  };
  const ofBid = { aggregate_by: 'product_group', ...chosen };
  const step = { indicator: 'mki', step: 'product' };
  const pair = `${baseline},${calculation}`;
  return {
    listApplicants: [{ project__uuid: project }],
    listRandomApplicants: [{ project__uuid: project }],
    listCalculations: [{ project__uuid: project }, { project__uuid: project, deleted: 'true' }],
    listProjectMembers: [{ project__uuid: project }],
    getCalculationStatistics: [ofBid, { ...ofBid, applicant }, { aggregate_by: 'project' }],
    listFigureFindings: [
      { ...ofBid, applicant, quantity: 'mki', side: 'optimization' },
      { ...ofBid, project_calculation_uuid: `${calculation},${baseline}`, quantity: 'mki' },
    ],
    getDifferences: [chosen, { ...chosen, applicant }, { ...chosen, project_calculation_uuid: pair }, {}],
    listStepProjects: [{ ...step, ...chosen, applicant }, step],
    listStepPosts: [
      { ...step, ...chosen, applicant },
      { ...step, ...chosen, project_calculation_uuid: pair },
      { ...step, project_calculation__project__uuid: project },
    ],
    getDemand: [{ project_uuid: project }, { sector: 'other-infra' }, { sector: 'infra-city' }],
    listChances: [
      {},
      {
        project_calculation__project__uuid: project,
        project_calculation__calculation_type: 'design-optimization,design-baseline',
      },
    ],
    getVariantStatistics: [{ project_calculation_uuid: calculation, ...set }],
    getVariantComparison: [
      { project_calculation_uuid: calculation, project_calculation__project__uuid: project, ...set },
    ],
    compareCalculations: [{ calculation: [baseline, calculation] }],
    getOrganisationStatistics: [set],
    getSectorStatistics: [set],
    listPromises: [set],
    listPromiseClaims: [{ project_uuid: project }],
    listProjects: [{ organization__slug: 'alfa' }],
    listProjectPoints: [{ organization__slug: 'alfa' }],
    listHistory: [{ project }, { search: 'geheim' }, { search: '76543' }],
    listRevaluations: [{}, { search: 'geheim' }],
    listAgendaEvents: [{ from: '2026-01-01', until: '2026-12-31' }],
    getStimulation: [{}],
  };
}

/**
 * Returns everything that an actor gets about a project, a bid and its calculation, in any answer of any endpoint that
 * reads.
 */
export async function readEverything(test: TestApp, reading: Reading, subject: ReadSubject): Promise<string> {
  const told: string[] = [];
  const queries = queriesOf(subject);
  for (const { endpoint } of allRoutes(test.dependencies)) {
    if (endpoint.method !== 'GET') continue;
    const uuid = endpoint.path.includes('project-calculation')
      ? subject.calculation
      : endpoint.path.includes('applicant/')
        ? subject.applicant
        : subject.project;
    const names = endpoint.path.match(/(?<=:)\w+/g) ?? [];
    const named: Readonly<Record<string, string>> = { org: 'alfa', calculation: subject.calculation };
    const params = Object.fromEntries(names.map((name) => [name, named[name] ?? uuid]));
    for (const query of queries[endpoint.id] ?? [{}])
      told.push(await answerTo(test, reading, endpoint.method, addressOf(endpoint, { params, query })));
  }
  const body = { selectedProjectCalculationsData: [{ uuid: subject.calculation }] };
  told.push(
    await answerTo(test, reading, 'POST', `/api/v1/project/${subject.project}/generate_report/`, body),
    await answerTo(
      test,
      reading,
      'POST',
      `/api/v1/project-calculation/${subject.calculation}/download_ticket/`,
    ),
  );
  return told.join('\n');
}

async function answerTo(
  test: TestApp,
  reading: Reading,
  method: 'GET' | 'POST',
  address: string,
  body?: object,
): Promise<string> {
  const { status, bytes } = await untilServed(() =>
    test.send(method, address, { ...reading, ...(body ? { body } : {}) }),
  );
  const isZip = bytes.subarray(0, 2).toString() === 'PK';
  // The words of the search are left out, because the answer may repeat them in the address of its next page.
  const [path] = address.split('?');
  return `${method} ${path} ${status}: ${isZip ? textIn(bytes) : bytes.toString()}`;
}

/** Returns the text of all parts of a document or a workbook. */
function textIn(bytes: Buffer): string {
  return Object.values(unzipSync(new Uint8Array(bytes)))
    .map((part) => strFromU8(part).replace(/<[^>]*>/g, ' '))
    .join('\n');
}
