import type { WorksheetInList, WorksheetType } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { keepDraft } from '../../../lib/drafts/drafts.ts';
import { paths } from '../../../lib/paths.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { DeleteOutlined as DeleteIcon } from '../../../ui/icons/delete-outlined.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { ReasonedIconButton } from '../../../ui/reasoned-icon-button.tsx';
import { draftKey } from '../keep/draft-key.ts';
import { worksheetsQuery } from '../worksheet-queries.ts';

interface WorksheetDraftsProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  /** the type of the calculations that they become */
  readonly type: WorksheetType;
}

/** The worksheets of the user that are to become calculations of a type; nothing where there are none. */
export function WorksheetDrafts({ organisationSlug, projectUuid, type }: WorksheetDraftsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const worksheets = useQuery(worksheetsQuery(projectUuid));
  const [doomed, setDoomed] = useState<WorksheetInList | null>(null);
  const rows = (worksheets.data ?? []).filter(({ calculation_type }) => calculation_type === type);
  if (rows.length === 0 && !worksheets.isError) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ px: 2, py: 1.5 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" id={headingId}>
        {t('worksheet.drafts.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('worksheet.drafts.lead')}
      </Typography>
      <FailedQuery query={worksheets} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((worksheet) => (
          <Box
            key={worksheet.uuid}
            component="li"
            sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <TextLink {...paths.worksheet(organisationSlug, projectUuid, worksheet.uuid)}>
                {worksheet.name}
              </TextLink>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {` · ${t('worksheet.drafts.facts', {
                  count: worksheet.row_count,
                  moment: dayAndTimeOf(worksheet.modified),
                })}`}
              </Box>
            </Box>
            <ReasonedIconButton
              label={t('worksheet.drafts.remove', { name: worksheet.name })}
              icon={<DeleteIcon />}
              disabledReason={undefined}
              onClick={() => setDoomed(worksheet)}
            />
          </Box>
        ))}
      </Box>
      {doomed && (
        <DeleteDraft
          worksheet={doomed}
          onClosed={(isDeleted) => {
            setDoomed(null);
            // The button that had the focus disappeared with its row.
            if (isDeleted) heading.current?.focus();
          }}
        />
      )}
    </Paper>
  );
}

interface DeleteDraftProps {
  readonly worksheet: WorksheetInList;
  readonly onClosed: (isDeleted: boolean) => void;
}

/** Asks first: a draft that is deleted is gone. */
function DeleteDraft({ worksheet, onClosed }: DeleteDraftProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { uuid, name, project } = worksheet;
  const deletion = useMutationOnce({
    mutationFn: () => client.call(endpoints.deleteWorksheet, { params: { worksheet: uuid } }),
    onSuccess: async () => {
      keepDraft(draftKey(uuid), null);
      await queries.invalidateQueries(worksheetsQuery(project));
      onClosed(true);
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('worksheet.drafts.deleteTitle', { name })}
      question={t('worksheet.drafts.deleteQuestion')}
      confirmLabel={t('worksheet.drafts.delete')}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => deletion.mutate()}
      onCancel={() => onClosed(false)}
    />
  );
}
