import { type CalculationType, calculationLock, calculationTypeObstacle } from '@milieuspoor/domain';
import { type Message, message } from '../../text/message.ts';
import { fixedByOpening } from './fixed-by-opening.ts';
import type { ProjectRow } from './projects.queries.ts';

/**
 * Returns why a project takes no calculation of this type: its phase is closed, it has no open tab for it, or bids are
 * fixed. Returns null if it does.
 */
export function closedFor(type: CalculationType, project: ProjectRow): Message | null {
  return phaseClosedFor(type, project) ?? (type === 'applicant' ? fixedByOpening(project) : null);
}

/** Returns the same for what changes no score: fixed bids are no reason. */
export function phaseClosedFor(type: CalculationType, project: ProjectRow): Message | null {
  const reason = calculationLock(type, project) ?? calculationTypeObstacle(type, project);
  return reason ? message(reason) : null;
}
