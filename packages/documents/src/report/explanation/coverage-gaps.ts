import { type CoveredSum, LIFE_CYCLE_MODULES, RESOURCE_KEYS } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import type { ReportVariant } from '../report.ts';

/** Something that items leave open: in words with their number, and for a table the same by itself. */
interface CoverageGap {
  readonly said: string;
  readonly what: string;
  readonly count: number;
}

/**
 * Returns what a calculation does not declare, or declares in part: quantity by quantity, and for MKI and CO2 module by
 * module. Modules that the same number of items leave open for both are named once. What was recorded as not applicable
 * is not missing.
 */
export function gapsOf(
  { mki, co2, modules, resources, answeredModules }: ReportVariant,
  text: ReportText,
): CoverageGap[] {
  const { quantities, summary } = text;
  const { gap } = summary;
  const ofQuantity = (name: string, { undeclared, items: of }: CoveredSum, what = name) =>
    undeclared > 0
      ? [
          {
            said: gap.undeclared(name, text.written.count(undeclared), text.written.count(of)),
            what,
            count: undeclared,
          },
        ]
      : [];
  const ofMki = openModules(modules.mki, answeredModules.mki, mki);
  const ofCo2 = openModules(modules.co2, answeredModules.co2, co2);
  const isAlso = (others: readonly OpenModules[]) => (open: OpenModules) =>
    others.some((other) => other.count === open.count && other.codes.join() === open.codes.join());
  const items = text.written.count(mki.items);
  const told = {
    open: ({ codes, count }: OpenModules, quantity: string) => ({
      said: gap.undeclaredModules(quantity, gap.modules(codes), text.written.count(count), items),
      what: gap.inModules(quantity, gap.modules(codes)),
      count,
    }),
    both: ({ codes, count }: OpenModules) => ({
      said: gap.undeclaredModulesOfBoth(gap.modules(codes), text.written.count(count), items),
      what: gap.inModules(gap.both, gap.modules(codes)),
      count,
    }),
    partly: ({ codes, count }: OpenModules, quantity: string) => ({
      said: gap.incompleteModules(quantity, gap.modules(codes), text.written.count(count), items),
      what: gap.partly(gap.inModules(quantity, gap.modules(codes))),
      count,
    }),
  };
  return [
    ...ofQuantity(quantities.mki, mki),
    ...ofMki.map((open) => (isAlso(ofCo2)(open) ? told.both(open) : told.open(open, quantities.mki))),
    ...partlyDeclared(modules.mki).map((open) => told.partly(open, quantities.mki)),
    ...ofQuantity(quantities.co2, co2),
    ...ofCo2.filter((open) => !isAlso(ofMki)(open)).map((open) => told.open(open, quantities.co2)),
    ...partlyDeclared(modules.co2).map((open) => told.partly(open, quantities.co2)),
    ...RESOURCE_KEYS.flatMap((key) => {
      const name = text.resources[key];
      return ofQuantity(withinSentence(name), resources[key], name);
    }),
    ...(mki.incomplete > 0
      ? [
          {
            said: gap.incomplete(text.written.count(mki.incomplete), text.written.count(mki.items)),
            what: gap.indicators,
            count: mki.incomplete,
          },
        ]
      : []),
  ];
}

/** From this number of things on that are missing, a table tells them. */
const MANY = 3;

export function areManyGaps(gaps: readonly unknown[]): boolean {
  return gaps.length >= MANY;
}

/** Returns the name of a resource for use within a sentence; in tables it is used alone. */
function withinSentence(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** Modules that the same number of items leave open. */
interface OpenModules {
  readonly count: number;
  readonly codes: readonly string[];
}

/**
 * Returns the modules that items leave open in addition to leaving the quantity open as a whole, which the quantity's
 * own sentence says. `answered` counts, for each module, the items about which somebody explained that there is
 * nothing.
 */
function openModules(
  modules: readonly CoveredSum[],
  answered: readonly number[],
  whole: CoveredSum,
): readonly OpenModules[] {
  return byCount(modules, ({ undeclared }, place) => {
    const open = undeclared - (answered[place] ?? 0);
    return open > whole.undeclared ? open : 0;
  });
}

function partlyDeclared(modules: readonly CoveredSum[]): readonly OpenModules[] {
  return byCount(modules, ({ incomplete }) => incomplete);
}

/** Groups modules by the number of items, in their own order; modules with 0 are left out. */
function byCount(
  modules: readonly CoveredSum[],
  countOf: (sum: CoveredSum, place: number) => number,
): readonly OpenModules[] {
  const codes = new Map<number, string[]>();
  for (const [place, sum] of modules.entries()) {
    const [count, module] = [countOf(sum, place), LIFE_CYCLE_MODULES[place]];
    if (count > 0 && module) codes.set(count, [...(codes.get(count) ?? []), module]);
  }
  return [...codes].map(([count, modulesOfCount]) => ({ count, codes: modulesOfCount }));
}
