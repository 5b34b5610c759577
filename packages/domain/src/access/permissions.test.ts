import { describe, expect, it } from 'vitest';
import { type Actor, DASHBOARD_TYPES, isProvider, isViewer, seesBids } from './actor.ts';
import { may, type Permission } from './permissions.ts';

const ACTORS: Readonly<Record<string, Actor>> = {
  member: { isStaff: false, dashboardType: 'member' },
  expert: { isStaff: false, dashboardType: 'expert' },
  viewer: { isStaff: false, dashboardType: 'viewer' },
  administrator: { isStaff: false, dashboardType: 'member', isAdministrator: true },
  'expert administrator': { isStaff: false, dashboardType: 'expert', isAdministrator: true },
  'viewer administrator': { isStaff: false, dashboardType: 'viewer', isAdministrator: true },
  'staff member': { isStaff: true, dashboardType: 'member' },
  'staff expert': { isStaff: true, dashboardType: 'expert' },
  'staff viewer': { isStaff: true, dashboardType: 'viewer' },
};

/** D-97: a role that only adds the right to administer an organisation, and nothing for a viewer. */
const ADMINISTRATORS = ['administrator', 'expert administrator'];
const EVERYONE = [
  ...['member', 'expert', 'viewer', ...ADMINISTRATORS, 'viewer administrator'],
  ...['staff member', 'staff expert', 'staff viewer'],
];
/** D-56, D-57 and D-61: all except viewers; a viewer who is staff remains a viewer. */
const WORKERS = ['member', 'expert', ...ADMINISTRATORS, 'staff member', 'staff expert'];
/** The staff of the provider. */
const STAFF = ['staff member', 'staff expert'];

const ALLOWED: Readonly<Record<Permission, readonly string[]>> = {
  'session.end': EVERYONE,
  'user.read-self': EVERYONE,
  'user.edit-self': EVERYONE,
  'password.change': EVERYONE,
  'email.change': EVERYONE,
  'second-factor.manage': EVERYONE,
  'session.list': EVERYONE,
  'personal-data.export': EVERYONE,
  'personal-data.ask-erasure': EVERYONE,
  'organisation.list': EVERYONE,
  'invitation.answer': EVERYONE,
  'organisation.edit': [...ADMINISTRATORS, ...STAFF],
  'organisation-member.list': WORKERS,
  'organisation-member.manage': [...ADMINISTRATORS, ...STAFF],
  'organisation-domain.manage': [...ADMINISTRATORS, ...STAFF],
  'api-key.manage': [...ADMINISTRATORS, ...STAFF],
  'webhook.manage': [...ADMINISTRATORS, ...STAFF],
  'statistics.read': EVERYONE,
  'saved-view.manage': EVERYONE,
  'own-goal.set': [...ADMINISTRATORS, ...STAFF],
  'own-goal.read-history': WORKERS,
  'product.read': WORKERS,
  'product.edit': WORKERS,
  'product.edit-for-all': STAFF,
  'project.list': WORKERS,
  'project.read': WORKERS,
  'project.create': WORKERS,
  'project.edit': WORKERS,
  'project.lock': STAFF,
  'project.ask-unlocking': WORKERS.filter((actor) => !STAFF.includes(actor)),
  'opening.ask': WORKERS.filter((actor) => !STAFF.includes(actor)),
  'report.make': STAFF,
  'project-member.list': WORKERS,
  'project-member.edit': WORKERS,
  'address.search': WORKERS,
  'calculation.list': WORKERS,
  'calculation.upload': WORKERS,
  'calculation.edit': WORKERS,
  'calculation.delete': WORKERS,
  'calculation.download': STAFF,
  'workbook-template.download': WORKERS,
  'project-history.read': WORKERS,
  'faq.read': WORKERS,
  'contact.send': WORKERS,
  'agenda.read': WORKERS,
  'calendar-feed.manage': WORKERS,
  'chart.save': EVERYONE,
  'chart.revoke': EVERYONE,
  'chart.save-without-logo': STAFF,
  'admin.organisations': STAFF,
  'admin.users': STAFF,
  'admin.registrations': STAFF,
  'admin.faq': STAFF,
  'admin.messages': STAFF,
  'admin.history': STAFF,
  'admin.health': STAFF,
  'admin.mails': STAFF,
  'admin.mixed-sets': STAFF,
  'admin.weights': STAFF,
  'admin.revaluation': STAFF,
  'admin.shared-charts': STAFF,
};

describe.each(Object.entries(ALLOWED) as [Permission, readonly string[]][])('%s', (permission, allowed) => {
  it.each(Object.entries(ACTORS))(`is for ${allowed.join(', ')}; asked by %s`, (name, actor) => {
    expect(may(actor, permission)).toBe(allowed.includes(name));
  });
});

it('is the provider who is staff and no viewer', () => {
  const providers = Object.entries(ACTORS).filter(([, actor]) => isProvider(actor));
  expect(providers.map(([name]) => name)).toEqual(['staff member', 'staff expert']);
});

it('is a viewer whose dashboard is the viewer dashboard, staff or not', () => {
  const viewers = Object.entries(ACTORS).filter(([, actor]) => isViewer(actor));
  expect(viewers.map(([name]) => name)).toEqual(['viewer', 'viewer administrator', 'staff viewer']);
  expect(Object.keys(ACTORS)).toHaveLength(3 * DASHBOARD_TYPES.length);
});

it('may look into bids who is neither a viewer nor a program', () => {
  const seeing = Object.entries(ACTORS).filter(([, actor]) => seesBids(actor));
  expect(seeing.map(([name]) => name)).toEqual(WORKERS);
  for (const actor of Object.values(ACTORS)) expect(seesBids({ ...actor, isProgram: true })).toBe(false);
});
