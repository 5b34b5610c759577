import type { ProjectMember } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';

interface MemberChanges {
  /** uuids of users */
  readonly added: readonly string[];
  readonly removed: readonly ProjectMember[];
}

/** Adds first, so that the last member can be replaced; stops at the first that fails, and what was done stays done. */
export async function changeMembers(projectUuid: string, { added, removed }: MemberChanges): Promise<void> {
  for (const user of added)
    await client.call(endpoints.addProjectMember, { body: { user, project: projectUuid } });
  for (const { uuid } of removed) await client.call(endpoints.removeProjectMember, { params: { uuid } });
}
