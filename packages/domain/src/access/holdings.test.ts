import { describe, expect, it } from 'vitest';
import {
  endsWithHolder,
  HOLDING_KINDS,
  isHandedOn,
  leastStanding,
  MEMBER_STANDINGS,
  mayHold,
  type StandingFacts,
  standingInOrganisation,
} from './holdings.ts';

const member: StandingFacts = {
  active: true,
  isStaff: false,
  viewer: false,
  membership: { active: true, administrator: false },
};
const chief = { active: true, administrator: true };

describe('where somebody stands in an organisation', () => {
  it.each([
    ['a member', {}, 'member'],
    ['who runs it', { membership: chief }, 'administrator'],
    ['a viewer', { viewer: true }, 'viewer'],
    ['a viewer, whatever the membership says', { viewer: true, membership: chief }, 'viewer'],
    ['who is suspended', { membership: { active: false, administrator: false } }, 'nobody'],
    ['who is no member', { membership: null }, 'nobody'],
    ['whose account is closed', { active: false, membership: chief }, 'nobody'],
    ['the provider, member or not', { isStaff: true, membership: null }, 'administrator'],
    ['the provider whose account is closed', { isStaff: true, active: false }, 'nobody'],
    [
      'a viewer of the provider who is no member',
      { isStaff: true, viewer: true, membership: null },
      'nobody',
    ],
  ] as const)('%s', (_who, facts, standing) => {
    expect(standingInOrganisation({ ...member, ...facts })).toBe(standing);
  });
});

describe('what a standing may hold', () => {
  it.each([
    ['nobody', []],
    ['viewer', ['shared-chart']],
    ['member', ['unlock-request', 'opening-request', 'shared-chart', 'bid', 'calendar-feed']],
    ['administrator', [...HOLDING_KINDS]],
  ] as const)('%s', (standing, kinds) => {
    expect(HOLDING_KINDS.filter((kind) => mayHold(standing, { kind, ofProject: false }))).toEqual(kinds);
  });

  it('a picture of a project is for who opens projects', () => {
    const picture = { kind: 'shared-chart', ofProject: true } as const;
    expect(MEMBER_STANDINGS.filter((each) => mayHold(each, picture))).toEqual(['member', 'administrator']);
    expect(leastStanding(picture)).toBe('member');
  });
});

it('a bid stays sealed and goes to nobody else; the address of a calendar goes to nobody else, and ends', () => {
  expect(HOLDING_KINDS.filter((kind) => !isHandedOn(kind))).toEqual([
    ...['opening-request', 'bid', 'calendar-feed'],
  ]);
  expect(HOLDING_KINDS.filter((kind) => !endsWithHolder(kind))).toEqual(['bid']);
});
