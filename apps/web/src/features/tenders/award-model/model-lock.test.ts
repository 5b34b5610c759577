import { expect, it } from 'vitest';
import { exampleProject } from '../../../testing/example-project.ts';
import { modelLock } from './model-lock.ts';

const OPENED = '04/05/2026 10:00:00';
const CORRECTION = { since: OPENED, by: 'An', reason: 'Verkeerd overgenomen' };

it.each([
  [{}, true, null],
  [{ emvi_status: 'Editing' }, true, null],
  [{ emvi_status: 'Locked', project_status: 'EMVI_Complete' }, true, 'complete'],
  [{ project_status: 'Design_Phase_Complete', emvi_status: 'Locked' }, true, 'design-phase-complete'],
  [{ project_status: 'Project_Complete' }, true, 'project-complete'],
  [{ project_locked: true }, true, 'project-locked'],
  [{}, false, 'forbidden'],
  [{ emvi_status: 'Editing', bids_opened: OPENED }, false, 'forbidden'],
  [{ emvi_status: 'Editing', bids_opened: OPENED }, true, 'bids-open'],
  [{ emvi_status: 'Locked', project_status: 'EMVI_Complete', bids_opened: OPENED }, true, 'bids-open'],
  [{ emvi_status: 'Editing', bids_opened: OPENED, correction: CORRECTION }, true, null],
  [{ emvi_status: 'Locked', bids_opened: OPENED, correction: CORRECTION }, true, 'complete'],
  [{ bids_opened: OPENED, project_locked: true }, true, 'project-locked'],
] as const)('a project with %j, for who may change it: %s, is locked by %s', (project, mayEdit, lock) => {
  expect(modelLock(exampleProject(project), mayEdit)).toBe(lock);
});
