import { expect, it } from 'vitest';
import { stimulationBars } from './stimulation-bars.ts';

const BARS = {
  project: 'Project | sector',
  organization_projects_for_sector: 'Organisatie | sector',
  all_projects_for_sector: 'Landelijk | sector',
  organization_projects: 'Organisatie | Algemeen',
  all_projects: 'Landelijk | Algemeen',
};
const NONE = {
  project: 'p',
  organization_projects_for_sector: 'os',
  all_projects_for_sector: 'as',
  organization_projects: 'o',
  all_projects: 'a',
};

const model = stimulationBars(
  {
    award_model_version: 1,
    project: 5,
    organization_projects_for_sector: 2.5,
    all_projects_for_sector: null,
    organization_projects: 0,
    all_projects: 1.25,
    all_projects_fixed: { from: '2026-10-01', until: '2026-10-01' },
  },
  { series: 'Stimulering duurzaamheid', bars: BARS, none: NONE },
);

it('the stimulation stands in five bars, the project first and ever more projects after it', () => {
  expect(model.categories.map(({ label }) => label)).toEqual(Object.values(BARS));
  expect(model.series.map(({ label, data }) => [label, data])).toEqual([
    ['Stimulering duurzaamheid', [5, 2.5, null, 0, 1.25]],
  ]);
});

it('a bar without a figure is empty and says why; one of 0 does not', () => {
  expect(model.categories.map(({ detail }) => detail)).toEqual([
    undefined,
    undefined,
    'as',
    undefined,
    undefined,
  ]);
});
