import type { CalculationType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Message } from '../../../text/message.ts';
import { findCalculationOfApplicant } from '../../calculations/calculations.queries.ts';
import { phaseClosedFor } from '../../projects/closed-for.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { takesLateCalculations } from '../../projects/late-calculations.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

/**
 * Why a project takes no file of this type now; null when it does. Bids that lie fixed keep what they have, but one without a
 * calculation may be given its first as long as the model is as it was when they were opened (D-108).
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
