import type { LifeCycleModule } from '../../indicators/life-cycle-modules.ts';
import type { ContractType } from '../../projects/project-choices.ts';
import { hasSameLevels, type ScaleLevel } from '../model/criterion-scale.ts';
import type { DiscountStep } from '../model/discount-steps.ts';
import type { NamedCriterion } from '../model/named-criteria.ts';
import type { IssuedBaseline, IssuedModel } from './issued-model.ts';

/** The values of a model in whole euro, in the order in which a document states them. */
export const MODEL_AMOUNTS = [
  'scopeEur',
  'benefitEur',
  'mkiMaxDiscountEur',
  'criteriaMaxDiscountEur',
  'upperEur',
  'lowerEur',
  'ceilingEur',
] as const;
export type ModelAmount = (typeof MODEL_AMOUNTS)[number];

/** One difference between a model and the one that was issued before it. */
export type ModelChange =
  | Change<ModelAmount, number | null>
  | Change<'penaltyFactor', number>
  | Change<'contractType', ContractType>
  | Change<'manuallySet', boolean>
  | Change<'askedModules', readonly LifeCycleModule[]>
  | Change<'steps', readonly DiscountStep[] | null>
  /**
   * the calculation whose MKI is the reference value: names, which are equal where another calculation has the same
   * name
   */
  | Change<'reference', string | null>
  | Change<'baseline', IssuedBaseline | null>
  | { readonly field: 'criterionAdded' | 'criterionRemoved'; readonly criterion: NamedCriterion }
  | Change<'criterionName', string>
  | (Change<'criterionMaximum', number> & OfCriterion)
  /** null where bids are given euro */
  | (Change<'criterionScale', readonly ScaleLevel[] | null> & OfCriterion)
  | { readonly field: 'criteriaOrder'; readonly names: readonly string[] };

interface Change<Field, Value> {
  readonly field: Field;
  readonly before: Value;
  readonly after: Value;
}

interface OfCriterion {
  /** the present name */
  readonly name: string;
}

/**
 * Returns the differences between a model and the former one, compared value by value; empty when they are equal. Each
 * change can be said in words, so that whoever received the former model learns everything that no longer holds.
 */
export function modelChanges(before: IssuedModel, after: IssuedModel): readonly ModelChange[] {
  return Object.values(COMPARED).flatMap((compare) => compare(before, after));
}

/** Tells whether two models are equal, whatever the moments at which they were read. */
export function isSameModel(one: IssuedModel, other: IssuedModel): boolean {
  return modelChanges(one, other).length === 0;
}

/**
 * Tells whether two models score every bid alike and require the same of it. Names of calculations do not count:
 * renaming one after bids are opened does not make another model.
 */
export function scoresAlike(one: IssuedModel, other: IssuedModel): boolean {
  return modelChanges(withoutNames(one), withoutNames(other)).length === 0;
}

type Compare = (before: IssuedModel, after: IssuedModel) => readonly ModelChange[];

/**
 * The comparison of every value of a model, in the order in which changes are listed; a value without a comparison does
 * not compile.
 */
const COMPARED: Readonly<Record<keyof IssuedModel, Compare>> = {
  contractType: plain('contractType'),
  scopeEur: plain('scopeEur'),
  benefitEur: plain('benefitEur'),
  mkiMaxDiscountEur: plain('mkiMaxDiscountEur'),
  criteriaMaxDiscountEur: plain('criteriaMaxDiscountEur'),
  criteria: (before, after) => criteriaChanges(before.criteria, after.criteria),
  upperEur: plain('upperEur'),
  manuallySet: plain('manuallySet'),
  reference: ({ reference: before }, { reference: after }) =>
    before?.id === after?.id && before?.name === after?.name
      ? []
      : [{ field: 'reference', before: before?.name ?? null, after: after?.name ?? null }],
  baseline: ({ baseline: before }, { baseline: after }) =>
    isSameBaseline(before, after) ? [] : [{ field: 'baseline', before, after }],
  lowerEur: plain('lowerEur'),
  ceilingEur: plain('ceilingEur'),
  steps: ({ steps: before }, { steps: after }) =>
    areSameSteps(before, after) ? [] : [{ field: 'steps', before, after }],
  askedModules: ({ askedModules: before }, { askedModules: after }) =>
    before.join() === after.join() ? [] : [{ field: 'askedModules', before, after }],
  penaltyFactor: plain('penaltyFactor'),
};

function plain(field: ModelAmount | 'penaltyFactor' | 'contractType' | 'manuallySet'): Compare {
  return (before, after) =>
    before[field] === after[field]
      ? []
      : // Before and after have the same type, because they are the same field.
        [{ field, before: before[field], after: after[field] } as ModelChange];
}

function criteriaChanges(
  before: readonly NamedCriterion[],
  after: readonly NamedCriterion[],
): readonly ModelChange[] {
  const formerOf = ({ id }: NamedCriterion) => before.find((each) => each.id === id);
  const staying = before.filter(({ id }) => after.some((each) => each.id === id));
  const kept = after.filter(formerOf);
  const isReordered = staying.some(({ id }, place) => kept[place]?.id !== id);
  return [
    ...before.flatMap((criterion): ModelChange[] =>
      staying.includes(criterion) ? [] : [{ field: 'criterionRemoved', criterion }],
    ),
    ...after.flatMap((criterion) => {
      const former = formerOf(criterion);
      return former ? criterionChanges(former, criterion) : [{ field: 'criterionAdded' as const, criterion }];
    }),
    ...(isReordered ? [{ field: 'criteriaOrder' as const, names: after.map(({ name }) => name) }] : []),
  ];
}

type CompareCriterion = (before: NamedCriterion, after: NamedCriterion) => readonly ModelChange[];

/** The comparison of every value of a criterion; the id tells that it is the same criterion. */
const COMPARED_OF_CRITERION: Readonly<Record<Exclude<keyof NamedCriterion, 'id'>, CompareCriterion>> = {
  name: ({ name: before }, { name: after }) =>
    before === after ? [] : [{ field: 'criterionName', before, after }],
  maxDiscountEur: ({ maxDiscountEur: before }, { name, maxDiscountEur: after }) =>
    before === after ? [] : [{ field: 'criterionMaximum', name, before, after }],
  scale: ({ scale: before }, { name, scale: after }) =>
    hasSameLevels(before, after)
      ? []
      : [{ field: 'criterionScale', name, before: before ?? null, after: after ?? null }],
};

function criterionChanges(before: NamedCriterion, after: NamedCriterion): readonly ModelChange[] {
  return Object.values(COMPARED_OF_CRITERION).flatMap((compare) => compare(before, after));
}

function isSameBaseline(one: IssuedBaseline | null, other: IssuedBaseline | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.set === other.set &&
    one.weightsVersion === other.weightsVersion &&
    one.mkiEur === other.mkiEur
  );
}

function areSameSteps(one: readonly DiscountStep[] | null, other: readonly DiscountStep[] | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.length === other.length &&
    one.every(({ mkiUptoEur, discountEur }, place) => {
      const step = other[place];
      return step?.mkiUptoEur === mkiUptoEur && step.discountEur === discountEur;
    })
  );
}

function withoutNames({ reference, baseline, ...model }: IssuedModel): IssuedModel {
  return {
    ...model,
    reference: reference && { ...reference, name: '' },
    baseline: baseline && { ...baseline, name: '' },
  };
}
