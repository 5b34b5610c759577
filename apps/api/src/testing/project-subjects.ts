import { sql } from 'drizzle-orm';
import { insertProjectMember } from '../features/projects/project-members.queries.ts';
import type { TestApp } from './test-app.ts';
import { addProject, addUser } from './world.ts';

/** Projects in every state that a call of staff needs, and people to put on a project and to take off it. */
export interface ProjectSubjects {
  readonly openId: string;
  readonly lockedId: string;
  readonly completedId: string;
  /** members of the organisation who are on no project; each can be put on one once */
  readonly accountIds: string[];
  /** project members who can be taken off, each once; somebody stays */
  readonly memberIds: string[];
}

export async function addProjectSubjects(
  app: TestApp,
  { organisationId, people }: { organisationId: string; people: number },
): Promise<ProjectSubjects> {
  const { queries } = app.dependencies.database;
  const openId = await addProject(app, organisationId, { name: 'Open' });
  const lockedId = await addProject(app, organisationId, { name: 'Op slot' });
  const completedId = await addProject(app, organisationId, { name: 'Gegund' });
  const staffedId = await addProject(app, organisationId, { name: 'Bemand' });
  await queries.execute(sql`UPDATE project SET locked = true WHERE id = ${lockedId}`);
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-02-01'
    WHERE id = ${completedId}`);
  const accountIds: string[] = [];
  const memberIds: string[] = [];
  for (let person = 0; person < 2 * people; person++) {
    const { accountId } = await addUser(app, {
      username: `projectlid-${person}`,
      organisationIds: [organisationId],
    });
    if (person % 2 === 0) accountIds.push(accountId);
    else {
      const project = { id: staffedId, organisationId };
      const addition = { accountId, experience: '', now: app.clock.now() };
      const id = await insertProjectMember(queries, project, addition);
      if (id && memberIds.length < people - 1) memberIds.push(id);
    }
  }
  return { openId, lockedId, completedId, accountIds, memberIds };
}
