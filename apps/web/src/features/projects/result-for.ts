import type { ListedProject, ProjectResult } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';

/**
 * Returns the result to show on a screen of a set: a project without a result in that set shows the one that it has,
 * with the name of its set.
 */
export function resultFor(
  set: SetCode,
  project: Pick<ListedProject, 'result' | 'result_a2'>,
): ProjectResult | null {
  return (set === 'a2' ? project.result_a2 : null) ?? project.result;
}
