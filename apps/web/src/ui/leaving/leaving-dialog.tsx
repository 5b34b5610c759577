import type { Leaving } from '@milieuspoor/contract';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../messages/confirm-dialog.tsx';
import { DelayedIndicator } from '../messages/delayed-indicator.tsx';
import { FailedQuery } from '../messages/failed-query.tsx';
import { HoldingList } from './holding-list.tsx';
import { type Holders, type LeavingChoice, leavingChoice } from './leaving-choice.ts';

interface LeavingDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** the person, and what happens to them */
  readonly about: readonly string[];
  readonly load: (signal: AbortSignal) => Promise<Leaving>;
  readonly onConfirm: (choice: LeavingChoice) => void;
  /** also called before the holdings are loaded again, because a refusal no longer applies */
  readonly onReset: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before somebody may hold less: shows what they hold, and for each thing whether it ends or who takes it over.
 */
export function LeavingDialog({ about, load, onConfirm, onReset, ...dialog }: LeavingDialogProps) {
  const { t } = useTranslation();
  const [holders, setHolders] = useState<Holders>({});
  const leaving = useQuery({
    queryKey: ['leaving', ...about],
    queryFn: ({ signal }) => load(signal),
    enabled: dialog.open,
    gcTime: 0,
    // The user confirms what the screen shows: it changes only when the user loads it again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = dialog.open && !leaving.isFetching ? leaving.data : undefined;
  const lookAgain = () => {
    onReset();
    void leaving.refetch();
  };
  return (
    <ConfirmDialog
      {...dialog}
      maxWidth="sm"
      mayConfirm={shown !== undefined}
      onConfirm={() => shown && onConfirm(leavingChoice(shown, holders))}
      onLookAgain={lookAgain}
    >
      {leaving.isFetching && <DelayedIndicator />}
      <FailedQuery query={leaving} title={t('leaving.failed')} />
      {shown?.holdings.length === 0 && <Typography>{t('leaving.nothing')}</Typography>}
      {shown && shown.holdings.length > 0 && (
        <HoldingList
          leaving={shown}
          holders={holders}
          onChange={(uuid, holder) => setHolders((before) => ({ ...before, [uuid]: holder }))}
        />
      )}
    </ConfirmDialog>
  );
}
