import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHART_BODY } from '../../testing/files/chart-picture.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let member: { accountId: string; token: string };
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  ({ token: staff } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

const TURNED = 'Jan\u202enesnaJ';

it('an invisible character in a name is refused at the field, and the message names the character', async () => {
  const save = (first_name: string, language: 'nl' | 'en') =>
    test.send('PATCH', '/auth/user/', { token: member.token, body: { first_name }, language });
  expect(await save(TURNED, 'nl')).toMatchObject({
    status: 400,
    body: {
      first_name: [
        'Hier staat een onzichtbaar teken in dat de leesrichting verandert (U+202E). Verwijder het, of typ de tekst opnieuw.',
      ],
    },
  });
  expect((await save('Jan\u200bJansen', 'en')).body).toEqual({
    first_name: ['This contains an invisible character (U+200B). Remove it, or type the text again.'],
  });
  expect((await save('Jan\nJansen', 'en')).body).toEqual({
    first_name: [
      'This contains a control character (U+000A), such as a line break or a tab. Remove it, or type the text again.',
    ],
  });
});

describe('every name of a person or organisation is checked', () => {
  const registration = {
    email: 'nieuw@voorbeeld.example',
    password1: 'drie blauwe kranen in de mist',
    password2: 'drie blauwe kranen in de mist',
  };
  it.each([
    ['PATCH', '/auth/user/', 'last_name', {}],
    ['PATCH', '/auth/user/', 'tel', {}],
    ['POST', '/registration/', 'first_name', registration],
    ['POST', '/registration/', 'last_name', registration],
    ['POST', '/registration/', 'organization', registration],
    ['POST', '/api/v1/admin/users/', 'first_name', { email: 'nieuw@voorbeeld.example' }],
    ['POST', '/api/v1/admin/users/', 'last_name', { email: 'nieuw@voorbeeld.example' }],
    ['POST', '/api/v1/admin/organizations/', 'name', {}],
    ['POST', '/api/v1/admin/organizations/', 'contact', { name: 'Organisatie beta' }],
    ['PATCH', '/api/v1/organization/alfa/', 'contact', {}],
    ['POST', '/api/v1/admin/faq/', 'faq_title', { faq_category: 'Een', faq_content: 'Twee' }],
  ])('%s %s: %s', async (method, url, field, others) => {
    const body = { ...others, [field]: TURNED };
    const answer = await test.send(method, url, { token: staff, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual([field]);
  });
});

it('a message may have lines, and no character that reverses them', async () => {
  const write = (message: string) =>
    test.send('POST', `/api/v1/users/${member.accountId}/contact/`, {
      token: member.token,
      body: { organisation: 'alfa', message },
    });
  expect((await write('Eerste regel\nTweede regel')).status).toBe(201);
  expect(await write(`Eerste regel\n${TURNED}`)).toMatchObject({
    status: 400,
    body: { message: [expect.any(String)] },
  });
});

describe('every name and text of a project or calculation is checked', () => {
  const input = {
    organization: 'alfa',
    project_name: 'Dorpsstraat',
    sector: 'infra-city',
    project_type: 'Reconstructie',
    project_contract_type: 'NA',
  };
  it.each(['project_name', 'project_location', 'project_description'])('%s', async (field) => {
    const create = (text: string) =>
      test.send('POST', '/api/v1/project/', { token: member.token, body: { ...input, [field]: text } });
    expect(await create(TURNED)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    const lines = await create('Eerste regel\nTweede regel');
    expect(lines.status).toBe(field === 'project_description' ? 201 : 400);
  });

  it('name and note of a calculation, and its file, whose name keeps its visible part', async () => {
    const project = await addProject(test, alfa);
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token: member.token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'weg\u202e\u200b noord.xlsx', bytes },
      },
    });
    expect(answer.body).toMatchObject({ name: 'weg noord', excel_file: 'weg noord.xlsx' });
    const { uuid } = answer.body as { uuid: string };
    const save = (body: object) =>
      test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token: member.token, body });
    expect(await save({ name: TURNED })).toMatchObject({ status: 400, body: { name: [expect.any(String)] } });
    expect(await save({ notes: TURNED })).toMatchObject({
      status: 400,
      body: { notes: [expect.any(String)] },
    });
    expect((await save({ notes: 'Eerste regel\nTweede regel' })).status).toBe(200);
  });

  it('the experience of a project member, the reason of a lock, and the title of a shared chart', async () => {
    const project = await addProject(test, alfa);
    const bodies: [string, string, object][] = [
      ['/api/v1/projectmember/', 'experience', { project, user: member.accountId }],
      [`/api/v1/project/${project}/lock/`, 'reason', {}],
      ['/api/v1/organization/alfa/save-chart/', 'title', CHART_BODY],
    ];
    for (const [url, field, others] of bodies) {
      const answer = await test.send('POST', url, { token: staff, body: { ...others, [field]: TURNED } });
      expect(answer, url).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
  });
});
