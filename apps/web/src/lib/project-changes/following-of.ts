import type { Project } from '@milieuspoor/contract';
import type { FollowingModel } from '@milieuspoor/domain';

/** The fields of a project that decide whether its award model follows a baseline. */
export type FollowingProject = Pick<
  Project,
  'mki_upper_boundary' | 'mki_lower_boundary' | 'mki_manually_set' | 'emvi_status'
>;

/** Returns the part of a project's model that follows a baseline. */
export function followingOf(project: FollowingProject): FollowingModel {
  return {
    upperEur: project.mki_upper_boundary,
    lowerEur: project.mki_lower_boundary,
    manuallySet: project.mki_manually_set,
    emviStatus: project.emvi_status,
  };
}
