import type { Applicant, Project } from '@milieuspoor/contract';
import { type Actor, calculationLock, may, takesPart } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSealedBids } from '../../../lib/has-sealed-bids.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { LeaveDialog } from '../../../ui/messages/leave-dialog.tsx';
import { useStepAct } from '../../../ui/step-acts.ts';
import { stepPlace } from '../../../ui/step-place.ts';
import { useFocusAfterwards } from '../../../ui/use-focus-afterwards.ts';
import { bidsFixed } from '../bids-fixed.ts';
import { CorrectionNotice } from '../correction/correction-notice.tsx';
import { ChosenAside } from './award/chosen-aside.tsx';
import type { BidSlots } from './bid-slots.ts';
import { applicantsQuery } from './bids-queries.ts';
import { DeleteBidDialog, useRestoreBid } from './delete-bid-dialog.tsx';
import { EditorMessage } from './editing/editor-message.tsx';
import { useBidEditor } from './editing/use-bid-editor.ts';
import { LimitsPanel } from './limits-panel.tsx';
import { SealBar } from './opening/seal-bar.tsx';
import type { BidOrder } from './results/sort-bids.ts';
import { RulingDialog } from './ruling/ruling-dialog.tsx';
import { BidsTable } from './table/bids-table.tsx';
import { ChooseWinnerStep } from './table/choose-winner-step.tsx';
import { useStandingOrder } from './table/use-standing-order.ts';
import { useWipedDiscounts } from './use-wiped-discounts.ts';
import { WaysToAdd } from './ways-to-add.tsx';

interface BidsSectionProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly accountUuid: string;
  readonly slots: BidSlots;
  /** the order of the bidders after their bids were opened; before that it is the order in which they were entered */
  readonly order: BidOrder;
}

/** Shows the bidders of a project: what applies to them, the table, and the ways to enter them. */
export function BidsSection({ project, actor, accountUuid, slots, order }: BidsSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(applicantsQuery(project.uuid));
  const [doomed, setDoomed] = useState<Applicant | null>(null);
  const [ruled, setRuled] = useState<Applicant | null>(null);
  const restore = useRestoreBid(project.uuid);
  const seenWiped = useWipedDiscounts(project);
  const pencilIdOf = (uuid: string) => `${id}-${uuid}`;
  const focusAfterwards = useFocusAfterwards();
  const editor = useBidEditor(project, (uuid) =>
    focusAfterwards(() => focusIn(uuid === null ? `${id}-add` : pencilIdOf(uuid))),
  );
  const start = (bid: Applicant | null) => {
    seenWiped();
    editor.start(bid);
  };

  const lock = calculationLock('applicant', {
    status: project.project_status,
    locked: project.project_locked,
  });
  const open = lock === null && may(actor, 'project.edit');
  const changeable = open && !bidsFixed(project);
  const bids = list.data;
  const listed = useStandingOrder(bids, {
    order: hasSealedBids(project) ? null : order,
    isEditing: editor.editing !== null,
  });
  useStepAct('add-bidders', changeable && bids && editor.editing === null ? () => start(null) : null);
  const seen = bids?.filter(({ sealed }) => !sealed) ?? [];
  return (
    <Box
      component="section"
      aria-labelledby={`${id}-title`}
      {...stepPlace('bids')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}
    >
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h2" id={`${id}-title`}>
          {t('bids.heading')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {t('bids.description')}
        </Typography>
      </div>
      <LimitsPanel project={project} />
      {list.isPending && <DelayedIndicator />}
      <FailedQuery query={list} />
      {bids && listed && (
        <>
          {project.bids_opened !== null && lock === null ? (
            <CorrectionNotice
              project={project}
              mayCorrect={open}
              endObstacle={editor.editing ? t('bids.row.editing') : undefined}
            />
          ) : (
            <SealBar project={project} bids={bids} accountUuid={accountUuid} actor={actor} mayAct={open} />
          )}
          <ChosenAside bids={seen} />
          {seen.some(({ standing, mki_score }) => mki_score === null && standing && takesPart(standing)) && (
            <Typography sx={{ color: 'text.secondary' }}>{t('bids.noModel')}</Typography>
          )}
          {seen.some(({ active, standing }) => active && standing === 'not-whole') && (
            <Alert severity="warning" variant="outlined">
              {t('bids.winnerNotWhole')}
            </Alert>
          )}
          <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
            {bids.length === 0 && editor.editing === null ? (
              <Typography sx={{ p: 3, color: 'text.secondary', textAlign: 'center' }}>
                {t('bids.empty')}
              </Typography>
            ) : (
              <BidsTable
                project={project}
                bids={listed}
                readOnly={!open}
                editor={editor}
                slots={slots}
                pencilIdOf={pencilIdOf}
                onEdit={start}
                onDelete={setDoomed}
                onRule={setRuled}
              />
            )}
          </Paper>
          {(changeable || (open && editor.editing !== null)) && (
            <div id={`${id}-add`}>
              {editor.editing ? (
                <EditorMessage editor={editor} project={project} />
              ) : (
                <WaysToAdd project={project} onAdd={() => start(null)} onPasting={seenWiped} />
              )}
            </div>
          )}
          {slots.uploads(seen)}
          {open && <ChooseWinnerStep project={project} bids={bids} isEditing={editor.editing !== null} />}
          {changeable && slots.deleted(() => heading.current?.focus())}
        </>
      )}
      <LeaveDialog
        unsaved={editor.isDirty}
        texts={{
          title: t('bids.edit.leave.title'),
          question: t('bids.edit.leave.question'),
          confirm: t('bids.edit.leave.confirm'),
        }}
      />
      {ruled && (
        <RulingDialog
          bid={bids?.find(({ uuid }) => uuid === ruled.uuid) ?? ruled}
          onClosed={() => setRuled(null)}
        />
      )}
      {doomed && (
        <DeleteBidDialog
          bid={doomed}
          onRestore={restore.mutate}
          onClosed={({ losesFocus }) => {
            setDoomed(null);
            if (losesFocus) heading.current?.focus();
          }}
          onFocusLost={() => heading.current?.focus()}
        />
      )}
    </Box>
  );
}

function focusIn(id: string): void {
  document.getElementById(id)?.querySelector('button')?.focus();
}
