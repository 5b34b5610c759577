import { sql } from '../../../database/sql.ts';
import { addStreet, NOTES } from './add-street.fixture.ts';
import { betterStreet, greener, manyGroups, street, without } from './situation-items.fixture.ts';
import type { SituationWorld } from './situation-world.fixture.ts';
import { addClaim, addTender } from './tender-situations.fixture.ts';

/** What somebody wants documents of; `make` returns the id of its project. */
export interface Situation {
  readonly name: string;
  readonly language: 'nl' | 'en';
  /** whether it has an award, with the documents of one */
  readonly isTender: boolean;
  readonly make: (world: SituationWorld) => Promise<string>;
}

async function addPair(world: SituationWorld, name: string, sets: readonly ('a1' | 'a2')[]): Promise<string> {
  const project = await addStreet(world, name);
  await world.upload(project, {
    name: 'Referentieontwerp',
    type: 'design-baseline',
    items: street(),
    sets,
    notes: NOTES,
  });
  const better = {
    name: 'Voorkeursontwerp',
    type: 'design-optimization',
    items: betterStreet(),
    sets,
  } as const;
  await world.upload(project, better);
  // Completed, so that the letter to the council counts it.
  await world.change(
    project,
    sql`status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-15'`,
  );
  return project;
}

export const SITUATIONS: readonly Situation[] = [
  { name: 'pair', language: 'nl', isTender: false, make: (world) => addPair(world, 'Kanaalweg', ['a1']) },
  {
    ...{ name: 'one-side', language: 'nl', isTender: false },
    async make(world) {
      const project = await addStreet(world, 'Kanaalweg, alleen de referentie');
      await world.upload(project, {
        name: 'Referentieontwerp',
        type: 'design-baseline',
        items: street(),
        notes: NOTES,
      });
      return project;
    },
  },
  {
    ...{ name: 'missing-modules', language: 'nl', isTender: false },
    async make(world) {
      const project = await addStreet(world, 'Kanaalweg zonder sloop');
      await world.upload(project, { name: 'Referentieontwerp', type: 'design-baseline', items: street() });
      const items = without(betterStreet(), ['C1', 'C2', 'C3', 'C4', 'D']);
      const better = { name: 'Ontwerp zonder einde levensduur', type: 'design-optimization', items } as const;
      await world.upload(project, { ...better, answered: false });
      return project;
    },
  },
  {
    name: 'set-a2',
    language: 'nl',
    isTender: false,
    make: (world) => addPair(world, 'Kanaalweg in Set A2', ['a2']),
  },
  {
    ...{ name: 'both-sets', language: 'nl', isTender: false },
    make: (world) => addPair(world, 'Kanaalweg in beide sets', ['a1', 'a2']),
  },
  {
    ...{ name: 'tender', language: 'nl', isTender: true },
    make: (world) => addTender(world, 'Aanbesteding Kanaalweg'),
  },
  {
    ...{ name: 'sixty-groups', language: 'nl', isTender: false },
    async make(world) {
      const project = await addStreet(world, 'Stadsring in zestig productgroepen');
      const baseline = {
        name: 'Referentieontwerp',
        type: 'design-baseline',
        items: manyGroups(street(), 60),
      } as const;
      await world.upload(project, baseline);
      const items = manyGroups(greener(street(), 0.8), 60);
      await world.upload(project, { name: 'Voorkeursontwerp', type: 'design-optimization', items });
      return project;
    },
  },
  { name: 'claim', language: 'nl', isTender: true, make: addClaim },
  {
    ...{ name: 'english', language: 'en', isTender: true },
    make: (world) => addTender(world, 'Canal Road tender'),
  },
];
