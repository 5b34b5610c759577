import { describe, expect, it } from 'vitest';
import { seededGenerator } from '../simulation/seeded-generator.ts';
import { exampleIssued } from './issued-model.fixture.ts';
import type { IssuedModel } from './issued-model.ts';
import { isSameModel, MODEL_AMOUNTS, type ModelChange, modelChanges, scoresAlike } from './model-changes.ts';

const model = exampleIssued();
const { criteria, baseline } = model;
const [hinder, planning] = criteria;
if (!hinder || !planning || !baseline) throw new Error('The example has two criteria and a baseline');

const changed = (changes: Partial<IssuedModel>) => modelChanges(model, { ...model, ...changes });

describe('what changes between two models', () => {
  it('is nothing where every value is the same, in whatever order it was kept', () => {
    const stored = JSON.parse(JSON.stringify(model, Object.keys(model).toReversed()));
    expect(
      modelChanges(model, { ...model, ...stored, criteria, baseline, reference: model.reference }),
    ).toEqual([]);
    expect(isSameModel(model, JSON.parse(JSON.stringify(model)))).toBe(true);
  });

  it('is each amount with what it was', () => {
    for (const field of MODEL_AMOUNTS)
      expect(changed({ [field]: 7 })).toEqual([{ field, before: model[field], after: 7 }]);
  });

  it('is the factor, the form of contract, and whether the reference value was set by hand', () => {
    expect(changed({ penaltyFactor: 2, contractType: 'UAV-GC', manuallySet: true })).toEqual([
      { field: 'contractType', before: 'RAW', after: 'UAV-GC' },
      { field: 'manuallySet', before: false, after: true },
      { field: 'penaltyFactor', before: 1.5, after: 2 },
    ]);
  });

  it('is what is asked of each post of a bid', () => {
    expect(changed({ askedModules: ['A4'] })).toEqual([{ field: 'askedModules', before: [], after: ['A4'] }]);
    expect(changed({ askedModules: [] })).toEqual([]);
  });

  it('is steps in place of a line, another step, and one step less', () => {
    const steps = [
      { mkiUptoEur: 50_000, discountEur: 250_000 },
      { mkiUptoEur: 75_000, discountEur: 100_000 },
      { mkiUptoEur: 100_000, discountEur: 50_000 },
    ];
    expect(changed({ steps })).toEqual([{ field: 'steps', before: null, after: steps }]);
    const fewer = steps.slice(0, 2);
    expect(modelChanges({ ...model, steps }, { ...model, steps: fewer })).toHaveLength(1);
    const other = steps.with(1, { mkiUptoEur: 75_000, discountEur: 100_001 });
    expect(modelChanges({ ...model, steps }, { ...model, steps: other })).toHaveLength(1);
    const farther = steps.with(1, { mkiUptoEur: 75_001, discountEur: 100_000 });
    expect(modelChanges({ ...model, steps }, { ...model, steps: farther })).toHaveLength(1);
    expect(modelChanges({ ...model, steps }, { ...model, steps: [...steps] })).toEqual([]);
  });

  it('is a criterion that came or went, was renamed or got another maximum', () => {
    const extra = { id: 'x', name: 'Veiligheid', maxDiscountEur: 1 };
    expect(changed({ criteria: [hinder, extra] })).toEqual([
      { field: 'criterionRemoved', criterion: planning },
      { field: 'criterionAdded', criterion: extra },
    ]);
    expect(
      changed({
        criteria: [{ ...hinder, name: 'Hinder', maxDiscountEur: 31_000 }, planning],
      }),
    ).toEqual([
      { field: 'criterionName', before: 'Hinderbeperking', after: 'Hinder' },
      { field: 'criterionMaximum', name: 'Hinder', before: 30_000, after: 31_000 },
    ]);
  });

  it('is another scale of a criterion, also where only the text of a level is another', () => {
    const scale = [
      { permille: 0, name: 'Onvoldoende' },
      { permille: 1000, name: 'Goed' },
    ];
    const scaled = { ...hinder, scale };
    expect(changed({ criteria: [scaled, planning] })).toEqual([
      { field: 'criterionScale', name: hinder.name, before: null, after: scale },
    ]);
    const before = { ...model, criteria: [scaled, planning] };
    const fieldsTo = (levels: typeof scale) =>
      modelChanges(before, { ...model, criteria: [{ ...hinder, scale: levels }, planning] }).map(
        ({ field }) => field,
      );
    expect(fieldsTo([...scale])).toEqual([]);
    expect(fieldsTo(scale.with(0, { permille: 0, name: 'Slecht' }))).toEqual(['criterionScale']);
    expect(fieldsTo(scale.with(0, { permille: 1, name: 'Onvoldoende' }))).toEqual(['criterionScale']);
  });

  it('is another order of the same criteria, and not one more or less among them', () => {
    expect(changed({ criteria: [planning, hinder] })).toEqual([
      { field: 'criteriaOrder', names: ['Planning', 'Hinderbeperking'] },
    ]);
    const extra = { id: 'x', name: 'Veiligheid', maxDiscountEur: 1 };
    expect(changed({ criteria: [extra, hinder, planning] }).map(({ field }) => field)).toEqual([
      'criterionAdded',
    ]);
    expect(changed({ criteria: [planning] }).map(({ field }) => field)).toEqual(['criterionRemoved']);
  });

  it('is another calculation behind the reference value, also one of the same name', () => {
    expect(changed({ reference: null })).toEqual([{ field: 'reference', before: 'Raming', after: null }]);
    expect(changed({ reference: { id: 'c', name: 'Raming' } })).toEqual([
      { field: 'reference', before: 'Raming', after: 'Raming' },
    ]);
    expect(changed({ reference: { id: 'b', name: 'Raming 2' } })).toHaveLength(1);
  });

  it('is each thing of the baseline, and that there is none', () => {
    const others: readonly Partial<typeof baseline>[] = [
      { id: 'c' },
      { name: 'Raming 2' },
      { set: 'a2' },
      { weightsVersion: '2026-2' },
      { mkiEur: 100_000.5 },
    ];
    for (const other of [...others.map((each) => ({ ...baseline, ...each })), null])
      expect(changed({ baseline: other })).toEqual([{ field: 'baseline', before: baseline, after: other }]);
  });
});

describe('models that score alike', () => {
  it('differ in the names of calculations alone', () => {
    const renamed = { ...baseline, name: 'Raming 2' };
    expect(
      scoresAlike(model, { ...model, baseline: renamed, reference: { id: 'b', name: 'Raming 2' } }),
    ).toBe(true);
    expect(scoresAlike(model, { ...model, baseline: { ...renamed, weightsVersion: '2026-2' } })).toBe(false);
    expect(scoresAlike(model, { ...model, reference: null })).toBe(false);
    expect(scoresAlike(model, { ...model, upperEur: 100_001 })).toBe(false);
  });
});

/** Each value of a model, with a function that changes it and the resulting changes. */
const TURNS: readonly (readonly [
  turn: (model: IssuedModel, number: number) => Partial<IssuedModel>,
  fields: readonly ModelChange['field'][],
])[] = [
  ...MODEL_AMOUNTS.map(
    (field) => [(from: IssuedModel, n: number) => ({ [field]: (from[field] ?? 0) + n }), [field]] as const,
  ),
  [({ penaltyFactor }, n) => ({ penaltyFactor: penaltyFactor + n / 4 }), ['penaltyFactor']],
  [({ askedModules }) => ({ askedModules: [...askedModules, 'A4'] }), ['askedModules']],
  [() => ({ contractType: 'UAV-GC' }), ['contractType']],
  [({ manuallySet }) => ({ manuallySet: !manuallySet }), ['manuallySet']],
  [(_, n) => ({ steps: [{ mkiUptoEur: n, discountEur: n }] }), ['steps']],
  [(_, n) => ({ reference: { id: `${n}`, name: 'Raming' } }), ['reference']],
  [(_, n) => ({ baseline: { ...baseline, id: `${n}` } }), ['baseline']],
];

describe('1,000 random changes of a model', () => {
  it('are each told, and nothing that did not change is', () => {
    const draw = seededGenerator(107);
    for (let round = 0; round < 1_000; round++) {
      const chosen = TURNS.filter(() => draw() < 0.3);
      let next = model;
      for (const [turn] of chosen) next = { ...next, ...turn(next, 1 + Math.floor(draw() * 9)) };
      const told = modelChanges(model, next).map(({ field }) => field);
      expect(told.toSorted()).toEqual(chosen.flatMap(([, fields]) => fields).toSorted());
      expect(isSameModel(model, next)).toBe(chosen.length === 0);
      expect(modelChanges(next, next)).toEqual([]);
    }
  });
});
