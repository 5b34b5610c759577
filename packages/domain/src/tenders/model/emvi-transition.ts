import type { EmviStatus, ProjectStatus } from '../../projects/project-statuses.ts';

/** What completing the award model or taking it up again leads to. */
export interface EmviState {
  readonly emviStatus: EmviStatus;
  readonly status: ProjectStatus;
}

/**
 * The award model is completed, taken up again and completed again: Unlocked → Locked → Editing → Locked (D-26).
 * The project's status goes with it: EMVI_Complete while it is locked, Design_Phase_Active while it is not
 * (D-27). Null once the tender phase is complete, when nothing of the model may change.
 */
export function toggledEmvi({ emviStatus, status }: EmviState): EmviState | null {
  if (status !== 'Design_Phase_Active' && status !== 'EMVI_Complete') return null;
  return emviStatus === 'Locked'
    ? { emviStatus: 'Editing', status: 'Design_Phase_Active' }
    : { emviStatus: 'Locked', status: 'EMVI_Complete' };
}

/** Whether the values of the model may be changed: not while it is complete (D-26). */
export function awardModelEditable(emviStatus: EmviStatus): boolean {
  return emviStatus !== 'Locked';
}

/**
 * Whether one may go to any step by its header: the first time the steps are walked in order (D-26).
 */
export function stepHeadersFree(emviStatus: EmviStatus): boolean {
  return emviStatus !== 'Unlocked';
}
