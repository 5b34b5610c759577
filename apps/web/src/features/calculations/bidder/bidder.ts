import type { Applicant } from '@milieuspoor/contract';
import type { UploadPlace } from '../upload/uploads.ts';

/** A bidder as the owner of a calculation. */
export type Bidder = Pick<Applicant, 'uuid' | 'name' | 'project' | 'project_calculation' | 'active'>;

/** Returns the place that a file of a bidder goes to. */
export function placeOf({ uuid, project }: Pick<Bidder, 'uuid' | 'project'>): UploadPlace {
  return { projectUuid: project, type: 'applicant', applicantUuid: uuid };
}
