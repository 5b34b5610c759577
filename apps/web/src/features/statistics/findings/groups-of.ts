import type { FigureFinding } from '@milieuspoor/contract';
import { isAnswered } from './finding-texts.ts';

/** Findings of one kind at one side that have the same consequence, in the order in which they came. */
export interface FindingGroupOf {
  readonly key: string;
  readonly kind: FigureFinding['kind'];
  readonly side: FigureFinding['side'];
  readonly blocks: boolean;
  readonly findings: readonly FigureFinding[];
  /** where all of them stand in one calculation, which is then said once */
  readonly calculation: FigureFinding['calculation'];
}

/** Puts findings together that are told alike: what was answered stands apart from what is still open. */
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
