import { mayBeTold, versionToTell } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../../../testing/draw.ts';
import { RATIO_FIGURES, type RatioContribution, type RatioFigure } from './fixed-ratios.queries.ts';
import {
  type FixedRatios,
  planRatios,
  type RatiosOfToday,
  tellRatios,
  toFixedRatio,
} from './fixed-ratios.ts';
import { figuresOfCell, ratioCell } from './ratio-cells.ts';

const SEEDS = Array.from({ length: 16 }, (_, number) => number + 1);
const STEPS = 60;
const STEPS_OF_A_QUARTER = 3;
const MOST = 100_000_000;
/** The number of organisations of a reader: none, as for staff and a program, to three. */
const READERS = [0, 1, 2, 3].map((own) =>
  Array.from({ length: own }, (_, number) => `organisatie ${number}`),
);
/** What projects are whole for: all, one set, and (a few) all but the CO2 of a set. */
const KINDS: readonly [readonly RatioFigure[], ...(readonly RatioFigure[])[]] = [
  RATIO_FIGURES,
  ['a1_mki', 'a1_co2', 'material'],
  ['a1_mki', 'a2_mki', 'a2_co2', 'material'],
];
const PLACE = { subGroupId: '0d000000-0000-8000-8000-000000000001', unitKey: 'ton' };

interface Work {
  readonly figures: readonly RatioFigure[];
  readonly units: number;
  readonly amounts: Readonly<Record<RatioFigure, number>>;
}

/** Organisations that complete, change, take back and complete further projects in one sub-group, a few at a time. */
class Rivals {
  readonly works = new Map<string, Work[]>();
  readonly #draw: Draw;
  readonly #count: number;

  constructor(draw: Draw) {
    this.#draw = draw;
    this.#count = 4 + draw.below(6);
    for (let number = 0; number < this.#count; number++)
      this.works.set(
        `organisatie ${number}`,
        Array.from({ length: 1 + draw.below(4) }, () => this.#work()),
      );
  }

  act(): void {
    const acts = this.#draw.chance(3) ? 1 + this.#draw.below(6) : this.#draw.below(2);
    for (let act = 0; act < acts; act++) {
      const works = this.works.get(`organisatie ${this.#draw.below(this.#count)}`) ?? [];
      const place = this.#draw.below(Math.max(1, works.length));
      const work = works[place];
      this.#draw.oneOf<() => unknown>([
        () => works.push(this.#work()),
        () => works.splice(place, 1),
        () => works.splice(place, 1, this.#work()),
        // Something becomes known, or weights change: what it costs is another amount, and the units stay.
        () => work && works.splice(place, 1, { ...this.#work(), figures: work.figures, units: work.units }),
        () => {
          const figure = this.#draw.oneOf(RATIO_FIGURES);
          const amounts = { ...work?.amounts, [figure]: MOST + this.#draw.below(MOST) } as Work['amounts'];
          if (work) works.splice(place, 1, { ...work, amounts });
        },
        // A gap is filled in: the same work is whole for more.
        () => work && works.splice(place, 1, { ...work, figures: this.#kind() }),
      ])();
    }
  }

  #kind(): readonly RatioFigure[] {
    const [all, oneSet, few] = KINDS;
    return (this.#draw.chance(20) ? few : this.#draw.chance(3) ? oneSet : null) ?? all;
  }

  #work(): Work {
    const amount = () => MOST + this.#draw.below(MOST);
    return {
      figures: this.#kind(),
      units: amount(),
      amounts: Object.fromEntries(RATIO_FIGURES.map((figure) => [figure, amount()])) as Work['amounts'],
    };
  }

  today(): RatiosOfToday {
    const cells = new Map<string, RatioContribution[]>();
    for (const [organisationId, works] of this.works)
      for (const [cell, group] of Map.groupBy(works, ({ figures }) => ratioCell({ ...PLACE, figures })))
        cells.set(cell, [...(cells.get(cell) ?? []), toContribution(organisationId, cell, group)]);
    return cells;
  }
}

function toContribution(organisationId: string, cell: string, works: readonly Work[]): RatioContribution {
  const total = (read: (work: Work) => number) => works.reduce((sum, work) => sum + read(work), 0);
  return {
    ...{ organisationId, projects: works.length, units: total(({ units }) => units), incomplete: [] },
    amounts: Object.fromEntries(
      figuresOfCell(cell).map((figure) => [figure, total(({ amounts }) => amounts[figure])]),
    ),
    weightsVersions: { a1: [], a2: [] },
  };
}

/** An amount that a reader can work out: of a figure, or of the units, which several figures have in common. */
interface Known {
  readonly what: RatioFigure | 'units';
  readonly amount: number;
}

/** What organisations come to in a figure, over some cells. */
const knownOf = (
  figure: RatioFigure,
  parts: readonly Pick<RatioContribution, 'amounts' | 'units'>[],
): Known[] =>
  parts.length === 0
    ? []
    : [
        { what: figure, amount: parts.reduce((sum, { amounts }) => sum + (amounts[figure] ?? 0), 0) },
        { what: 'units', amount: parts.reduce((sum, { units }) => sum + units, 0) },
      ];

/** What can be told at a step, to a reader with these organisations, without these. */
type Telling = (today: RatiosOfToday, quarterBegan: boolean, own: ReadonlySet<string>) => Known[];

/**
 * The rule of the product. A reader is told a mean alone, and finds the sum and the units from how it moves when they change
 * their own work: so both are taken as known, of each cell and of all that are added up.
 */
function asFixed(): Telling {
  let fixed: FixedRatios = new Map();
  return (today, quarterBegan, own) => {
    if (quarterBegan) {
      const after = new Map(fixed);
      for (const { cell, version, contributions } of planRatios(fixed, today).versions)
        after.set(cell, [
          ...(after.get(cell) ?? []),
          toFixedRatio(cell, { version, fixedOn: 'a first day', contributions }),
        ]);
      fixed = after;
    }
    const told = tellRatios(fixed, own);
    return RATIO_FIGURES.flatMap((figure) => {
      const here = told.filter((cell) => cell.figure === figure);
      const others = here.map(({ contributions }) =>
        contributions.filter(({ organisationId }) => !own.has(organisationId)),
      );
      return [...others.flatMap((parts) => knownOf(figure, parts)), ...knownOf(figure, others.flat())];
    });
  };
}

/** Each figure by itself, over all pairs that are whole for it, as figures of sectors are fixed. */
function eachByItself(): Telling {
  const fixed = new Map<RatioFigure, { contributions: ReturnType<typeof sidesOf>; between: boolean }[]>();
  const sidesOf = (figure: RatioFigure, today: RatiosOfToday) => {
    const parts = [...today].flatMap(([cell, list]) => (figuresOfCell(cell).includes(figure) ? list : []));
    return [...Map.groupBy(parts, ({ organisationId }) => organisationId)].map(([organisationId, own]) => ({
      organisationId,
      baseline: own.reduce((sum, { amounts }) => sum + (amounts[figure] ?? 0), 0),
      optimization: own.reduce((sum, { units }) => sum + units, 0),
    }));
  };
  return (today, quarterBegan, own) =>
    RATIO_FIGURES.flatMap((figure) => {
      const versions = fixed.get(figure) ?? [];
      if (quarterBegan) versions.push({ contributions: sidesOf(figure, today), between: false });
      fixed.set(figure, versions);
      const version = versionToTell(versions, own);
      if (!version || !mayBeTold(version.contributions, own)) return [];
      const others = version.contributions.filter(({ organisationId }) => !own.has(organisationId));
      return knownOf(
        figure,
        others.map(({ baseline, optimization }) => ({
          ...{ amounts: { [figure]: baseline }, units: optimization },
        })),
      );
    });
}

/** Figures of today, with the rule of three. */
function asOfToday(): Telling {
  return (today, _quarterBegan, own) => asFixed()(today, true, own);
}

/** Returns every difference of two of these amounts, and each amount itself. */
function differencesOf(amounts: readonly number[]): Set<number> {
  const distinct = [...new Set([0, ...amounts])];
  return new Set(distinct.flatMap((one) => distinct.map((other) => one - other)));
}

/**
 * Acts as a reader who asks after every act of others and takes any two amounts from one another that measure the same,
 * whenever they were told and whatever they are about. Returns those that are what one other organisation has in a cell or
 * in a figure, or its change between two moments.
 */
function attack(seed: number, own: readonly string[], telling: Telling) {
  const rivals = new Rivals(drawFrom(seed));
  const mine = new Set(own);
  const told: Known[] = [];
  const secrets = new Map<string, Known[]>();
  for (let step = 0; step < STEPS; step++) {
    const today = rivals.today();
    told.push(...telling(today, step % STEPS_OF_A_QUARTER === 0, mine));
    for (const organisationId of rivals.works.keys()) {
      if (mine.has(organisationId)) continue;
      const cells = [...today].flatMap(([cell, parts]) =>
        parts.filter((part) => part.organisationId === organisationId).map((part) => ({ cell, part })),
      );
      secrets.set(organisationId, [
        ...(secrets.get(organisationId) ?? []),
        ...RATIO_FIGURES.flatMap((figure) => {
          const here = cells
            .filter(({ cell }) => figuresOfCell(cell).includes(figure))
            .map(({ part }) => part);
          return [...here.flatMap((part) => knownOf(figure, [part])), ...knownOf(figure, here)];
        }),
      ]);
    }
    rivals.act();
  }
  const amountsOf = (known: readonly Known[], what: Known['what']) =>
    known.filter((each) => each.what === what).map(({ amount }) => amount);
  const found = ([...RATIO_FIGURES, 'units'] as const).flatMap((what) => {
    const hidden = [...secrets.values()].map((known) => differencesOf(amountsOf(known, what)));
    return [...differencesOf(amountsOf(told, what))].filter(
      (rest) => rest !== 0 && hidden.some((each) => each.has(rest)),
    );
  });
  return { found, told: new Set(told.map(({ what, amount }) => `${what} ${amount}`)).size };
}

/** With few organisations some readers are told nothing. */
let toldAtAll = 0;

it.each(SEEDS.flatMap((seed) => READERS.map((own) => [seed, own.length, own] as const)))(
  'what national ratios are made of reveals no organisation over twenty quarters (seed %d) to a reader of %d organisations',
  (seed, _count, own) => {
    const { found, told } = attack(seed, own, asFixed());
    expect(found).toEqual([]);
    toldAtAll += told;
  },
);

it('something is told to most of them, and renewed', () => {
  expect(toldAtAll).toBeGreaterThan(SEEDS.length * READERS.length * 8);
});

it('ratios of today would reveal organisations', () => {
  expect(SEEDS.flatMap((seed) => attack(seed, [], asOfToday()).found)).not.toEqual([]);
});

it('figures that are fixed each by itself would reveal one by the units that they have in common', () => {
  const units = SEEDS.flatMap((seed) => attack(seed, [], eachByItself()).found);
  expect(units).not.toEqual([]);
});
