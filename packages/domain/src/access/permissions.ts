import { type Actor, isAdministrator, isProvider, isViewer } from './actor.ts';

/**
 * Defines who may do what, within an organisation that is in the actor's scope. The server asks this one table on every
 * endpoint, and the web asks it to show or hide controls.
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
  // the provider anywhere, an administrator in the organisations that they administer
  'organisation.edit': administrates,
  'organisation-member.list': worker,
  'organisation-member.manage': administrates,
  'organisation-domain.manage': administrates,
  'api-key.manage': administrates,
  'webhook.manage': administrates,
  'statistics.read': everyone,
  // a viewer has their own; whoever works on projects may share theirs
  'saved-view.manage': everyone,
  'own-goal.set': administrates,
  // names the people who set it
  'own-goal.read-history': worker,
  'product.read': worker,
  // those of their organisation; what the provider keeps for everybody is in the next
  'product.edit': worker,
  'product.edit-for-all': isProvider,
  'project.list': worker,
  'project.read': worker,
  'project.create': worker,
  'project.edit': worker,
  // only the provider locks, unlocks and reopens
  'project.lock': isProvider,
  // asks the provider to unlock; the provider does not need to ask
  'project.ask-unlocking': asker,
  // the provider confirms such a request, and cannot make one as it is not a member
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
  // members revoke their own, the provider revokes anybody's
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

/** Tells whether the actor administers an organisation: the provider, or a member who was given that right. */
function administrates(actor: Actor): boolean {
  return isProvider(actor) || isAdministrator(actor);
}

/** Tells whether the actor works on projects and cannot open a closed one. */
function asker(actor: Actor): boolean {
  return worker(actor) && !isProvider(actor);
}

/** Tells whether the actor is a member and not a viewer. Project membership is shown and does not limit rights. */
function worker(actor: Actor): boolean {
  return !isViewer(actor);
}
