import {
  CALCULATION_DATA,
  CALCULATION_NAME_MAX,
  CONTRACT_TYPES,
  DASHBOARD_TYPES,
  PROJECT_DATA,
  PROJECT_STATUSES,
  SECTORS,
} from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { bidsOpenedAt } from './bids-opened-at.ts';
import { demonstrationItems } from './demonstration-items.ts';
import { OTHERS } from './demonstration-organisations.ts';
import type { CalculationPlan, ProjectPlan, TenderPlan } from './demonstration-plan.ts';
import { demonstrationPlan } from './demonstration-projects.ts';
import { plannedDays } from './planned-days.ts';
import { plannedMkiEur, tenderBoundaries } from './tender-boundaries.ts';

const { organisations, users, projects } = demonstrationPlan;

function active(project: ProjectPlan, type: CalculationPlan['type']): CalculationPlan | undefined {
  return project.calculations.find((calculation) => calculation.active && calculation.type === type);
}

function project(key: string): ProjectPlan {
  const found = projects.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`No project ${key}`);
  return found;
}

/** Organisations without users: others compare their figures with theirs. */
const others: ReadonlySet<string> = new Set(Object.values(OTHERS));

/** Returns the step that the bids of a tender have reached. */
function stepOf({ bids, correction }: TenderPlan): TenderPlan['bids'] | 'corrected' {
  return correction ? 'corrected' : bids;
}

/** Returns the type of the optimisation of a project's design. */
function designOf({ awardCriteria }: ProjectPlan): 'applicant' | 'design-optimization' {
  return awardCriteria ? 'applicant' : 'design-optimization';
}

/** Returns the pair that a project's statistics compare: one phase, never mixed. */
function pairs(of: readonly ProjectPlan[]): [string, CalculationPlan, CalculationPlan][] {
  return of.flatMap((candidate) => {
    const design = active(candidate, 'design-baseline');
    const found: [string, CalculationPlan | undefined, CalculationPlan | undefined][] = [
      [`${candidate.name}, design`, design, active(candidate, designOf(candidate))],
      [
        `${candidate.name}, as built`,
        active(candidate, 'as-built-baseline') ?? design,
        active(candidate, 'as-built-optimization'),
      ],
    ];
    return found.flatMap(([name, baseline, optimization]): [string, CalculationPlan, CalculationPlan][] =>
      baseline && optimization ? [[name, baseline, optimization]] : [],
    );
  });
}

describe('the organisations and users of the demonstration', () => {
  it('has three organisations with five named accounts, and others that nobody belongs to', () => {
    expect(organisations.map(({ slug }) => slug)).toEqual([
      'gemeente-voorbeeld',
      'waterschap-voorbeeld',
      'provincie-elders',
      ...others,
    ]);
    expect(users.map((user) => [user.username, user.isStaff, user.organisations])).toEqual([
      ['medewerker', true, ['gemeente-voorbeeld']],
      ['lid', false, ['gemeente-voorbeeld', 'waterschap-voorbeeld']],
      ['expert', false, ['gemeente-voorbeeld']],
      ['viewer', false, ['gemeente-voorbeeld']],
      ['buiten', false, ['provincie-elders']],
    ]);
  });

  it('leads staff, who may see all of them, to the municipality first', () => {
    const names = organisations.map(({ name }) => name);
    expect(names.toSorted()[0]).toBe('Gemeente Voorbeeld');
  });

  it('shows every dashboard type, and mails to nobody who exists', () => {
    expect(new Set(users.map(({ dashboardType }) => dashboardType))).toEqual(new Set(DASHBOARD_TYPES));
    for (const { email } of [...users, ...organisations]) expect(email).toMatch(/\.example$/);
  });
});

describe('the projects of the demonstration', () => {
  it('are at least twelve of those with accounts, with every contract type, status and sector', () => {
    expect(projects.filter(({ organisation }) => !others.has(organisation)).length).toBeGreaterThanOrEqual(
      12,
    );
    expect(new Set(projects.map(({ organisation }) => organisation)).size).toBe(organisations.length);
    expect(new Set(projects.map(({ contractType }) => contractType))).toEqual(new Set(CONTRACT_TYPES));
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(PROJECT_STATUSES));
    expect(new Set(projects.map(({ sector }) => sector))).toEqual(new Set(SECTORS));
    expect(new Set(projects.map(({ projectType }) => projectType)).size).toBeGreaterThanOrEqual(9);
  });

  it('have contracts with and without award criteria, and NA without the question', () => {
    const kinds = new Set(
      projects.map(({ contractType, awardCriteria }) => `${contractType} ${awardCriteria}`),
    );
    expect(kinds).toEqual(new Set(['RAW true', 'RAW false', 'UAV-GC true', 'UAV-GC false', 'NA null']));
  });

  it('completed their design phase in each year from 2023 to 2026, and none in the future', () => {
    const years = projects.flatMap(
      ({ designPhaseCompleteDate }) => designPhaseCompleteDate?.slice(0, 4) ?? [],
    );
    expect(new Set(years)).toEqual(new Set(['2023', '2024', '2025', '2026']));
    for (const { createdAt, modifiedAt, calculations } of projects) {
      const moments = [createdAt, ...calculations.map((calculation) => calculation.createdAt), modifiedAt];
      expect([...moments].sort()).toEqual(moments);
      expect(modifiedAt < '2026-11-20').toBe(true);
    }
  });

  it('carry the dates that belong to their status', () => {
    for (const { name, status, contractType, designPhaseCompleteDate, projectCompleteDate } of projects) {
      const designComplete = status === 'Design_Phase_Complete' || status === 'Project_Complete';
      expect(designPhaseCompleteDate !== null, name).toBe(designComplete);
      expect(projectCompleteDate !== null, name).toBe(status === 'Project_Complete');
      if (projectCompleteDate) expect(projectCompleteDate >= (designPhaseCompleteDate ?? '')).toBe(true);
      if (contractType === 'NA') expect(projectCompleteDate).toBe(designPhaseCompleteDate);
    }
  });

  it('were started by a member or by staff, with names and notes that fit their columns', () => {
    for (const { createdBy, organisation, name, description, calculations } of projects) {
      const user = users.find(({ username }) => username === createdBy);
      if (others.has(organisation)) expect(user?.isStaff).toBe(true);
      else expect(user?.organisations).toContain(organisation);
      expect(name.length).toBeLessThanOrEqual(PROJECT_DATA.name.max);
      expect(description?.length).toBeLessThanOrEqual(PROJECT_DATA.description.max);
      for (const calculation of calculations) {
        expect(calculation.name.length).toBeLessThanOrEqual(CALCULATION_NAME_MAX);
        expect(calculation.notes.length).toBeLessThanOrEqual(CALCULATION_DATA.notes.max);
      }
    }
    expect(new Set(projects.map(({ key }) => key)).size).toBe(projects.length);
  });

  it('include a locked one, one without calculations, one with only a baseline and inactive alternatives', () => {
    expect(projects.filter(({ locked }) => locked)).toHaveLength(1);
    expect(project('oosterpark').calculations).toEqual([]);
    expect(project('verlichting-centrum').calculations.map(({ type }) => type)).toEqual(['design-baseline']);
    const inactive = projects.flatMap(({ calculations }) => calculations.filter((one) => !one.active));
    expect(inactive.length).toBeGreaterThanOrEqual(3);
  });

  it('show twelve product groups in one, and less CO2 than nothing in another', () => {
    const station = active(project('stationsplein'), 'design-baseline');
    const groups = station ? demonstrationItems(station).map(({ productGroup }) => productGroup) : [];
    expect(new Set(groups).size).toBe(12);
    const footbridge = active(project('fietsbrug-molenvliet'), 'as-built-optimization');
    const co2Kg = (footbridge ? demonstrationItems(footbridge) : []).reduce(
      (sum, { profiles, quantity }) =>
        sum + quantity * (profiles.a1?.GWP ?? []).reduce<number>((total, value) => total + (value ?? 0), 0),
      0,
    );
    expect(co2Kg).toBeLessThan(0);
  });
});

describe('the calculations of the demonstration', () => {
  it('are in Set A1 before 2025 and in both sets since, but for one project in Set A2 only', () => {
    for (const { key, createdAt, calculations } of projects) {
      const expected = createdAt < '2025' ? ['a1'] : key === 'gemaal-de-kluft' ? ['a2'] : ['a1', 'a2'];
      for (const { name, sets } of calculations) expect(sets, name).toEqual(expected);
    }
  });

  it('have at most one active calculation of a type', () => {
    for (const { name, calculations } of projects) {
      const types = calculations.filter((one) => one.active).map(({ type }) => type);
      expect(new Set(types).size, name).toBe(types.length);
    }
  });

  it.each(pairs(projects.filter(({ organisation }) => !others.has(organisation))))(
    'improve on the baseline: %s',
    (_, baseline, optimization) => {
      expect(plannedMkiEur(optimization)).toBeLessThan(plannedMkiEur(baseline));
      expect(plannedMkiEur(baseline)).toBeGreaterThan(0);
    },
  );

  it('of the others differ: some save most of it, and some cost more than their baseline', () => {
    const savings = pairs(projects.filter(({ organisation }) => others.has(organisation))).map(
      ([, baseline, optimization]) => 1 - plannedMkiEur(optimization) / plannedMkiEur(baseline),
    );
    expect(Math.min(...savings)).toBeLessThan(-0.1);
    expect(Math.max(...savings)).toBeGreaterThan(0.5);
  });

  it('complete what a completed project needs', () => {
    for (const candidate of projects.filter(({ status }) => status === 'Project_Complete')) {
      const { name, contractType, asBuiltScopeChanged } = candidate;
      expect(active(candidate, 'design-baseline'), name).toBeDefined();
      expect(active(candidate, designOf(candidate)), name).toBeDefined();
      const needsAsBuiltBaseline = contractType === 'RAW' || asBuiltScopeChanged === true;
      expect(active(candidate, 'as-built-baseline') !== undefined, name).toBe(needsAsBuiltBaseline);
      expect(active(candidate, 'as-built-optimization') !== undefined, name).toBe(contractType !== 'NA');
      expect(asBuiltScopeChanged !== null, name).toBe(contractType === 'UAV-GC');
    }
  });

  it('have bidders where there are award criteria, and an optimisation of their own where there are none', () => {
    for (const candidate of projects) {
      const types = candidate.calculations.map(({ type }) => type);
      const other = designOf(candidate) === 'applicant' ? 'design-optimization' : 'applicant';
      expect(types, candidate.name).not.toContain(other);
    }
  });

  it('are the same on every reading', () => {
    const once = projects.flatMap(({ calculations }) => calculations.map(demonstrationItems));
    const again = projects.flatMap(({ calculations }) => calculations.map(demonstrationItems));
    expect(again).toEqual(once);
  });
});

describe('what is planned in the demonstration', () => {
  it('lies ahead by more than the week of the reminder, for every project that is not completed', () => {
    for (const { name, plannedInWeeks, status, designPhaseCompleteDate, contractType } of projects) {
      expect(plannedInWeeks !== undefined, name).toBe(status !== 'Project_Complete');
      if (!plannedInWeeks) continue;
      const { award, completion } = plannedInWeeks;
      const awaitsAward = designPhaseCompleteDate === null && contractType !== 'NA';
      expect(award !== undefined, name).toBe(awaitsAward);
      expect(completion, name).toBeGreaterThan((award ?? 1) + 1);
      expect(award ?? 2, name).toBeGreaterThan(1);
    }
  });

  it('is counted from the day on which it is made, in Dutch local time', () => {
    const madeAt = new Date('2026-03-01T23:30:00Z');
    expect(plannedDays({ plannedInWeeks: { award: 3, completion: 5 } }, madeAt)).toEqual({
      plannedAwardDate: '2026-03-23',
      plannedCompletionDate: '2026-04-06',
    });
    expect(plannedDays({}, madeAt)).toEqual({ plannedAwardDate: null, plannedCompletionDate: null });
  });
});

describe('the tenders of the demonstration', () => {
  it('belong to the projects with award criteria, locked as their status asks', () => {
    for (const { name, awardCriteria, status, tender } of projects) {
      expect(tender !== null, name).toBe(awardCriteria === true);
      if (status !== 'Design_Phase_Active' && tender) expect(tender.emviStatus).toBe('Locked');
    }
  });

  it('divide the whole benefit, which is no more than the project costs', () => {
    for (const { tender } of projects) {
      if (!tender) continue;
      expect(tender.fictionalTenderBenefitEur).toBeLessThanOrEqual(tender.projectScopeEur);
      if (tender.emviStatus !== 'Unlocked')
        expect(tender.mkiMaxDiscountEur + (tender.criteriaMaxDiscountEur ?? Number.NaN)).toBe(
          tender.fictionalTenderBenefitEur,
        );
    }
  });

  it('name the criteria of one, whose amounts and bids add up', () => {
    const named = projects.filter(({ tender }) => tender?.criteria);
    expect(named.map(({ key }) => key)).toEqual(['bloemenbuurt']);
    const sum = (eur: readonly number[]) => eur.reduce((total, each) => total + each, 0);
    for (const { tender, calculations } of named) {
      const criteria = tender?.criteria ?? [];
      expect(sum(criteria.map(({ maxDiscountEur }) => maxDiscountEur))).toBe(tender?.criteriaMaxDiscountEur);
      const bids = calculations.flatMap(({ bidder }) => bidder ?? []);
      expect(bids).toHaveLength(3);
      for (const bid of bids) {
        expect(Object.keys(bid.criteria ?? {})).toEqual(criteria.map(({ name }) => name));
        expect(sum(Object.values(bid.criteria ?? {})), bid.name).toBe(bid.criteriaDiscountEur);
        for (const { name, maxDiscountEur } of criteria)
          expect(bid.criteria?.[name], bid.name).toBeLessThanOrEqual(maxDiscountEur);
      }
    }
  });

  it('are in every state: with a model half filled in or taken up again, sealed, opened, corrected, never sealed, awarded and built', () => {
    const states = projects.flatMap(({ status, tender }) =>
      tender ? [`${status} ${tender.emviStatus}, ${stepOf(tender)}`] : [],
    );
    expect(new Set(states)).toEqual(
      new Set([
        'Design_Phase_Active Unlocked, unsealed',
        'Design_Phase_Active Editing, sealed',
        'EMVI_Complete Locked, sealed',
        'EMVI_Complete Locked, opened',
        'EMVI_Complete Locked, corrected',
        'Design_Phase_Complete Locked, opened',
        'Project_Complete Locked, opened',
        'Project_Complete Locked, unsealed',
      ]),
    );
    const { tender, calculations } = project('kade-oosterhaven');
    expect(tender?.criteriaMaxDiscountEur).toBeNull();
    expect(calculations.map(({ type, active }) => [type, active])).toEqual([['design-baseline', true]]);
  });

  it('are opened after the last bid, and before they are awarded', () => {
    const opened = projects.filter(({ tender }) => tender?.bids === 'opened');
    expect(opened.length).toBeGreaterThan(0);
    for (const { key, modifiedAt, designPhaseCompleteDate, tender, calculations } of opened) {
      const at = bidsOpenedAt({ tender, calculations })?.toISOString() ?? '';
      for (const { bidder, createdAt } of calculations)
        if (bidder) expect(at > new Date(createdAt).toISOString(), key).toBe(true);
      expect(at <= new Date(modifiedAt).toISOString(), key).toBe(true);
      if (tender?.correction) expect(at < new Date(tender.correction.begunAt).toISOString(), key).toBe(true);
      if (designPhaseCompleteDate) expect(at.slice(0, 10) < designPhaseCompleteDate, key).toBe(true);
    }
    for (const { tender, calculations } of projects.filter((each) => each.tender?.bids !== 'opened'))
      expect(bidsOpenedAt({ tender, calculations })).toBeNull();
  });

  it('aim at half of the baseline', () => {
    for (const candidate of projects.filter(({ tender }) => tender)) {
      const boundaries = tenderBoundaries(candidate);
      const baseline = active(candidate, 'design-baseline');
      expect(boundaries?.upperEur).toBe(baseline && Math.round(plannedMkiEur(baseline)));
      expect(Math.abs((boundaries?.lowerEur ?? 0) * 2 - (boundaries?.upperEur ?? 0))).toBeLessThanOrEqual(1);
    }
  });
});
