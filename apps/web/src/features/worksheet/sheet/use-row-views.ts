import type { WorksheetSourceAnswer } from '@milieuspoor/contract';
import { type RowFigures, type SetCode, sourceKey, type WorksheetChange } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '../table/row-view.ts';
import { stableViews } from '../table/stable-views.ts';
import { type RowSubject, viewRow } from '../table/view-row.ts';

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
  const former = useRef<Made>({ views: [], byKey: new Map(), t });
  const made = useMemo((): Made => {
    const known = former.current.t === t ? former.current.byKey : NOTHING;
    const byKey = new Map(
      rows.map((figures) => {
        const { row } = figures;
        const key = sourceKey(row);
        const source = key === null ? undefined : sources.get(key);
        const of = { figures, source, set, madeFrom, change: change?.rows.get(row.key) };
        const before = known.get(row.key);
        return [row.key, before && isSame(before.of, of) ? before : { of, view: viewRow(of, t) }];
      }),
    );
    const seen = [...byKey.values()].map(({ view }) => view);
    return { views: stableViews(former.current.views, seen), byKey, t };
  }, [rows, sources, change, set, madeFrom, t]);
  useEffect(() => {
    former.current = made;
  }, [made]);
  return made.views;
}

/** Views of rows, each with what it was made of: at a keystroke that is the same for all rows but one. */
interface Made {
  readonly views: readonly RowView[];
  readonly byKey: ReadonlyMap<string, { readonly of: RowSubject; readonly view: RowView }>;
  readonly t: TFunction;
}

const NOTHING: Made['byKey'] = new Map();

function isSame(before: RowSubject, now: RowSubject): boolean {
  return (
    before.figures === now.figures &&
    before.source === now.source &&
    before.set === now.set &&
    before.madeFrom === now.madeFrom &&
    before.change === now.change
  );
}
