import type { SetCode } from '@milieuspoor/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { chosenSet } from './chosen-set.ts';
import { createClickGuard } from './click-guard.ts';
import { type DrillPath, type DrillStep, drillPathText, parseDrillPath } from './drill-path.ts';
import type { StatisticsView } from './statistics-query.ts';
import { type StatisticsSearch, statisticsSearchSchema } from './statistics-search.ts';

export interface StatisticsNavigation {
  readonly view: StatisticsView;
  readonly chooseSet: (set: SetCode) => void;
  /** one level down; the second half of a double click is not heard, unless it is known to be a `single` act */
  readonly drillInto: (step: DrillStep, single: boolean) => void;
  /** back up to a place on the way */
  readonly returnTo: (path: DrillPath) => void;
}

/** The view that the address states, and how to change it; every change is a step that the back button takes back. */
export function useStatisticsView(available: readonly SetCode[]): StatisticsNavigation {
  const search = statisticsSearchSchema.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [passes] = useState(createClickGuard);
  const set = chosenSet(search.set, available);
  const view = useMemo(() => ({ set, path: parseDrillPath(search.pad) }), [set, search.pad]);

  const change = (changes: StatisticsSearch) =>
    navigate({
      to: '.',
      search: (current: StatisticsSearch) => ({ ...current, ...changes }),
      resetScroll: false,
    });
  return {
    view,
    chooseSet: (chosen) => change({ set: chosen }),
    drillInto: (step, single) => {
      if (single || passes(performance.now())) change({ pad: drillPathText([...view.path, step]) });
    },
    returnTo: (path) => change({ pad: drillPathText(path) }),
  };
}
