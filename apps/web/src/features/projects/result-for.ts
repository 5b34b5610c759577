import type { ListedProject, ProjectResult } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';

/** The outcome to show on a screen of a set: a project without it there shows the one it has, which then has to name its set. */
export function resultFor(
  set: SetCode,
  project: Pick<ListedProject, 'result' | 'result_a2'>,
): ProjectResult | null {
  return (set === 'a2' ? project.result_a2 : null) ?? project.result;
}
