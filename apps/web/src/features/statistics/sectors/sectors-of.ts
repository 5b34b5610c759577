import type { SectorStatistic } from '@milieuspoor/contract';
import { SECTORS } from '@milieuspoor/domain';

/** Returns the sectors for which any of the answers has figures, each once and in their fixed order. */
export function sectorsOf(
  answers: readonly (readonly SectorStatistic[])[],
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Map(
    answers
      .flat()
      .flatMap(({ sector, mki, display_name }) => (sector && mki ? [[sector, display_name]] : [])),
  );
  return SECTORS.flatMap((value) => {
    const label = names.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
}
