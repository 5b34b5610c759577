import { type Actor, isViewer } from './actor.ts';

/**
 * Who may do what, within an organisation that is in the actor's scope. One table: the server asks it on every
 * endpoint, the web asks it to show or hide.
 */
export const PERMISSIONS = {
  'session.end': everyone,
  'user.read-self': everyone,
  'user.edit-self': worker,
  'password.change': everyone,
  'second-factor.manage': everyone,
  'session.list': everyone,
  'organisation.list': everyone,
  'organisation.edit': staff,
  'organisation-member.list': worker,
  'statistics.read': everyone,
  'project.list': worker,
  'project.read': worker,
  'project.create': worker,
  'project.edit': worker,
  // locking, unlocking and reopening are the provider's
  'project.lock': staff,
  'project-member.list': worker,
  'project-member.edit': worker,
  'address.search': worker,
  'calculation.list': worker,
  'calculation.upload': worker,
  'calculation.edit': worker,
  'calculation.delete': worker,
  'calculation.download': staff,
  'workbook-template.download': worker,
  'project-history.read': worker,
  'faq.read': worker,
  'contact.send': worker,
  'agenda.read': worker,
  'calendar-feed.manage': worker,
  // a viewer shares what is on the viewer dashboard
  'chart.save': everyone,
  // one's own
  'chart.revoke': everyone,
  'chart.save-without-logo': staff,
  'admin.organisations': staff,
  'admin.users': staff,
  'admin.registrations': staff,
  'admin.faq': staff,
  'admin.messages': staff,
  'admin.history': staff,
  'admin.mixed-sets': staff,
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
