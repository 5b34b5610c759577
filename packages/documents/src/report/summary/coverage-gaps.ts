import { type CoveredSum, LIFE_CYCLE_MODULES, RESOURCE_KEYS } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import { countText } from '../figures.ts';
import type { ReportVariant } from '../report.ts';

/** What of a calculation is not declared, or not wholly: quantity by quantity, and of MKI and CO2 module by module. */
export function gapsOf({ mki, co2, modules, resources }: ReportVariant, text: ReportText): string[] {
  const { quantities, summary } = text;
  const { gap } = summary;
  const ofQuantity = (name: string, { undeclared, items }: CoveredSum) =>
    undeclared > 0 ? [gap.undeclared(name, countText(undeclared), countText(items))] : [];
  return [
    ...ofQuantity(quantities.mki, mki),
    ...moduleGaps(quantities.mki, modules.mki, mki, text),
    ...ofQuantity(quantities.co2, co2),
    ...moduleGaps(quantities.co2, modules.co2, co2, text),
    ...RESOURCE_KEYS.flatMap((key) => ofQuantity(text.resources[key], resources[key])),
    ...(mki.incomplete > 0 ? [gap.incomplete(countText(mki.incomplete), countText(mki.items))] : []),
  ];
}

/**
 * The modules that items leave open beyond those that leave the quantity open as a whole, which is said of the quantity. Modules
 * that as many items leave open are named together.
 */
function moduleGaps(
  quantity: string,
  modules: readonly CoveredSum[],
  whole: CoveredSum,
  { summary: { gap } }: ReportText,
): string[] {
  const items = countText(whole.items);
  const missing = byCount(modules, ({ undeclared }) => (undeclared > whole.undeclared ? undeclared : 0));
  const partly = byCount(modules, ({ incomplete }) => incomplete);
  return [
    ...missing.map(([count, codes]) =>
      gap.undeclaredModules(quantity, gap.modules(codes), countText(count), items),
    ),
    ...partly.map(([count, codes]) =>
      gap.incompleteModules(quantity, gap.modules(codes), countText(count), items),
    ),
  ];
}

/** Modules by how many items are counted of each, in their own order; those of which none are, are left out. */
function byCount(
  modules: readonly CoveredSum[],
  countOf: (sum: CoveredSum) => number,
): [number, readonly string[]][] {
  const codes = new Map<number, string[]>();
  for (const [place, sum] of modules.entries()) {
    const [count, module] = [countOf(sum), LIFE_CYCLE_MODULES[place]];
    if (count > 0 && module) codes.set(count, [...(codes.get(count) ?? []), module]);
  }
  return [...codes];
}
