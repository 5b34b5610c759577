import type { Organisation, User } from '@milieuspoor/contract';
import type { DashboardType } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { firstDashboard, isReturnable, latestDashboard, redirectOf, type Session } from './guard.ts';

const organisation = (slug: string): Organisation => ({
  uuid: `0000-${slug}`,
  name: slug,
  slug,
  email: '',
  tel_number: '',
  second_factor_from: null,
  contact: '',
});
const user = (dashboard_type: DashboardType, is_staff = false): User => ({
  uuid: '0001',
  username: 'u',
  first_name: '',
  last_name: '',
  tel: '',
  email: '',
  is_staff,
  dashboard_type,
  language: 'nl',
  planning_reminders: true,
  open_work_mails: false,
  dashboard_explained: true,
  second_factor: false,
  authenticator: false,
  recovery_codes_left: 0,
  second_factor_required: false,
  second_factor_from: null,
  waits_for_admission: false,
  administers: [],
  invited_to: [],
});
const sessionOf = (person: User, ...slugs: string[]): Session => ({
  user: person,
  organisations: slugs.map(organisation),
});

test('signing in leads to the dashboard of the first organisation by name', () => {
  expect(firstDashboard(sessionOf(user('member'), 'alfa', 'zeta'))).toEqual({
    kind: 'dashboard',
    org: 'alfa',
  });
});

test('signing in leads a viewer to the viewer dashboard', () => {
  expect(firstDashboard(sessionOf(user('viewer'), 'alfa'))).toEqual({
    kind: 'viewer-dashboard',
    org: 'alfa',
  });
});

test('the latest dashboard is that of the organisation last visited', () => {
  const session = sessionOf(user('member'), 'alfa', 'zeta');
  expect(latestDashboard(session, 'zeta')).toEqual({ kind: 'dashboard', org: 'zeta' });
});

test('an organisation that one no longer belongs to is not the latest one', () => {
  const session = sessionOf(user('member'), 'alfa', 'zeta');
  expect(latestDashboard(session, 'gamma')).toEqual({ kind: 'dashboard', org: 'alfa' });
});

test('who belongs to no organisation gets the notice', () => {
  expect(latestDashboard(sessionOf(user('member')), 'alfa')).toEqual({ kind: 'no-organisation' });
});

test('a member stays on the screens of an own organisation, the viewer dashboard included', () => {
  const session = sessionOf(user('member'), 'alfa');
  expect(redirectOf(session, { org: 'alfa', screen: 'work' })).toBeNull();
  expect(redirectOf(session, { org: 'alfa', screen: 'viewer-dashboard' })).toBeNull();
});

test('who needs a second factor and has none goes nowhere but to where it is set up', () => {
  for (const type of ['member', 'viewer'] as const) {
    const required = { ...user(type), second_factor_required: true };
    const without = sessionOf(required, 'alfa');
    expect(firstDashboard(without)).toEqual({ kind: 'second-factor' });
    expect(redirectOf(without, { org: 'alfa', screen: 'work' })).toEqual({ kind: 'second-factor' });
    const ready = sessionOf({ ...required, second_factor: true }, 'alfa');
    expect(redirectOf(ready, { org: 'alfa', screen: 'viewer-dashboard' })).toBeNull();
  }
});

test('a foreign organisation leads to the first own one', () => {
  const session = sessionOf(user('member'), 'alfa', 'zeta');
  expect(redirectOf(session, { org: 'gamma', screen: 'work' })).toEqual({ kind: 'dashboard', org: 'alfa' });
});

test('a viewer is led to the viewer dashboard of the same organisation, staff or not', () => {
  for (const staff of [false, true]) {
    const session = sessionOf(user('viewer', staff), 'alfa', 'zeta');
    expect(redirectOf(session, { org: 'zeta', screen: 'work' })).toEqual({
      kind: 'viewer-dashboard',
      org: 'zeta',
    });
  }
});

test('a viewer in a foreign organisation is led to the viewer dashboard of the first own one', () => {
  const session = sessionOf(user('viewer'), 'alfa');
  expect(redirectOf(session, { org: 'gamma', screen: 'viewer-dashboard' })).toEqual({
    kind: 'viewer-dashboard',
    org: 'alfa',
  });
});

test('one returns after signing in to a screen of an organisation and to nothing else', () => {
  for (const back of ['/o/alfa/project/1/tab/3', '/beheer', '/beheer/gebruikers', '/account'])
    expect(isReturnable(back)).toBe(true);
  for (const back of [
    undefined,
    '',
    '/logout',
    '/login',
    '/beheerder',
    '/account/x',
    'https://elsewhere.example/o/alfa',
  ])
    expect(isReturnable(back)).toBe(false);
});
