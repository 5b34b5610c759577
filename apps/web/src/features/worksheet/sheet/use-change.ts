import {
  changeOfWorksheet,
  type WorkedOutWorksheet,
  type WorksheetBaseline,
  type WorksheetChange,
} from '@milieuspoor/domain';
import { useEffect, useState } from 'react';

/** Rows of which the comparison is there at once; of more it would hold up what is typed. */
const AT_ONCE_MAX = 300;
/** ms: a pause in typing */
const PAUSE = 250;

interface Compared {
  readonly of: WorkedOutWorksheet;
  readonly baseline: WorksheetBaseline;
  readonly change: WorksheetChange;
}

/**
 * Compares a worksheet with its baseline. `waits` is true while what is on the screen has changed since: its differences
 * are those of a moment ago.
 */
export function useChange(
  worked: WorkedOutWorksheet,
  baseline: WorksheetBaseline | null,
): { readonly change: WorksheetChange | null; readonly waits: boolean } {
  const [compared, setCompared] = useState<Compared | null>(null);
  const isDue =
    baseline !== null && (compared === null || compared.of !== worked || compared.baseline !== baseline);
  if (isDue && (compared === null || worked.rows.length <= AT_ONCE_MAX))
    // While it renders: it then shows nothing of the former moment.
    setCompared(compare(worked, baseline));
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setCompared(compare(worked, baseline)), PAUSE);
    return () => clearTimeout(timer);
  }, [isDue, worked, baseline]);
  if (baseline === null) return { change: null, waits: false };
  return { change: compared?.baseline === baseline ? compared.change : null, waits: isDue };
}

function compare(worked: WorkedOutWorksheet, baseline: WorksheetBaseline): Compared {
  return { of: worked, baseline, change: changeOfWorksheet(worked.rows, worked.whole, baseline) };
}
