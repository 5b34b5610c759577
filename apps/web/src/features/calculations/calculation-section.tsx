import type { Calculation, Project } from '@milieuspoor/contract';
import { type Actor, areBidsFixed, calculationLock, may } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDropZone } from '../../ui/fields/file-drop-zone.tsx';
import { TableChartOutlined as TableChartIcon } from '../../ui/icons/table-chart-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { UnconfirmedWeightsNote } from '../../ui/messages/unconfirmed-weights-note.tsx';
import { calculationsQuery } from './calculation-queries.ts';
import { type TabledType, TEXT_GROUP, type TextGroup } from './calculation-texts.ts';
import { DeleteCalculationDialog } from './deleted/delete-calculation-dialog.tsx';
import { RecentlyDeleted } from './deleted/recently-deleted.tsx';
import { useRestoreCalculation } from './deleted/use-restore-calculation.ts';
import type { BaselineProject } from './effect-of-activating.ts';
import { ActivateStep } from './table/activate-step.tsx';
import { CalculationTable } from './table/calculation-table.tsx';
import { unconfirmedOf } from './unconfirmed-of.ts';
import { UploadArea } from './upload/upload-area.tsx';
import { useUpload } from './upload/uploads.ts';

interface CalculationSectionProps {
  readonly project: Pick<
    Project,
    'uuid' | 'project_status' | 'project_locked' | 'bids_opened' | 'correction'
  > &
    BaselineProject;
  readonly type: TabledType;
  readonly actor: Actor;
  /** why the table is read-only here, whatever the project's phase; replaces the text on how to fill it */
  readonly readOnlyReason?: string;
  /** making a calculation on the screen, where that is possible here */
  readonly onScreen?: OnScreen | null;
  /** true to leave out what isn't active */
  readonly onlyActive?: boolean;
}

/** The ways to make a calculation on the screen. */
export interface OnScreen {
  /** begins a variant of a calculation */
  readonly onVariant: (calculation: Calculation) => void;
  readonly newButton: ReactNode;
  /** what somebody began before */
  readonly drafts: ReactNode;
}

/** The calculations of one type in a project: what they are for, the table, and a way to add one. */
export function CalculationSection(props: CalculationSectionProps) {
  const { project, type, actor, readOnlyReason, onlyActive = false, onScreen = null } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const calculations = useQuery(calculationsQuery(project.uuid));
  const { upload, start } = useUpload({ projectUuid: project.uuid, type });
  // While its check or its problems are shown, they say why it was refused.
  const isLeft = upload?.phase === 'left';
  const restore = useRestoreCalculation(project.uuid);
  const [doomed, setDoomed] = useState<Calculation | null>(null);

  const group = TEXT_GROUP[type];
  const lock = calculationLock(type, { status: project.project_status, locked: project.project_locked });
  const open = lock === null && readOnlyReason === undefined;
  const mayUpload = open && may(actor, 'calculation.upload');
  const mayRestore = open && may(actor, 'calculation.delete');
  // All opened bids are compared with the active baseline; the newest as-built baseline becomes active by itself.
  const fixed = areBidsFixed({
    opened: project.bids_opened !== null,
    correcting: project.correction !== null,
  });
  const mayActivate = type !== 'as-built-baseline' && !(type === 'design-baseline' && fixed);
  const rows = calculations.data?.filter(
    ({ calculation_type, active }) => calculation_type === type && (active || !onlyActive),
  );

  const mayActivateHere =
    open && mayActivate && may(actor, 'calculation.edit') && rows && !rows.some(({ active }) => active);

  // When one is active, there are charts below, which name the weights for the whole tab.
  const weightsToName = rows?.some(({ active }) => active) ? [] : (rows ?? []).flatMap(unconfirmedOf);

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      data-calculations={rows?.length === 0 && (upload === null || isLeft) ? 'none' : 'some'}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}
    >
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h2" id={headingId}>
          {t(`calculations.${group}.title`)}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {readOnlyReason ?? t(`calculations.${group}.description`)}
          {mayUpload && ` ${t(`calculations.${group}.howTo`)}`}
        </Typography>
      </div>
      <FileDropZone disabled={!mayUpload} dropLabel={t('calculations.dropHere')} onFiles={start}>
        {mayUpload && (
          <UploadArea
            project={project}
            type={type}
            mayActivate={mayActivate}
            activeUuid={rows && (rows.find(({ active }) => active)?.uuid ?? null)}
            {...(onScreen && { beside: onScreen.newButton })}
          />
        )}
        {onScreen?.drafts}
        {calculations.isPending && <DelayedIndicator />}
        <FailedQuery query={calculations} />
        <UnconfirmedWeightsNote codes={[...new Set(weightsToName)]} />
        {/* A file that is being checked shows what comes, so the text that nothing is there yet is left out. */}
        {rows && (rows.length > 0 || upload === null || isLeft || upload.phase === 'refused') && (
          <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
            {rows.length === 0 && !isLeft ? (
              <NoCalculationYet group={group} mayUpload={mayUpload} />
            ) : (
              <CalculationTable
                label={t(`calculations.${group}.title`)}
                calculations={rows}
                project={project}
                readOnly={!open || !may(actor, 'calculation.edit')}
                hideActiveColumn={type === 'as-built-baseline'}
                mayAnswerScope={!project.project_locked && may(actor, 'calculation.upload')}
                mayDownload={may(actor, 'calculation.download')}
                refused={mayUpload && isLeft ? { projectUuid: project.uuid, type } : null}
                onVariant={onScreen?.onVariant ?? null}
                onDelete={setDoomed}
              />
            )}
          </Paper>
        )}
        {mayRestore && (
          <RecentlyDeleted
            projectUuid={project.uuid}
            type={type}
            onRestored={() => heading.current?.focus()}
          />
        )}
      </FileDropZone>
      {mayActivateHere && <ActivateStep type={type} calculations={rows} />}
      {doomed && (
        <DeleteCalculationDialog
          calculation={doomed}
          onUndo={restore.mutate}
          onClosed={({ deleted, undoHasFocus }) => {
            setDoomed(null);
            // The button that had the focus disappeared with its row.
            if (deleted && !undoHasFocus) heading.current?.focus();
          }}
          onFocusLost={() => heading.current?.focus()}
        />
      )}
    </Box>
  );
}

interface NoCalculationYetProps {
  readonly group: TextGroup;
  readonly mayUpload: boolean;
}

/** The text for an empty table. The button to fill it stands right above, so this only says which file is needed. */
function NoCalculationYet({ group, mayUpload }: NoCalculationYetProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<TableChartIcon />}
      title={t(`calculations.${group}.empty`)}
      {...(mayUpload ? { hint: t('calculations.emptyHint') } : {})}
    />
  );
}
