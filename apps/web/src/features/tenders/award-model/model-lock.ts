import type { Project } from '@milieuspoor/contract';
import { awardModelEditable, type CalculationLock, projectDataLock } from '@milieuspoor/domain';
import { bidsFixed } from '../bids-fixed.ts';

/** Why a model is read-only (D-25); null if it can be changed. */
export type ModelLock = CalculationLock | 'forbidden' | 'bids-open' | 'complete';

/**
 * Returns the reason why a model can't be changed now: that of the project comes first, because it can't be undone in
 * the model. Open bids fix a model whether or not it is complete.
 */
export function modelLock(
  project: Pick<Project, 'project_status' | 'project_locked' | 'emvi_status' | 'bids_opened' | 'correction'>,
  mayEdit: boolean,
): ModelLock | null {
  const lock = projectDataLock({ status: project.project_status, locked: project.project_locked });
  if (lock) return lock;
  if (!mayEdit) return 'forbidden';
  if (bidsFixed(project)) return 'bids-open';
  return awardModelEditable(project.emvi_status) ? null : 'complete';
}
