import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Message } from '../../../text/message.ts';
import { findCalculationOfApplicant } from '../../calculations/calculations.queries.ts';
import { phaseClosedFor } from '../../projects/closed-for.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { takesLateCalculations } from '../../projects/late-calculations.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

/**
 * Returns why a project accepts no file of this type now; null when it does. After the opening, bids cannot change, but
 * a bid without a calculation may get its first one as long as the model is the same as at the opening (D-108).
 */
export async function closedForUpload(
  queries: Queries,
  project: ProjectRow,
  { type, applicantId }: { readonly type: CalculationType; readonly applicantId: string | null },
): Promise<Message | null> {
  const closed = phaseClosedFor(type, project);
  if (closed || type !== 'applicant') return closed;
  const fixed = fixedByOpening(project);
  if (!fixed || !applicantId || !takesLateCalculations(project)) return fixed;
  return (await findCalculationOfApplicant(queries, project, applicantId)) ? fixed : null;
}
