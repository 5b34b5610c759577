import type { Quantity } from '@milieuspoor/charts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ListedAbout } from '../coverage/listed-mark.tsx';

/** Something that the figures of a chart are about: 'Project', 'Dorpsstraat'. */
export interface SubjectLine {
  readonly label: string;
  readonly value: string;
  /** what it holds for, where that is not everything: a set says nothing of tonnes of material */
  readonly quantities?: readonly Quantity[];
  /** what it adds to the name of a file, before or after that of the chart: the project, the set */
  readonly inFileName?: { readonly place: 'before' | 'after'; readonly text: string };
  /** what the heading of each column of figures says of it, for a file that holds nothing else */
  readonly heading?: string;
  /** the same of the columns of differences alone */
  readonly ofDifferences?: string;
  /** the list that stands behind it */
  readonly opens?: ListedAbout;
}

const SubjectContext = createContext<readonly SubjectLine[]>([]);

/** What every chart in here is about, on top of what is said further out. A picture or a file repeats it. */
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

/** Of several lines with one label the last one, which was said closest to the chart. */
export function innermost(lines: readonly SubjectLine[]): readonly SubjectLine[] {
  return [...new Map(lines.map((line) => [line.label, line])).values()];
}

/** What a chart of this quantity is about, from the organisation down. */
export function useChartSubject(quantity: Quantity): readonly SubjectLine[] {
  return use(SubjectContext).filter(({ quantities }) => quantities?.includes(quantity) ?? true);
}

/** What every chart in here is about, whatever its quantity. */
export function useSharedSubject(): readonly SubjectLine[] {
  const lines = use(SubjectContext);
  return useMemo(() => lines.filter(({ quantities }) => quantities === undefined), [lines]);
}
