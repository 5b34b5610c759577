import type { Applicant, Calculation, CalculationCheck, CalculationScopeAnswer } from '@milieuspoor/contract';
import type { CalculationItem, ProjectData, SetCode } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { sql } from '../../../database/sql.ts';
import { openBids } from '../../../testing/bids.ts';
import { type Answer, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

interface Uploaded {
  readonly name: string;
  readonly type: Calculation['calculation_type'];
  readonly items: readonly CalculationItem[];
  readonly sets?: readonly SetCode[];
  readonly notes?: string;
  /** absent for the organisation's own */
  readonly applicant?: string;
  /** false leaves questions about its scope open */
  readonly answered?: boolean;
}

/** An organisation in which documents are made, by the calls that the screens make. */
export interface SituationWorld {
  readonly test: TestApp;
  readonly token: string;
  readonly addProject: (data: Partial<ProjectData>) => Promise<string>;
  /** sets what takes days in reality: dates and statuses */
  readonly change: (project: string, values: ReturnType<typeof sql>) => Promise<unknown>;
  /** uploads a calculation with its questions answered, makes it active and takes it into the report */
  readonly upload: (project: string, given: Uploaded) => Promise<string>;
  readonly enter: (project: string, bid: object) => Promise<string>;
  readonly open: (project: string) => Promise<void>;
  readonly send: (method: string, url: string, body?: object) => Promise<Answer>;
  readonly includedOf: (project: string) => Promise<readonly string[]>;
}

const MINUTE_MS = 60_000;

export async function startSituationWorld(
  variables: Readonly<Record<string, string>>,
): Promise<SituationWorld> {
  const test = await startTestApp(variables);
  const organisation = await addOrganisation(test, 'rivierenland');
  const { queries } = test.dependencies.database;
  const { token } = await addUser(test, { username: 'staf', organisationIds: [organisation], isStaff: true });
  const member = await addUser(test, { username: 'lid', organisationIds: [organisation] });
  const witness = await addUser(test, { username: 'getuige', organisationIds: [organisation] });
  await queries.execute(sql`UPDATE organisation SET name = 'Gemeente Rivierenland'`);
  await queries.execute(
    sql`UPDATE account SET first_name = 'Noor', last_name = 'van der Meer' WHERE username = 'staf'`,
  );

  const send: SituationWorld['send'] = async (method, url, body) => {
    test.clock.moment = new Date(test.clock.moment.getTime() + MINUTE_MS);
    const answer = await test.send(method, url, { token, ...(body && { body }) });
    if (answer.status >= 300)
      throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const post = async <Body>(
    url: string,
    fields: Readonly<Record<string, string>>,
    name: string,
    bytes: Uint8Array,
  ) => {
    const file = { field: 'excel_file', name: `${name}.xlsx`, bytes: Buffer.from(bytes) };
    const answer = await test.send('POST', url, { token, form: { fields, file } });
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Body;
  };

  /** Says of each question about a calculation that there is nothing. */
  async function answerScope(uuid: string): Promise<void> {
    const address = `/api/v1/project-calculation/${uuid}/scope/`;
    const { pairs } = (await send('GET', address)).body as CalculationScopeAnswer;
    for (const { against: other, questions } of pairs)
      for (const { refused, calculation, meaning, subject, post_count } of questions) {
        if (refused !== null || calculation === null || meaning !== null) continue;
        const against = calculation === uuid ? other.uuid : uuid;
        const body = { against, subject, meaning: 'not-applicable', post_count };
        await send('POST', `/api/v1/project-calculation/${calculation}/scope/`, body);
      }
  }

  return {
    test,
    token,
    send,
    addProject: (data) => addProject(test, organisation, data),
    change: (project, values) => queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`),
    async upload(
      project,
      { name, type, items, sets = ['a1', 'a2'], notes = '', applicant, answered = true },
    ) {
      test.clock.moment = new Date(test.clock.moment.getTime() + MINUTE_MS);
      const bytes = await writeCalculation({ items, sets });
      const fields = { ...(applicant ? { applicant } : { project }), calculation_type: type };
      const { questions } = await post<CalculationCheck>(
        '/api/v1/project-calculation/check/',
        fields,
        name,
        bytes,
      );
      const answers = Object.fromEntries(
        questions.map(({ id, kind, choices }) => [
          id,
          (kind === 'category-3' ? choices.at(-1) : choices[0])?.value ?? '',
        ]),
      );
      const { uuid } = await post<Calculation>(
        '/api/v1/project-calculation/',
        { ...fields, answers: JSON.stringify(answers) },
        ...([name, bytes] as const),
      );
      const address = `/api/v1/project-calculation/${uuid}/`;
      if (notes !== '') await send('PATCH', address, { notes });
      if (!applicant) await send('PATCH', address, { active: true });
      await send('PATCH', address, { include_in_report: true });
      if (answered) await answerScope(uuid);
      return uuid;
    },
    enter: async (project, bid) =>
      ((await send('POST', '/api/v1/applicant/', { project, ...bid })).body as Applicant).uuid,
    async open(project) {
      const { status, body } = await openBids(test, member.token, project, { witness: witness.accountId });
      if (status !== 200) throw new Error(`The bids were not opened: ${JSON.stringify(body)}`);
    },
    async includedOf(project) {
      const { body } = await send('GET', `/api/v1/project-calculation/?project__uuid=${project}`);
      const { results } = body as { readonly results: readonly Calculation[] };
      return results.filter((each) => each.include_in_report).map(({ uuid }) => uuid);
    },
  };
}
