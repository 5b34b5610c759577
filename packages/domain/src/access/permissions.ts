import { type Actor, isAdministrator, isProvider, isViewer } from './actor.ts';

/**
 * Who may do what, within an organisation that is in the actor's scope. One table: the server asks it on every
 * endpoint, the web asks it to show or hide.
 */
export const PERMISSIONS = {
  'session.end': everyone,
  'user.read-self': everyone,
  'user.edit-self': everyone,
  'password.change': everyone,
  'email.change': everyone,
  'second-factor.manage': everyone,
  'session.list': everyone,
  'personal-data.export': everyone,
  'personal-data.ask-erasure': everyone,
  'organisation.list': everyone,
  'invitation.answer': everyone,
  // the provider anywhere, an administrator in the organisations that they run
  'organisation.edit': administrates,
  'organisation-member.list': worker,
  'organisation-member.manage': administrates,
  'organisation-domain.manage': administrates,
  'api-key.manage': administrates,
  'webhook.manage': administrates,
  'statistics.read': everyone,
  'project.list': worker,
  'project.read': worker,
  'project.create': worker,
  'project.edit': worker,
  // locking, unlocking and reopening are the provider's
  'project.lock': isProvider,
  // asking the provider to do so; the provider needs not ask
  'project.ask-unlocking': asker,
  // the provider confirms one, and is no member to ask it
  'opening.ask': asker,
  'project-member.list': worker,
  'project-member.edit': worker,
  'address.search': worker,
  'calculation.list': worker,
  'calculation.upload': worker,
  'calculation.edit': worker,
  'calculation.delete': worker,
  'calculation.download': isProvider,
  'workbook-template.download': worker,
  'report.make': isProvider,
  'project-history.read': worker,
  'faq.read': worker,
  'contact.send': worker,
  'agenda.read': worker,
  'calendar-feed.manage': worker,
  // a viewer shares what is on the viewer dashboard
  'chart.save': everyone,
  // one's own; the provider anybody's
  'chart.revoke': everyone,
  'chart.save-without-logo': isProvider,
  'admin.organisations': isProvider,
  'admin.users': isProvider,
  'admin.registrations': isProvider,
  'admin.faq': isProvider,
  'admin.messages': isProvider,
  'admin.history': isProvider,
  'admin.health': isProvider,
  'admin.mails': isProvider,
  'admin.mixed-sets': isProvider,
  'admin.weights': isProvider,
  'admin.revaluation': isProvider,
  'admin.shared-charts': isProvider,
} as const satisfies Record<string, (actor: Actor) => boolean>;

export type Permission = keyof typeof PERMISSIONS;

export function may(actor: Actor, permission: Permission): boolean {
  return PERMISSIONS[permission](actor);
}

function everyone(_actor: Actor): boolean {
  return true;
}

/** Who runs an organisation: the provider, or a member who was given it. */
function administrates(actor: Actor): boolean {
  return isProvider(actor) || isAdministrator(actor);
}

/** Who works on projects and cannot open a closed one. */
function asker(actor: Actor): boolean {
  return worker(actor) && !isProvider(actor);
}

/** Every member who is not a viewer; project membership is shown and does not limit rights. */
function worker(actor: Actor): boolean {
  return !isViewer(actor);
}
