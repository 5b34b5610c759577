import type { CoveredSum } from '@milieuspoor/domain';
import type { ReportText } from '../text/report-nl.ts';

/** Writes a figure; one that is not whole gets a mark, which the notes below its table explain. */
export function marked({ amount, undeclared, incomplete }: CoveredSum, text: string): string {
  return amount !== null && (undeclared > 0 || incomplete > 0) ? `${text} *` : text;
}

/** A figure of a table: its quantity, the figure, and the part of the quantity that it covers. */
export type NotedSum = readonly [quantity: string, sum: CoveredSum, part?: string];

/**
 * Returns the notes below a table about figures that are not whole, by the name of each quantity. Quantities that lack
 * the same number are named together: a table of ten modules would otherwise have more notes than rows. `others` are in
 * the table too, and the total states what they lack; only their dashes are explained.
 */
export function coverageNotes(
  sums: readonly NotedSum[],
  { notes, written }: Pick<ReportText, 'notes' | 'written'>,
  others: readonly CoveredSum[] = [],
): string[] {
  const lacking = new Map<string, { say: (names: string) => string; parts: Map<string, string[]> }>();
  const add = (
    [quantity, { items }, part]: NotedSum,
    kind: 'undeclared' | 'incomplete',
    count: number,
  ): void => {
    const key = `${kind} ${count} ${items}`;
    const say = (names: string) => notes[kind](names, written.count(count), written.count(items));
    const { parts } = lacking.get(key) ?? { parts: new Map<string, string[]>() };
    parts.set(quantity, [...(parts.get(quantity) ?? []), ...(part === undefined ? [] : [part])]);
    lacking.set(key, { say, parts });
  };
  for (const noted of sums) {
    const [, { amount, undeclared, incomplete }] = noted;
    if (amount === null) continue;
    if (undeclared > 0) add(noted, 'undeclared', undeclared);
    if (incomplete > 0) add(noted, 'incomplete', incomplete);
  }
  const said = [...lacking.values()].map(({ say, parts }) =>
    say([...parts].map(([quantity, named]) => [quantity, named.join(', ')].join(' ').trim()).join('; ')),
  );
  const shown = [...sums.map(([, sum]) => sum), ...others];
  return shown.some(({ amount }) => amount === null) ? [...said, notes.dash] : said;
}
