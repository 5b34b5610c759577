import type { Quantity } from '@milieuspoor/charts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ListedAbout } from '../coverage/listed-mark.tsx';

/** A subject of the figures of a chart: 'Project', 'Dorpsstraat'. */
export interface SubjectLine {
  readonly label: string;
  readonly value: string;
  /** the quantities to which it applies, where that is not all: a set does not apply to tonnes of material */
  readonly quantities?: readonly Quantity[];
  /** what it adds to the name of a file, before or after that of the chart: the project, the set */
  readonly inFileName?: { readonly place: 'before' | 'after'; readonly text: string };
  /** what the heading of each column of figures states of it, for a file without other text */
  readonly heading?: string;
  /** that text for the columns of differences only */
  readonly ofDifferences?: string;
  /** the list behind it */
  readonly opens?: ListedAbout;
}

const SubjectContext = createContext<readonly SubjectLine[]>([]);

/** The subject of every chart inside it, in addition to what is stated outside it. A picture or a file repeats it. */
export function ChartSubject({
  lines,
  children,
}: {
  readonly lines: readonly SubjectLine[];
  readonly children: ReactNode;
}) {
  const outer = use(SubjectContext);
  const all = useMemo(() => [...outer, ...lines], [outer, lines]);
  return <SubjectContext value={all}>{children}</SubjectContext>;
}

/** Returns of several lines with one label the last one, which is closest to the chart. */
export function innermost(lines: readonly SubjectLine[]): readonly SubjectLine[] {
  return [...new Map(lines.map((line) => [line.label, line])).values()];
}

/** Returns the subject of a chart of this quantity, from the organisation down. */
export function useChartSubject(quantity: Quantity): readonly SubjectLine[] {
  return use(SubjectContext).filter(({ quantities }) => quantities?.includes(quantity) ?? true);
}

/** Returns the subject of every chart inside it, whatever its quantity. */
export function useSharedSubject(): readonly SubjectLine[] {
  const lines = use(SubjectContext);
  return useMemo(() => lines.filter(({ quantities }) => quantities === undefined), [lines]);
}
