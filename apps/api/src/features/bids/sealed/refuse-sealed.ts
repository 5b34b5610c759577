import { isSealed } from '@milieuspoor/domain';
import { refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { ApplicantRow } from '../applicants.queries.ts';
import { sealOf } from './seal-of.ts';

/** Returns the refusal of a change of a bid that its caller may not even see; null if there is none. */
export function refuseSealed(
  project: Pick<ProjectRow, 'sealsBids' | 'bidsOpenedAt'>,
  { enteredBy }: Pick<ApplicantRow, 'enteredBy'>,
  { accountId }: { readonly accountId: string },
) {
  return isSealed({ ...sealOf(project), enteredBy }, { accountId })
    ? refused({ kind: 'conflict', message: message('bid-sealed') })
    : null;
}
