import type {
  CalculationCheck,
  WorksheetAnswer,
  WorksheetBaselineAnswer,
  WorksheetType,
} from '@milieuspoor/contract';
import { SET_CODES, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowLeadContext } from '../../../lib/row-lead.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { LeaveDialog } from '../../../ui/messages/leave-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useHistory } from '../edit/use-history.ts';
import { KeepingProblem } from '../keep/keeping-line.tsx';
import { keptHere, useKeeper } from '../keep/use-kept-rows.ts';
import { SummaryBar } from '../summary/summary-bar.tsx';
import { summaryLines } from '../summary/summary-lines.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';
import { baselineQuery, checkSheet } from '../worksheet-queries.ts';
import { BackToCheck } from './back-to-check.tsx';
import type { Paste } from './paste.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetSettings } from './sheet-settings.tsx';
import { SheetTable } from './sheet-table.tsx';
import { SummaryNotes } from './summary-notes.tsx';
import { useChange } from './use-change.ts';
import { useLooking } from './use-looking.ts';
import { useAwaited, useSources } from './use-sources.ts';
import { useWorked } from './use-worked.ts';

export interface SheetProps {
  readonly worksheet: WorksheetAnswer;
  readonly organisationSlug: string;
  readonly projectName: string;
  /** checking it, and storing it as a calculation */
  readonly storing: Storing;
  /** reads posts that are pasted, in a dialog */
  readonly paste: Paste;
}

/** How a worksheet becomes a calculation, by what does that for uploads. */
export interface Storing {
  /** checks it anew, in place of a check under way; null where the phase of the calculation is closed */
  readonly onStore: ((made: MadeSheet) => void) | null;
  readonly isClosed: boolean;
  /** the check under way; null for none */
  readonly panel: ReactNode;
  /** the types of calculations that the project takes now, as which it can be stored */
  readonly types: readonly WorksheetType[];
}

/** A worksheet that is checked: its file is written from what the server keeps of it. */
export interface MadeSheet {
  readonly name: string;
  /** whether it was made from another calculation */
  readonly isVariant: boolean;
  readonly check: (signal: AbortSignal | undefined) => Promise<CalculationCheck>;
}

/** Px that the bar below a small screen takes: what has the focus does not end up beneath it. */
const BAR = 96;

/** The posts of a worksheet, with what they come to beside them. */
export function Sheet({ worksheet, organisationSlug, projectName, storing, paste }: SheetProps) {
  const { t } = useTranslation();
  const { uuid } = worksheet;
  const notify = useNotify();
  const [first] = useState(() => keptHere(worksheet)?.rows ?? worksheet.rows);
  const history = useHistory(first);
  const { keeper, keeping } = useKeeper(worksheet);
  const { rows } = history;
  useEffect(() => keeper.change(rows), [keeper, rows]);

  const { kept, sources, figures, add, unconfirmed } = useSources(uuid);
  const isThere = unconfirmed !== undefined;
  const worked = useWorked(rows, figures);
  const awaited = useAwaited(uuid, isThere ? worked.rows : NO_ROWS, add);
  const [chosenSet, setChosenSet] = useState<SetCode | undefined>(undefined);
  const against = useQuery(baselineQuery(uuid, chosenSet)).data ?? null;
  const sets = SET_CODES.filter((set) => worked.whole.sets[set]);
  const set = chosenSet ?? against?.baseline.set ?? sets[0] ?? 'a1';
  const { change, waits } = useChange(worked, isThere ? (against?.baseline ?? null) : null);
  const shownWorked = useMemo(() => ({ ...worked, change }), [worked, change]);
  const lines = useMemo(() => summaryLines(shownWorked, set, t), [shownWorked, set, t]);

  const summary = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly key: string } | null>(null);
  const firstOpen = worked.rows.find(({ problem }) => problem !== null)?.row.key ?? null;
  const openCount = worked.withoutFigures.length;
  const goToOpen = firstOpen === null ? null : () => setFocused({ key: firstOpen });
  const takeOver = useCallback(() => {
    if (keeping.kind !== 'overtaken' || !keeping.current) return;
    keeper.takeOver(keeping.current);
    history.begin(keeping.current.rows);
  }, [keeper, keeping, history.begin]);
  const looking = useLooking(rows, storing.panel !== null, setFocused);
  const store = async () => {
    const revision = await keeper.flush();
    if (revision === null) return notify(t('worksheet.storing.notKept'), 'error');
    looking.begin();
    storing.onStore?.({
      ...{ name: `${worksheet.name}.xlsx`, isVariant: worksheet.source !== null },
      check: (signal) => checkSheet(uuid, revision, signal),
    });
  };
  const name = against ? nameOf(against, t) : null;
  const mki = change?.set === set ? change.mki.comparison : null;

  return (
    <Box sx={{ '& :is(button, a, input)': { scrollMarginBottom: { xs: BAR, lg: 0 } } }}>
      <SheetHead
        {...{ worksheet, organisationSlug, projectName, history, keeping }}
        settings={
          // A check is of the type that it had.
          storing.panel === null && (
            <SheetSettings worksheet={worksheet} keeper={keeper} types={storing.types} />
          )
        }
        onUndone={setFocused}
        onStore={storing.panel === null && storing.onStore ? () => void store() : null}
        isClosed={storing.isClosed}
      />
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2, '&:empty': { display: 'none' } }}>
        <KeepingProblem keeping={keeping} keeper={keeper} onTakeOver={takeOver} />
        <FailedQuery query={kept} title={t('worksheet.screen.failed')} />
        {awaited.isError && (
          <ErrorPanel
            error={awaited.error}
            title={t('worksheet.screen.failed')}
            onRetry={() => awaited.mutate()}
          />
        )}
      </Box>
      <RowLeadContext value={looking.leadTo}>
        <Box sx={{ display: looking.isLooking ? 'none' : 'block' }}>
          {storing.panel && <VisuallyHidden component="h2">{t('worksheet.storing.check')}</VisuallyHidden>}
          {storing.panel}
        </Box>
      </RowLeadContext>
      {looking.isLooking && (
        <BackToCheck
          isChanged={looking.isChanged}
          onBack={() => {
            looking.back();
            // The file that was checked is one of other rows.
            if (looking.isChanged) void store();
          }}
        />
      )}
      <Box
        sx={{
          ...{
            display: storing.panel === null || looking.isLooking ? 'grid' : 'none',
            gap: 2,
            alignItems: 'start',
          },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <SheetTable
          {...{ worksheet, organisationSlug, history, worked, sources, change, set, focused, waits, paste }}
        />
        <Box
          ref={summary}
          tabIndex={-1}
          sx={{
            position: { lg: 'sticky' },
            top: 96,
            maxHeight: { lg: 'calc(100vh - 112px)' },
            overflowY: 'auto',
          }}
        >
          <SummaryPanel
            lines={lines}
            set={set}
            sets={sets}
            onSet={setChosenSet}
            waits={waits}
            against={name}
            track={mki && { baseline: mki.baseline, optimization: mki.optimization }}
          >
            <SummaryNotes
              {...{ worked, change, set, against, openCount }}
              unconfirmed={unconfirmed?.[set] ?? []}
              onOpen={goToOpen}
            />
          </SummaryPanel>
        </Box>
      </Box>
      <SummaryBar
        line={lines[0]}
        against={name}
        open={openCount > 0 ? t('worksheet.summary.open', { count: openCount }) : null}
        onMore={() => {
          summary.current?.scrollIntoView({ block: 'start' });
          summary.current?.focus({ preventScroll: true });
        }}
      />
      <LeaveDialog
        unsaved={keeping.kind === 'away' || keeping.kind === 'refused' || keeping.kind === 'overtaken'}
        unsent={keeping.kind !== 'kept'}
        texts={{
          title: t('worksheet.screen.leave.title'),
          question: t('worksheet.screen.leave.question'),
          confirm: t('worksheet.screen.leave.confirm'),
        }}
      />
    </Box>
  );
}

const NO_ROWS = [] as const;

/** A baseline is called that; anything else by its name. */
function nameOf(
  { calculation_type, name }: Pick<WorksheetBaselineAnswer, 'calculation_type' | 'name'>,
  t: TFunction,
): string {
  return calculation_type.endsWith('baseline') ? t('worksheet.summary.theBaseline') : `‘${name}’`;
}
