import { describe, expect, it } from 'vitest';
import {
  belowOrganisation,
  type DrillPath,
  drillPathText,
  drillQuestion,
  parseDrillPath,
  placesOnTheWay,
} from './drill-path.ts';

const PROJECT = '11111111-1111-4111-8111-111111111111';
const GROUP = '22222222-2222-4222-8222-222222222222';
const SUB_GROUP = '33333333-3333-4333-8333-333333333333';
const inProject: DrillPath = [
  { node: GROUP, shows: 'product_sub_group' },
  { node: SUB_GROUP, shows: 'product' },
];
const ORGANISATION = '44444444-4444-4444-8444-444444444444';
const organisationStep = { node: ORGANISATION, shows: 'project' } as const;
const fromProject: DrillPath = [{ node: PROJECT, shows: 'product_group' }, ...inProject];
const inOrganisation: DrillPath = [organisationStep, ...fromProject];

describe('a drill path in the address', () => {
  it('comes back as it was written', () => {
    expect(parseDrillPath(drillPathText(inOrganisation))).toEqual(inOrganisation);
  });

  it('is absent at the top', () => {
    expect(drillPathText([])).toBeUndefined();
    expect(parseDrillPath(undefined)).toEqual([]);
  });

  it('leads as far as it makes sense when somebody wrote it by hand', () => {
    expect(parseDrillPath(`product_sub_group.${GROUP}.product.nonsense`)).toEqual(inProject.slice(0, 1));
    expect(parseDrillPath('nonsense')).toEqual([]);
    expect(parseDrillPath(`galaxy.${GROUP}`)).toEqual([]);
  });
});

describe('placesOnTheWay', () => {
  it('starts at the top and ends where the reader is', () => {
    expect(placesOnTheWay(inProject)).toEqual([[], inProject.slice(0, 1), inProject]);
  });
});

describe('drillQuestion', () => {
  it('asks for the product groups at the top of a project', () => {
    expect(drillQuestion([], 'product_group')).toEqual({ aggregate_by: 'product_group' });
  });

  it('asks within a group for its sub-groups, and within a sub-group for its products', () => {
    expect(drillQuestion(inProject.slice(0, 1), 'product_group')).toEqual({
      aggregate_by: 'product_sub_group',
      product_group: GROUP,
    });
    expect(drillQuestion(inProject, 'product_group')).toEqual({
      aggregate_by: 'product',
      product_sub_group: SUB_GROUP,
    });
  });

  it('asks for the projects of an organisation, above them and among them', () => {
    expect(drillQuestion([], 'organisation')).toEqual({ aggregate_by: 'project' });
    expect(drillQuestion([organisationStep], 'organisation')).toEqual({ aggregate_by: 'project' });
  });

  it('asks for a product group of all projects, where one stepped into it from the organisation', () => {
    const group: DrillPath = [organisationStep, { node: GROUP, shows: 'product_sub_group' }];
    expect(drillQuestion(group, 'organisation')).toEqual({
      aggregate_by: 'product_sub_group',
      product_group: GROUP,
    });
    expect(drillQuestion([...group, { node: SUB_GROUP, shows: 'product' }], 'organisation')).toEqual({
      aggregate_by: 'product',
      product_sub_group: SUB_GROUP,
    });
  });

  it('keeps the project on the way down from an organisation', () => {
    expect(drillQuestion(inOrganisation.slice(0, 2), 'organisation')).toEqual({
      aggregate_by: 'product_group',
      project_calculation__project__uuid: PROJECT,
    });
    expect(drillQuestion(inOrganisation, 'organisation')).toEqual({
      aggregate_by: 'product',
      project_calculation__project__uuid: PROJECT,
      product_sub_group: SUB_GROUP,
    });
  });
});

describe('a sector in a drill path', () => {
  const sector: DrillPath = [organisationStep, { node: 'infra-railway', shows: 'project' }];

  it('comes back from the address, where a word that is no sector ends the path', () => {
    expect(parseDrillPath(drillPathText(sector))).toEqual(sector);
    expect(parseDrillPath(`project.${ORGANISATION}.project.infra-moon`)).toEqual([organisationStep]);
    expect(parseDrillPath(`product_group.infra-railway`)).toEqual([]);
  });

  it('asks for its projects, and stays in the question for their product groups', () => {
    expect(drillQuestion(sector, 'organisation')).toEqual({
      aggregate_by: 'project',
      project_calculation__project__sector: 'infra-railway',
    });
    expect(drillQuestion([...sector, { node: GROUP, shows: 'product_sub_group' }], 'organisation')).toEqual({
      aggregate_by: 'product_sub_group',
      project_calculation__project__sector: 'infra-railway',
      product_group: GROUP,
    });
    expect(
      drillQuestion(
        [...sector, { node: GROUP, shows: 'product_sub_group' }, { node: SUB_GROUP, shows: 'product' }],
        'organisation',
      ),
    ).toEqual({
      aggregate_by: 'product',
      project_calculation__project__sector: 'infra-railway',
      product_sub_group: SUB_GROUP,
    });
  });

  it('leads from a project on as that project does, down to its products', () => {
    const whole: DrillPath = [...sector, ...fromProject];
    expect(drillQuestion(whole.slice(0, 3), 'organisation')).toEqual({
      aggregate_by: 'product_group',
      project_calculation__project__uuid: PROJECT,
    });
    expect(parseDrillPath(drillPathText(whole))).toEqual(whole);
  });
});

describe('belowOrganisation', () => {
  it('leads a link from before the organisation had a level to the same place', () => {
    expect(belowOrganisation(fromProject, ORGANISATION)).toEqual(inOrganisation);
  });

  it('leaves the top and a whole path as they are', () => {
    expect(belowOrganisation([], ORGANISATION)).toEqual([]);
    expect(belowOrganisation(inOrganisation, ORGANISATION)).toEqual(inOrganisation);
  });
});
