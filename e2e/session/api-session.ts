import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import type { WorkbookFile } from '../fixtures/workbook-file.ts';
import { DEMO_PASSWORD, MUNICIPALITY, origin } from './installations.ts';
import { type TenderCalls, tenderCallsOf } from './tender-calls.ts';

export type CalculationType =
  | 'design-baseline'
  | 'design-optimization'
  | 'as-built-baseline'
  | 'as-built-optimization';

/** The properties of a project that decide which tabs it has. */
export interface ProjectKind {
  readonly project_contract_type: 'RAW' | 'UAV-GC' | 'NA';
  readonly project_award_criteria: boolean | null;
}
const BASIC: ProjectKind = { project_contract_type: 'RAW', project_award_criteria: false };

/** The properties of a project that the journeys use. */
export interface ProjectRecord {
  readonly uuid: string;
  readonly organization: string;
  readonly project_name: string;
}

/** The properties of a calculation that the journeys use. */
export interface CalculationRecord {
  readonly uuid: string;
  readonly name: string;
  readonly active: boolean;
  readonly sha256: string;
}

/** A session of somebody who signed in by the API. It prepares a journey, and tells what the server holds. */
export interface ApiSession extends TenderCalls {
  readonly token: string;
  readonly csrfToken: string;
  /** makes an organisation, as staff may; returns its slug */
  readonly createOrganisation: (name: string) => Promise<string>;
  /** starts a project, without award criteria unless its kind says otherwise, so that tab 6 has its basic variant */
  readonly createProject: (name: string, organisation?: string, kind?: ProjectKind) => Promise<ProjectRecord>;
  /** answers the scope question or completes a phase, on the present version of the project */
  readonly changeProject: (
    project: ProjectRecord,
    changes: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  readonly listProjects: (organisation: string) => Promise<readonly ProjectRecord[]>;
  readonly upload: (
    project: ProjectRecord,
    type: CalculationType,
    file: WorkbookFile,
    /** the key of the file's check, when the same upload is sent twice */
    key?: string,
  ) => Promise<CalculationRecord>;
  /** adds a product to those of an organisation */
  readonly addProduct: (product: Readonly<Record<string, unknown>>, organisation?: string) => Promise<void>;
  readonly activate: (calculation: CalculationRecord) => Promise<void>;
  /** renames or annotates a calculation, as a colleague may meanwhile */
  readonly changeCalculation: (
    calculation: CalculationRecord,
    changes: Readonly<Record<string, string | boolean>>,
  ) => Promise<void>;
  readonly remove: (calculation: CalculationRecord) => Promise<void>;
  readonly listCalculations: (project: ProjectRecord) => Promise<readonly CalculationRecord[]>;
  readonly download: (calculation: CalculationRecord) => Promise<APIResponse>;
  /** returns the Word document of a report on calculations that it includes; for staff */
  readonly makeReport: (
    project: ProjectRecord,
    calculations: readonly CalculationRecord[],
  ) => Promise<Buffer>;
  /** changes the account's own profile */
  readonly changeSelf: (changes: Readonly<Record<string, string | boolean>>) => Promise<void>;
  readonly logOut: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Collection<Item> {
  readonly results: readonly Item[];
}

export async function openApiSession(
  username: string,
  { baseURL = origin, password = DEMO_PASSWORD } = {},
): Promise<ApiSession> {
  const visitor = await request.newContext({ baseURL });
  await expectStatus(await visitor.get('/api/v1/environment/'), 200);
  const { cookies } = await visitor.storageState();
  const csrfToken = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const login = await visitor.post('/dj-rest-auth/login/', {
    headers: { 'X-CSRFToken': csrfToken },
    data: { username, password },
  });
  await expectStatus(login, 200);
  const { key: token } = (await login.json()) as { key: string };
  const context = await request.newContext({
    baseURL,
    storageState: await visitor.storageState(),
    extraHTTPHeaders: { Authorization: `Token ${token}`, 'X-CSRFToken': csrfToken },
  });
  await visitor.dispose();
  return { token, csrfToken, ...callsOf(context) };
}

function callsOf(context: APIRequestContext): Omit<ApiSession, 'token' | 'csrfToken'> {
  return {
    ...tenderCallsOf(context),
    async createOrganisation(name) {
      const answer = await context.post('/api/v1/admin/organizations/', { data: { name } });
      return (await answerOf<{ slug: string }>(answer, 201)).slug;
    },
    async createProject(name, organisation = MUNICIPALITY, kind = BASIC) {
      const data = {
        organization: organisation,
        project_name: name,
        project_type: 'Reconstructie',
        sector: 'infra-city',
        ...kind,
      };
      return answerOf(await context.post('/api/v1/project/', { data }), 201);
    },
    async changeProject({ uuid }, data) {
      await expectStatus(await context.patch(`/api/v1/project/${uuid}/`, { data }), 200);
    },
    async listProjects(organisation) {
      const params = { organization__slug: organisation };
      const answer = await context.get('/api/v1/project/', { params });
      return (await answerOf<Collection<ProjectRecord>>(answer, 200)).results;
    },
    async upload(project, type, file, key) {
      const multipart = {
        project: project.uuid,
        calculation_type: type,
        ...(key ? { upload_key: key } : {}),
        excel_file: file,
      };
      return answerOf(await context.post('/api/v1/project-calculation/', { multipart }), 201);
    },
    async addProduct(data, organisation = MUNICIPALITY) {
      await expectStatus(await context.post(`/api/v1/organization/${organisation}/products/`, { data }), 201);
    },
    async activate({ uuid }) {
      const data = { active: true };
      await expectStatus(await context.patch(`/api/v1/project-calculation/${uuid}/`, { data }), 200);
    },
    async changeCalculation({ uuid }, data) {
      await expectStatus(await context.patch(`/api/v1/project-calculation/${uuid}/`, { data }), 200);
    },
    async remove({ uuid }) {
      await expectStatus(await context.delete(`/api/v1/project-calculation/${uuid}/`), 204);
    },
    async listCalculations({ uuid }) {
      const answer = await context.get('/api/v1/project-calculation/', { params: { project__uuid: uuid } });
      return (await answerOf<Collection<CalculationRecord>>(answer, 200)).results;
    },
    download: ({ uuid }) => context.get(`/api/v1/project-calculation/${uuid}/download_excel/`),
    async makeReport({ uuid }, calculations) {
      const data = { selectedProjectCalculationsData: calculations.map((each) => ({ uuid: each.uuid })) };
      const answer = await context.post(`/api/v1/project/${uuid}/generate_report/`, { data });
      expect(answer.status()).toBe(200);
      return answer.body();
    },
    async changeSelf(data) {
      await expectStatus(await context.patch('/auth/user/', { data }), 200);
    },
    async logOut() {
      await expectStatus(await context.post('/dj-rest-auth/logout/'), 204);
    },
    close: () => context.dispose(),
  };
}

async function answerOf<Answer>(response: APIResponse, status: number): Promise<Answer> {
  await expectStatus(response, status);
  return (await response.json()) as Answer;
}

async function expectStatus(response: APIResponse, status: number): Promise<void> {
  expect(response.status(), await response.text()).toBe(status);
}
