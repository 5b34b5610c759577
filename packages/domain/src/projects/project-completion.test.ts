import { describe, expect, it } from 'vitest';
import {
  asBuiltObstacle,
  asBuiltVariant,
  awardedBeforeOpening,
  type CompletionSubject,
  completionDateProblem,
  datesAfter,
  phaseToComplete,
  reopened,
  statusAfter,
  tenderPhaseObstacle,
} from './project-completion.ts';

const NOTHING_ACTIVE = {
  designBaseline: false,
  designOptimization: false,
  asBuiltBaseline: false,
  asBuiltOptimization: false,
};
const RAW: CompletionSubject = {
  contractType: 'RAW',
  awardCriteria: false,
  status: 'Design_Phase_Active',
  emviStatus: 'Unlocked',
  asbuiltScopeChanged: null,
  active: NOTHING_ACTIVE,
  applicantCount: 0,
  winnerChosen: false,
  winnerExplained: true,
  correcting: false,
};
const CONFIGURATIONS = [
  ['RAW', true, 'simple'],
  ['RAW', false, 'simple'],
  ['UAV-GC', true, 'scope-question'],
  ['UAV-GC', false, 'scope-question'],
  ['NA', null, null],
  ['RAW', null, 'simple'],
] as const;

describe('completing the tender phase without award criteria (D-30)', () => {
  const both = { ...NOTHING_ACTIVE, designBaseline: true, designOptimization: true };
  it.each([
    ['needs an active baseline', NOTHING_ACTIVE, 'baseline-missing'],
    [
      'needs it even beside an optimisation',
      { ...NOTHING_ACTIVE, designOptimization: true },
      'baseline-missing',
    ],
    ['needs an active optimisation', { ...NOTHING_ACTIVE, designBaseline: true }, 'optimization-missing'],
    ['needs no award model and no bidders', both, null],
  ] as const)('%s', (_rule, active, obstacle) => {
    expect(tenderPhaseObstacle({ ...RAW, active })).toBe(obstacle);
    expect(tenderPhaseObstacle({ ...RAW, contractType: 'UAV-GC', active })).toBe(obstacle);
    expect(tenderPhaseObstacle({ ...RAW, contractType: 'NA', awardCriteria: null, active })).toBe(obstacle);
  });
});

describe('completing the tender phase with award criteria', () => {
  const award = { ...RAW, awardCriteria: true };
  const baseline = { ...NOTHING_ACTIVE, designBaseline: true };
  it.each([
    ['asks for the baseline first, when all is missing', award, 'baseline-missing'],
    ['then for the award model', { ...award, active: baseline }, 'award-model-open'],
    [
      'which has to be locked again after editing',
      { ...award, active: baseline, emviStatus: 'Editing', applicantCount: 2, winnerChosen: true },
      'award-model-open',
    ],
    ['then for a bidder', { ...award, active: baseline, emviStatus: 'Locked' }, 'no-applicants'],
    [
      'then for a winner',
      { ...award, active: baseline, emviStatus: 'Locked', applicantCount: 2 },
      'no-winner',
    ],
    [
      'then for why the winner is not first',
      {
        ...award,
        active: baseline,
        emviStatus: 'Locked',
        applicantCount: 2,
        winnerChosen: true,
        winnerExplained: false,
        correcting: true,
      },
      'winner-unexplained',
    ],
    [
      'then for the end of a correction that runs',
      {
        ...award,
        active: baseline,
        emviStatus: 'Locked',
        applicantCount: 2,
        winnerChosen: true,
        correcting: true,
      },
      'correction-running',
    ],
    [
      'and then for nothing more; the winner’s calculation is the optimisation',
      { ...award, active: baseline, emviStatus: 'Locked', applicantCount: 2, winnerChosen: true },
      null,
    ],
  ] as const)('%s', (_rule, project, obstacle) => {
    expect(tenderPhaseObstacle(project)).toBe(obstacle);
    expect(tenderPhaseObstacle({ ...project, contractType: 'UAV-GC' })).toBe(obstacle);
  });
});

describe('what keeps a phase from being completed is said in the agreed order, when all of it is missing', () => {
  it('of the tender phase', () => {
    const nothing = { ...RAW, awardCriteria: true, winnerExplained: false, correcting: true };
    const steps = [
      {},
      { active: { ...NOTHING_ACTIVE, designBaseline: true } },
      { emviStatus: 'Locked' },
      { applicantCount: 2 },
      { winnerChosen: true },
      { winnerExplained: true },
      { correcting: false },
    ] as const;
    const obstacles = steps.map((_, done) =>
      tenderPhaseObstacle(Object.assign({}, nothing, ...steps.slice(0, done + 1))),
    );
    expect(obstacles).toEqual([
      ...['baseline-missing', 'award-model-open', 'no-applicants', 'no-winner', 'winner-unexplained'],
      ...['correction-running', null],
    ]);
  });

  it.each([
    ['RAW', null, 'as-built-baseline-missing'],
    ['UAV-GC', null, 'scope-question-open'],
    ['UAV-GC', false, 'design-baseline-missing'],
    ['UAV-GC', true, 'as-built-baseline-missing'],
  ] as const)('of the as-built phase, %s with scope answer %s: %s', (contractType, answer, obstacle) => {
    expect(asBuiltObstacle({ ...RAW, contractType, asbuiltScopeChanged: answer })).toBe(obstacle);
  });
});

it.each(CONFIGURATIONS)('%s with award flag %s has the as-built variant %s (D-20)', (...row) => {
  const [contractType, awardCriteria, variant] = row;
  expect(asBuiltVariant({ contractType, awardCriteria })).toBe(variant);
});

describe('completing the project', () => {
  const optimized = { ...NOTHING_ACTIVE, designBaseline: true, asBuiltOptimization: true };
  const whole = { ...optimized, asBuiltBaseline: true };
  it.each([
    ['RAW', null, optimized, 'as-built-baseline-missing'],
    ['RAW', null, { ...whole, asBuiltOptimization: false }, 'as-built-optimization-missing'],
    ['RAW', null, whole, null],
    // D-21
    ['UAV-GC', null, whole, 'scope-question-open'],
    ['UAV-GC', false, optimized, null],
    ['UAV-GC', false, { ...optimized, designBaseline: false }, 'design-baseline-missing'],
    ['UAV-GC', false, { ...optimized, asBuiltOptimization: false }, 'as-built-optimization-missing'],
    ['UAV-GC', true, optimized, 'as-built-baseline-missing'],
    ['UAV-GC', true, whole, null],
  ] as const)('%s with scope answer %s and %o: %s', (contractType, asbuiltScopeChanged, active, obstacle) => {
    for (const awardCriteria of [true, false])
      expect(
        asBuiltObstacle({
          ...RAW,
          contractType,
          awardCriteria,
          status: 'Design_Phase_Complete',
          asbuiltScopeChanged,
          active,
        }),
      ).toBe(obstacle);
  });
});

it.each([
  ['Design_Phase_Active', 'tender'],
  ['EMVI_Complete', 'tender'],
  ['Design_Phase_Complete', 'as-built'],
  ['Project_Complete', null],
] as const)('in status %s the phase to complete is %s', (status, phase) => {
  expect(phaseToComplete({ status })).toBe(phase);
});

describe('what completing a phase leads to (D-7)', () => {
  it.each([
    ['RAW', false],
    ['RAW', true],
    ['UAV-GC', false],
    ['UAV-GC', true],
  ] as const)('%s %s goes through construction', (contractType, awardCriteria) => {
    const project = { contractType, awardCriteria };
    expect(statusAfter('tender', project)).toBe('Design_Phase_Complete');
    expect(datesAfter('tender', project)).toEqual(['design_phase_complete_date']);
    expect(statusAfter('as-built', project)).toBe('Project_Complete');
    expect(datesAfter('as-built', project)).toEqual(['project_complete_date']);
  });

  it('NA is complete with its design, on the same day', () => {
    const project = { contractType: 'NA', awardCriteria: null } as const;
    expect(statusAfter('tender', project)).toBe('Project_Complete');
    expect(datesAfter('tender', project)).toEqual(['design_phase_complete_date', 'project_complete_date']);
  });
});

it.each([
  ['2026-03-02', null, null],
  ['2026-03-03', null, 'date-in-future'],
  ['2026-02-01', '2026-02-01', null],
  ['2026-01-31', '2026-02-01', 'date-before-award'],
  ['2026-03-03', '2026-04-01', 'date-in-future'],
])('on 2 March 2026 the date %s, not before %s, has the problem %s', (date, notBefore, problem) => {
  expect(completionDateProblem(date, { today: '2026-03-02', createdOn: '2026-02-01', notBefore })).toBe(
    problem,
  );
});

it.each([
  ['2026-02-09', '2026-02-10', true],
  ['2026-02-10', '2026-02-10', false],
  ['2026-02-11', '2026-02-10', false],
  ['2026-02-09', null, false],
])('awarded on %s, while the bids were opened on %s: before the opening is %s', (awarded, opened, before) => {
  expect(awardedBeforeOpening(awarded, opened)).toBe(before);
});

it.each([
  ['2016-02-29', null],
  ['2014-02-28', null],
  ['2014-02-27', 'date-too-early'],
  ['0001-01-01', 'date-too-early'],
])(
  'a project made on 29 February 2024 completed no phase more than ten years before: %s',
  (date, problem) => {
    const days = { today: '2026-03-02', createdOn: '2024-02-29', notBefore: null };
    expect(completionDateProblem(date, days)).toBe(problem);
  },
);

describe('reopening takes back the last completed phase (D-24)', () => {
  it.each([
    ['RAW', false, 'Unlocked', 'Project_Complete', 'Design_Phase_Complete', ['project_complete_date']],
    ['UAV-GC', true, 'Locked', 'Project_Complete', 'Design_Phase_Complete', ['project_complete_date']],
    [
      'NA',
      null,
      'Unlocked',
      'Project_Complete',
      'Design_Phase_Active',
      ['design_phase_complete_date', 'project_complete_date'],
    ],
    [
      'RAW',
      false,
      'Unlocked',
      'Design_Phase_Complete',
      'Design_Phase_Active',
      ['design_phase_complete_date'],
    ],
    ['RAW', true, 'Locked', 'Design_Phase_Complete', 'EMVI_Complete', ['design_phase_complete_date']],
  ] as const)('%s %s %s: %s to %s', (contractType, awardCriteria, emviStatus, status, back, cleared) => {
    expect(reopened({ contractType, awardCriteria, emviStatus, status })).toEqual({ status: back, cleared });
  });

  it('and there is nothing to take back before', () => {
    for (const status of ['Design_Phase_Active', 'EMVI_Complete'] as const)
      expect(reopened({ ...RAW, status })).toBeNull();
  });
});
