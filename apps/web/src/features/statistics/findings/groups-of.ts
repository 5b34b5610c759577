import type { FigureFinding } from '@milieuspoor/contract';
import { isAnswered } from './finding-texts.ts';

/** Findings of one kind at one side that have the same consequence, in their given order. */
export interface FindingGroupOf {
  readonly key: string;
  readonly kind: FigureFinding['kind'];
  readonly side: FigureFinding['side'];
  readonly blocks: boolean;
  readonly findings: readonly FigureFinding[];
  /** the calculation that all of them belong to, which is then named once; else null */
  readonly calculation: FigureFinding['calculation'];
}

/** Groups findings that are described in the same way: answered ones are separate from open ones. */
export function groupsOf(findings: readonly FigureFinding[]): FindingGroupOf[] {
  const groups = Map.groupBy(findings, (finding) =>
    [finding.kind, finding.side, finding.blocks, isAnswered(finding)].join(' '),
  );
  return [...groups].flatMap(([key, all]) => {
    const [first] = all;
    if (!first) return [];
    const { kind, side, blocks, calculation } = first;
    const isOne = all.every((each) => each.calculation?.uuid === calculation?.uuid);
    return [{ key, kind, side, blocks, findings: all, calculation: isOne ? calculation : null }];
  });
}
