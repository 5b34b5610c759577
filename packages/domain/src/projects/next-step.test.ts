import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/actor.ts';
import { NEXT_STEPS, type NextStepName, type NextStepSubject, nextStep } from './next-step.ts';

const MEMBER: Actor = { isStaff: false, dashboardType: 'member' };
const EXPERT: Actor = { isStaff: false, dashboardType: 'expert' };
const VIEWER: Actor = { isStaff: false, dashboardType: 'viewer' };
const STAFF: Actor = { isStaff: true, dashboardType: 'member' };
const STAFF_VIEWER: Actor = { isStaff: true, dashboardType: 'viewer' };

const NOTHING = {
  designBaseline: false,
  designOptimization: false,
  asBuiltBaseline: false,
  asBuiltOptimization: false,
};
const EVERYTHING = {
  designBaseline: true,
  designOptimization: true,
  asBuiltBaseline: true,
  asBuiltOptimization: true,
};

/** A new project, without any data. */
const NEW: NextStepSubject = {
  contractType: 'RAW',
  awardCriteria: false,
  status: 'Design_Phase_Active',
  emviStatus: 'Unlocked',
  locked: false,
  asbuiltScopeChanged: null,
  active: NOTHING,
  stored: NOTHING,
  applicantCount: 0,
  bidsSealed: false,
  winnerChosen: false,
  winnerPossible: null,
  winnerExplained: null,
  correcting: false,
};

type Moment = readonly [step: NextStepName | null, tab: string | null, change: Partial<NextStepSubject>];

/** Checks the steps one after another: each line adds to those above it. */
function walk(start: Partial<NextStepSubject>, moments: readonly Moment[]): void {
  let project: NextStepSubject = { ...NEW, ...start };
  for (const [step, tab, change] of moments) {
    project = { ...project, ...change };
    const found = nextStep(project, MEMBER);
    expect([found?.step ?? null, found?.tab ?? null]).toEqual([step, tab]);
  }
}

const BASELINE = { ...NOTHING, designBaseline: true };
const DESIGN = { ...BASELINE, designOptimization: true };

describe('the next step of a project', () => {
  it('that is settled by quantity, without award criteria', () => {
    walk({}, [
      ['upload-baseline', 'baseline', {}],
      ['activate-baseline', 'baseline', { stored: BASELINE }],
      ['upload-optimization', 'optimization', { active: BASELINE }],
      ['activate-optimization', 'optimization', { stored: DESIGN }],
      ['complete-tender-phase', 'optimization', { active: DESIGN }],
      ['upload-as-built-baseline', 'as-built', { status: 'Design_Phase_Complete' }],
      ['upload-as-built-optimization', 'as-built', { active: { ...DESIGN, asBuiltBaseline: true } }],
      ['activate-as-built-optimization', 'as-built', { stored: EVERYTHING }],
      ['complete-project', 'as-built', { active: EVERYTHING }],
      [null, null, { status: 'Project_Complete' }],
    ]);
  });

  it.each(['RAW', 'UAV-GC'] as const)('with award criteria under %s', (contractType) => {
    walk({ contractType, awardCriteria: true }, [
      ['upload-baseline', 'baseline', {}],
      ['activate-baseline', 'baseline', { stored: BASELINE }],
      ['complete-award-model', 'award-criterion', { active: BASELINE }],
      ['lock-award-model', 'award-criterion', { emviStatus: 'Editing' }],
      ['add-bidders', 'optimization', { emviStatus: 'Locked', status: 'EMVI_Complete' }],
      ['choose-winner', 'optimization', { applicantCount: 2 }],
      ['open-bids', 'optimization', { bidsSealed: true }],
      ['choose-winner', 'optimization', { bidsSealed: false }],
      ['judge-bids', 'optimization', { winnerPossible: false }],
      ['choose-winner', 'optimization', { winnerPossible: true }],
      ['complete-tender-phase', 'optimization', { winnerChosen: true }],
      ['explain-winner', 'optimization', { winnerExplained: false }],
      ['end-correction', 'optimization', { winnerExplained: true, correcting: true }],
      ['complete-tender-phase', 'optimization', { correcting: false }],
    ]);
  });

  it('with a fixed price, whose scope decides on the as-built baseline', () => {
    const built = { contractType: 'UAV-GC', status: 'Design_Phase_Complete', active: DESIGN } as const;
    walk(built, [
      ['answer-scope', 'as-built', {}],
      ['upload-as-built-baseline', 'as-built', { asbuiltScopeChanged: true }],
      ['upload-as-built-optimization', 'as-built', { asbuiltScopeChanged: false }],
      ['complete-project', 'as-built', { active: { ...DESIGN, asBuiltOptimization: true } }],
    ]);
  });

  it('without a tender, complete in one phase', () => {
    walk({ contractType: 'NA', awardCriteria: null, stored: DESIGN, active: BASELINE }, [
      ['activate-optimization', 'optimization', {}],
      ['complete-project', 'optimization', { active: DESIGN }],
    ]);
  });

  it('whose design baseline went after the design was closed is for staff, who reopen it', () => {
    const project: NextStepSubject = {
      ...NEW,
      contractType: 'UAV-GC',
      status: 'Design_Phase_Complete',
      asbuiltScopeChanged: false,
    };
    expect(nextStep(project, MEMBER)).toEqual({
      step: 'reopen-design',
      tab: null,
      by: 'provider',
      mine: false,
    });
    expect(nextStep(project, STAFF)?.mine).toBe(true);
  });

  it('that is locked is to have it unlocked, whatever else it needs; once complete there is none', () => {
    for (const status of ['Design_Phase_Active', 'EMVI_Complete', 'Design_Phase_Complete'] as const)
      expect(nextStep({ ...NEW, status, locked: true }, MEMBER)).toEqual({
        step: 'unlock',
        tab: null,
        by: 'provider',
        mine: false,
      });
    expect(nextStep({ ...NEW, status: 'Project_Complete', locked: true }, STAFF)).toBeNull();
  });

  it.each([
    ['a member', MEMBER, true, false],
    ['an expert', EXPERT, true, false],
    ['a viewer', VIEWER, false, false],
    ['staff', STAFF, true, true],
    ['staff who are viewers', STAFF_VIEWER, false, false],
  ] as const)('is told to %s as theirs or not', (_who, actor, work, unlocking) => {
    expect(nextStep(NEW, actor)).toMatchObject({ step: 'upload-baseline', by: 'worker', mine: work });
    expect(nextStep({ ...NEW, locked: true }, actor)).toMatchObject({ by: 'provider', mine: unlocking });
  });

  it('is one of a closed list without doubles', () => {
    expect(new Set(NEXT_STEPS).size).toBe(NEXT_STEPS.length);
  });
});
