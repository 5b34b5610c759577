import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';
import { type MemberUser, memberName } from '../member-queries.ts';
import type { ProjectData } from '../project-form/project-form-values.ts';

interface NewProject {
  readonly organisationSlug: string;
  readonly data: ProjectData;
  /**
   * one key for each project that a user intends to make: repeating the request after a lost answer makes no second one
   */
  readonly creationKey: string;
  /** the members beside the creator, whom the server adds */
  readonly members: readonly MemberUser[];
}

interface StartedProject {
  readonly project: Project;
  /** the names of those who could not be added */
  readonly missing: readonly string[];
}

/**
 * Creates a project and adds its members. Rejects if there is no project; a member who can't be added doesn't undo it.
 */
export async function startProject({
  organisationSlug,
  data,
  creationKey,
  members,
}: NewProject): Promise<StartedProject> {
  const project = await client.call(endpoints.createProject, {
    body: {
      ...data,
      organization: organisationSlug,
      project_status: 'Design_Phase_Active',
      creation_key: creationKey,
    },
  });
  const missing: string[] = [];
  for (const member of members) {
    try {
      await client.call(endpoints.addProjectMember, { body: { user: member.uuid, project: project.uuid } });
    } catch {
      missing.push(memberName(member));
    }
  }
  return { project, missing };
}
