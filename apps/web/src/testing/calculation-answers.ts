import {
  type Calculation,
  type CalculationCheck,
  endpoints,
  type ScopeOfPairAnswer,
  type ScopeQuestionAnswer,
  type SetTotalAnswer,
} from '@milieuspoor/contract';
import { exampleComparisons } from './example-comparisons.ts';
import { PROJECT } from './example-project.ts';
import { refused, server } from './server.ts';

/** Returns the uuid of the n-th example calculation. */
export function calculationUuid(number: number): string {
  return `0c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Returns the total of a calculation in a set; every item declares everything. */
export function exampleTotal(more: Partial<SetTotalAnswer> = {}): SetTotalAnswer {
  return {
    set: 'a1',
    mki_value: 600,
    co2: 12_000,
    item_count: 5,
    items_undeclared: 0,
    items_without_co2: 0,
    weights_version: '2026-1',
    weights_unconfirmed: [],
    ...more,
  };
}

/** Returns an inactive baseline of five items. */
export function exampleCalculation(more: Partial<Calculation> = {}): Calculation {
  return {
    uuid: calculationUuid(1),
    revision: 1,
    project: PROJECT.uuid,
    applicant: null,
    applicant_name: '',
    name: 'Ontwerp mei',
    calculation_type: 'design-baseline',
    created: '03/05/2026 10:00:00',
    modified: '03/05/2026 10:00:00',
    excel_file: 'brug.xlsx',
    sha256: '0'.repeat(64),
    active: false,
    notes: '',
    include_in_report: false,
    variant: null,
    mki_value: 600,
    mki_set: 'a1',
    sets: ['a1'],
    co2: 12_000,
    totals: [exampleTotal()],
    primary_material: 1,
    secondary_material: 0,
    biobased_material: 0,
    percentage_secondary_of_total: 0,
    resources_undeclared: [],
    item_count: 5,
    weights_version: '2026-1',
    warnings: [],
    reading_notes: [],
    answers: [],
    scope_open_posts: 0,
    scope_refuses: [],
    scope_modules_only: false,
    scope_answers: 0,
    deletion: null,
    ...more,
  };
}

/** Holds the check back until the test releases it. */
export function holdCheck(): { readonly letGo: () => void } {
  const gate = Promise.withResolvers<void>();
  server.answer(endpoints.checkCalculation, async () => {
    await gate.promise;
    return exampleCheck();
  });
  return { letGo: gate.resolve };
}

/** Returns the check of a valid file when nothing is active yet. */
export function exampleCheck(more: Partial<CalculationCheck> = {}): CalculationCheck {
  return {
    accepted: true,
    refusal: null,
    problems: [],
    error_count: 0,
    warning_count: 0,
    note_count: 0,
    without_profiles: false,
    questions: [],
    placements: [],
    item_count: 5,
    mki_set: 'a1',
    totals: [exampleTotal()],
    resources_undeclared: [],
    module_gaps: [],
    resource_gaps: [],
    same_file: [],
    active: null,
    change: null,
    no_change: 'no-active',
    scope: null,
    differences: null,
    difference_posts: null,
    upload_key: '0e000000-0000-4000-8000-000000000001',
    sha256: '0'.repeat(64),
    kept_until: '2026-05-03T10:00:00.000Z',
    outcome: 'as it was checked',
    ...more,
  };
}

/** The calculations of the example project, newest first, including those that can be restored. */
export interface Shelf {
  calculations: Calculation[];
}

/** Stores calculations as the server does, as far as a screen can see: what is sent is in the list from then on. */
export function answerCalculations(...given: Calculation[]): Shelf {
  const shelf: Shelf = { calculations: given };
  const change = (uuid: string, changes: Partial<Calculation>): Calculation | undefined => {
    shelf.calculations = shelf.calculations.map((one) => (one.uuid === uuid ? { ...one, ...changes } : one));
    return shelf.calculations.find((one) => one.uuid === uuid);
  };
  // What their difference comes from, and what could be better, belong to other features, and are tested there.
  server.answer(endpoints.getDifferences, () => refused(503));
  server.answer(endpoints.listChances, () => refused(503));
  server.answer(endpoints.listWorksheets, () => ({ count: 0, next: null, previous: null, results: [] }));
  server.answer(endpoints.listProjectComparisons, () => {
    const results = exampleComparisons(shelf.calculations);
    return { count: results.length, next: null, previous: null, results };
  });
  server.answer(endpoints.listCalculations, ({ query }) => {
    const deleted = query.deleted === 'true';
    const results = shelf.calculations.filter(({ deletion }) => (deletion !== null) === deleted);
    return { count: results.length, next: null, previous: null, results };
  });
  server.answer(endpoints.getReadingPlace, () => ({ files_before: null }));
  server.answer(endpoints.updateCalculation, ({ params, payload }) => {
    const changes = Object.entries(payload).filter(([, value]) => value !== undefined);
    return change(params.uuid, Object.fromEntries(changes)) ?? refused(404);
  });
  server.answer(endpoints.deleteCalculation, ({ params }) => {
    change(params.uuid, {
      deletion: {
        at: '04/05/2026 09:30:00',
        by: 'Lotte Lid',
        restorable_until: '05/05/2026 09:30:00',
      },
    });
    return undefined;
  });
  server.answer(
    endpoints.restoreCalculation,
    ({ params }) => change(params.uuid, { deletion: null }) ?? refused(404),
  );
  let checked = '';
  server.answer(endpoints.checkCalculation, ({ file }) => {
    checked = file?.name ?? checked;
    return exampleCheck();
  });
  server.answer(endpoints.uploadCalculation, ({ payload }) => {
    const added = exampleCalculation({
      uuid: calculationUuid(shelf.calculations.length + 1),
      calculation_type: payload.calculation_type,
      excel_file: checked,
      name: `Nieuw uit ${checked}`,
    });
    shelf.calculations = [added, ...shelf.calculations];
    return added;
  });
  return shelf;
}

/**
 * Returns a question about module A4, which the example calculation leaves empty in two posts and the baseline
 * declares: €80 of 200.
 */
export function exampleScopeQuestion(more: Partial<ScopeQuestionAnswer> = {}): ScopeQuestionAnswer {
  const post = (number: string) => ({
    ...{ post_number: number, product: `AC ${number}`, product_group: 'Verharding', unit: 'ton' },
    ...{ weight_eur: 40, weight_co2: 400, meaning: null },
  });
  return {
    id: 'scope:optimization:module:A4',
    side: 'optimization',
    calculation: null,
    subject: 'module:A4',
    modules: ['A4'],
    set: 'a1',
    text: 'Module A4 heeft de baseline bij 2 posten en dit bestand niet?',
    post_count: 2,
    open_count: 2,
    posts_in_set: 2,
    posts: [post('1'), post('2')],
    weight_eur: 80,
    weight_co2: 800,
    percentage_mki: 40,
    percentage_co2: 40,
    note: false,
    in_other_sets: [],
    declared_elsewhere: [],
    not_applicable_posts: 2,
    refused: null,
    meaning: null,
    said: null,
    answered_by: null,
    answered_at: null,
    proposal: null,
    answer: null,
    ...more,
  };
}

/** Returns the questions beside the baseline 'Ontwerp mei'. */
export function exampleScope(...questions: ScopeQuestionAnswer[]): ScopeOfPairAnswer {
  return {
    against: { uuid: calculationUuid(1), name: 'Ontwerp mei', calculation_type: 'design-baseline' },
    ...{ set: 'a1', matched_posts: 2, missing_posts: 0, added_posts: 0, quantity_posts: 0, unit_posts: 0 },
    questions,
  };
}
