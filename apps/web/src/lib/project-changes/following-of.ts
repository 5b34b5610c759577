import type { Project } from '@milieuspoor/contract';
import type { FollowingModel } from '@milieuspoor/domain';

/** A project as far as its award model follows a baseline. */
export type FollowingProject = Pick<
  Project,
  'mki_upper_boundary' | 'mki_lower_boundary' | 'mki_manually_set' | 'emvi_status'
>;

/** What of a project's model follows a baseline. */
export function followingOf(project: FollowingProject): FollowingModel {
  return {
    upperEur: project.mki_upper_boundary,
    lowerEur: project.mki_lower_boundary,
    manuallySet: project.mki_manually_set,
    emviStatus: project.emvi_status,
  };
}
