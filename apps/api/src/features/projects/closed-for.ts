import { type CalculationType, calculationLock, calculationTypeObstacle } from '@milieuspoor/domain';
import { type Message, message } from '../../text/message.ts';
import type { ProjectRow } from './projects.queries.ts';

/**
 * Why a project takes no calculation of this type: its phase is closed, or it has no tab for it that is open. Null
 * when it does.
 */
export function closedFor(type: CalculationType, project: ProjectRow): Message | null {
  const reason = calculationLock(type, project) ?? calculationTypeObstacle(type, project);
  return reason ? message(reason) : null;
}
