import { useTranslation } from 'react-i18next';
import type { Statistics } from '../use-statistics.ts';
import type { DrillPath } from './drill-path.ts';

/** Returns the names of the places on a path, the top first. */
export function useCrumbs(root: string, { names }: Statistics, path: DrillPath): readonly string[] {
  const { t } = useTranslation();
  return [
    root,
    ...path.map((_, index) => {
      const name = names[index];
      return name === undefined ? '…' : (name ?? t('statistics.drill.unknown'));
    }),
  ];
}
