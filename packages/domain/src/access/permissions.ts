import { type Actor, isViewer } from './actor.ts';

/**
 * Who may do what, within an organisation that is in the actor's scope. One table: the server asks it on every
 * endpoint, the web asks it to show or hide.
 */
export const PERMISSIONS = {
  'session.end': everyone,
  'user.read-self': everyone,
  'organization.list': everyone,
  'statistics.read': everyone,
  'project.list': worker,
  'project.read': worker,
  'project.create': worker,
  'project.edit': worker,
  'calculation.list': worker,
  'calculation.upload': worker,
  'calculation.edit': worker,
  'calculation.delete': worker,
  'calculation.download': staff,
  'workbook-template.download': worker,
} as const satisfies Record<string, (actor: Actor) => boolean>;

export type Permission = keyof typeof PERMISSIONS;

export function may(actor: Actor, permission: Permission): boolean {
  return PERMISSIONS[permission](actor);
}

function everyone(_actor: Actor): boolean {
  return true;
}

/** Every member who is not a viewer; project membership is shown and does not limit rights. */
function worker(actor: Actor): boolean {
  return !isViewer(actor);
}

function staff(actor: Actor): boolean {
  return actor.isStaff && !isViewer(actor);
}
