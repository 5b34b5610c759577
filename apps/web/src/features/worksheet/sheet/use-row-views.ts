import type { WorksheetSourceAnswer } from '@milieuspoor/contract';
import { type RowFigures, type SetCode, sourceKey, type WorksheetChange } from '@milieuspoor/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '../table/row-view.ts';
import { stableViews } from '../table/stable-views.ts';
import { viewRow } from '../table/view-row.ts';

interface Subject {
  readonly rows: readonly RowFigures[];
  readonly sources: ReadonlyMap<string, WorksheetSourceAnswer>;
  readonly change: WorksheetChange | null;
  readonly set: SetCode;
  /** the calculation that the worksheet was made from; null for none */
  readonly madeFrom: string | null;
}

/** Returns the rows of a page as the table shows them; those that say the same as before are the same objects. */
export function useRowViews({ rows, sources, change, set, madeFrom }: Subject): readonly RowView[] {
  const { t } = useTranslation();
  const former = useRef<readonly RowView[]>([]);
  const views = useMemo(() => {
    const seen = rows.map((figures) => {
      const key = sourceKey(figures.row);
      const source = key === null ? undefined : sources.get(key);
      return viewRow({ figures, source, set, madeFrom, change: change?.rows.get(figures.row.key) }, t);
    });
    return stableViews(former.current, seen);
  }, [rows, sources, change, set, madeFrom, t]);
  useEffect(() => {
    former.current = views;
  }, [views]);
  return views;
}
