import { expect, it } from 'vitest';
import { exampleProject } from '../../../../testing/example-project.ts';
import { copiedModel as copiedTo, hasModel } from './copied-model.ts';

const SOURCE = exampleProject({
  project_award_criteria: true,
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
  mki_upper_boundary: 100_000,
  mki_lower_boundary: 40_000,
  expected_number_of_applicants: 8,
});
const copiedModel = (source: Parameters<typeof copiedTo>[0]) => copiedTo(source, { hasBids: false });
const AMOUNTS = {
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
  criteria: [],
  asked_modules: [],
  mki_steps: null,
  mki_penalty_factor: 1.5,
  seal_bids: false,
  expected_number_of_applicants: 8,
};

it('boundaries that follow a baseline stay behind: they belong to the project of that baseline', () => {
  expect(copiedModel(SOURCE)).toEqual(AMOUNTS);
});

it('boundaries that somebody set by hand go along, and stay set by hand', () => {
  expect(copiedModel({ ...SOURCE, mki_manually_set: true })).toEqual({
    ...AMOUNTS,
    mki_upper_boundary: 100_000,
    mki_lower_boundary: 40_000,
    mki_ceiling: null,
    mki_manually_set: true,
  });
});

it('a model is taken over as a whole: what is empty in it becomes empty', () => {
  expect(copiedModel({ ...SOURCE, criteria_max_discount: null })).toMatchObject({
    criteria_max_discount: null,
  });
});

it('named criteria go along by their names and with their scales, or without one, as those of the other project', () => {
  const criteria = [
    {
      uuid: '0e000000-0000-4000-8000-000000000001',
      name: 'Hinderbeperking',
      max_discount: 40_000,
      scale: [
        { percentage: 0, name: 'Onvoldoende' },
        { percentage: 100, name: 'Goed' },
      ],
    },
    { uuid: '0e000000-0000-4000-8000-000000000002', name: 'Planning', max_discount: 10_000, scale: null },
  ];
  expect(copiedModel({ ...SOURCE, criteria })).toMatchObject({
    criteria: criteria.map(({ name, max_discount, scale }) => ({ name, max_discount, scale })),
    criteria_max_discount: 50_000,
  });
});

it('a project without criteria, or with nothing filled in, has no model', () => {
  expect(hasModel(SOURCE)).toBe(true);
  expect(hasModel({ ...SOURCE, project_award_criteria: false })).toBe(false);
  expect(hasModel(exampleProject({ project_award_criteria: true, mki_upper_boundary: 5 }))).toBe(false);
});

it('ceiling and steps go along with boundaries that were set by hand, and stay behind with those of a baseline', () => {
  const mki_steps = [
    { mki_upto: 40_000, discount: 250_000 },
    { mki_upto: 100_000, discount: 50_000 },
  ];
  const stepped = { ...SOURCE, mki_steps, mki_ceiling: 120_000, mki_penalty_factor: 2 };
  const taken = copiedModel({ ...stepped, mki_manually_set: true });
  expect(taken).toMatchObject({ mki_steps, mki_ceiling: 120_000, mki_penalty_factor: 2 });
  expect(copiedModel(stepped)).not.toHaveProperty('mki_ceiling');
  expect(copiedModel(stepped)).toMatchObject({ mki_steps: null });
});

it('that bids are sealed goes along both ways, but not where there are bids: they stay as they are', () => {
  for (const seal_bids of [true, false]) {
    expect(copiedModel({ ...SOURCE, seal_bids })).toMatchObject({ seal_bids });
    expect(copiedTo({ ...SOURCE, seal_bids }, { hasBids: true })).not.toHaveProperty('seal_bids');
  }
});
