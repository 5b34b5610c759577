import type { CoveredSum } from '@milieuspoor/domain';
import type { ReportText } from '../text/report-nl.ts';

/** A figure that is not whole carries a mark, which the notes below its table explain. */
export function marked({ amount, undeclared, incomplete }: CoveredSum, text: string): string {
  return amount !== null && (undeclared > 0 || incomplete > 0) ? `${text} *` : text;
}

/** A figure of a table: what it is of, the figure, and of which part of that it is. */
export type NotedSum = readonly [quantity: string, sum: CoveredSum, part?: string];

/**
 * What a table says below it of the figures in it that are not whole, by the name of each quantity. Those that lack as much are
 * named together: a table of ten modules would else have more notes than rows. `others` stand in the table as well, and what they
 * lack is told with its total; only their dashes are explained.
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
