import { isSealed } from '@milieuspoor/domain';
import type { Caller } from '../../../../http/caller.ts';
import { refused } from '../../../../http/outcome.ts';
import { message } from '../../../../text/message.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';
import type { ApplicantRow } from '../applicants.queries.ts';
import { bidReader } from '../bid-reader.ts';

/** The refusal of a change of a bid that its caller may not even see; null when there is none. */
export function refuseSealed(
  { bidsOpenedAt }: Pick<ProjectRow, 'bidsOpenedAt'>,
  { enteredBy }: Pick<ApplicantRow, 'enteredBy'>,
  caller: Caller,
) {
  return isSealed({ opened: bidsOpenedAt !== null, enteredBy }, bidReader(caller))
    ? refused({ kind: 'conflict', message: message('bid-sealed') })
    : null;
}
