import { describe, expect, it } from 'vitest';
import { keyOf, ofContributions, tellFigures } from './fixed-figures.ts';

/** Returns a cell in which each of these organisations has as many projects as its name has letters. */
function fixedOf(organisations: readonly string[]) {
  const of = { figure: 'a1_mki', cell: 'infra-city' } as const;
  const contributions = organisations.map((organisationId) => ({
    ...{
      organisationId,
      baseline: 100,
      optimization: 80,
      projects: organisationId.length,
      of: organisationId.length,
    },
    ...{ incomplete: false, lowest: 20, highest: 20, reducing: 1, weightsVersions: [] },
  }));
  const version = { version: 1, fixedOn: '2026-01-01', between: false, ...ofContributions(contributions) };
  return new Map([[keyOf(of), { ...of, versions: [version] }]]);
}

function tell(organisations: readonly string[], own: string) {
  const [told] = tellFigures(fixedOf(organisations), ['a1_mki'], new Set([own]), own);
  return { told: told?.sum !== null, ownProjects: told?.ownProjects };
}

describe('the number of one’s own projects in a figure of all organisations', () => {
  it('is stated with the figure', () => {
    expect(tell(['alfa', 'b', 'c', 'd'], 'alfa')).toEqual({ told: true, ownProjects: 4 });
  });

  it('is 0 for an organisation that has no part in it', () => {
    expect(tell(['alfa', 'b', 'c', 'd'], 'echo')).toEqual({ told: true, ownProjects: 0 });
  });

  it('is 0 where the figure may not be shown, because then none of one’s own projects is in it', () => {
    expect(tell(['alfa', 'b', 'c'], 'alfa')).toEqual({ told: false, ownProjects: 0 });
  });
});
