import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../../app.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { routeSchema } from '../openapi.ts';

let test: TestApp;
let token: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

/** Others write these addresses: the links of a shared chart and of a shared letter, and a provider of single sign-on. */
const ANY_PARAMETER = ['readSharedChart', 'readSharedLetter', 'returnFromProvider'];

const statistics = (query: string) =>
  test.send('GET', `/api/v1/organization/alfa/internal_organization_statistics/?${query}`, { token });

function unknownIn(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false;
  const issues = schema.safeParse({ onbekend: 1 }).error?.issues ?? [];
  return issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('onbekend'));
}

describe('a name that the API does not know', () => {
  it('is refused in the address of every call, and in the body of every one that has a body', () => {
    const lenient = allRoutes(test.dependencies).flatMap(({ endpoint }) => {
      const { querystring, body } = routeSchema(endpoint);
      const query = unknownIn(querystring) ? [] : [`${endpoint.id} query`];
      return [...query, ...(body === undefined || unknownIn(body) ? [] : [`${endpoint.id} body`])];
    });
    expect(lenient).toEqual(ANY_PARAMETER.map((id) => `${id} query`));
  });

  it.each([
    ['year=2026', { year: [expect.stringContaining('Bedoelt u design_phase_complete_date__year?')] }],
    ['sektor=weg', { sektor: [expect.stringContaining('Bedoelt u sector?')] }],
    ['product_group__uuid=', { product_group__uuid: [expect.stringContaining('Wel kan: ')] }],
  ])('is never answered with unfiltered figures: ?%s', async (query, body) => {
    expect(await statistics(query)).toMatchObject({ status: 400, body });
    expect((await statistics('')).status).toBe(200);
  });

  it('is refused beside a file, which is not stored then', async () => {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    const upload = (fields: Readonly<Record<string, string>>) =>
      test.send('POST', '/api/v1/project-calculation/', {
        token,
        form: {
          fields: { project, calculation_type: 'design-baseline', ...fields },
          file: { field: 'excel_file', name: 'straat.xlsx', bytes },
        },
      });
    expect(await upload({ activ: 'first' })).toMatchObject({
      status: 400,
      body: [expect.stringContaining('activ: Dit bestaat hier niet')],
    });
    const listed = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, { token });
    expect(listed.body).toMatchObject({ count: 0 });
    expect(await upload({ activate: 'first' })).toMatchObject({ status: 201, body: { active: true } });
  });

  it('is refused of each of several bidders, at its place', async () => {
    const answer = await test.send('POST', `/api/v1/project/${project}/applicants/`, {
      token,
      body: { applicants: [{ name: 'Noord', quote_prise: 5 }] },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { 'applicants.0.quote_prise': [expect.stringContaining('Bedoelt u quote_price?')] },
    });
  });
});
