import type { Project } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { DRAFT_FIELDS } from './bid-draft.ts';
import { NewerBidNotice } from './newer-bid-notice.tsx';
import type { BidEditor } from './use-bid-editor.ts';

interface EditorMessageProps {
  readonly editor: BidEditor;
  readonly project: Pick<Project, 'criteria'>;
}

/** Replaces the button while a row is filled in: says how to save it, or why it was not saved. */
export function EditorMessage({ editor, project }: EditorMessageProps) {
  const { t } = useTranslation();
  const { problems, newer, gone, error, busy } = editor;
  const said = [
    ...DRAFT_FIELDS.map((field) => ({
      key: field,
      label: t(`bids.columns.${field}`),
      problem: problems[field],
    })),
    ...project.criteria.map(({ uuid, name }) => ({
      key: uuid,
      label: name,
      problem: problems.criteria?.[uuid],
    })),
  ].filter(({ problem }) => problem !== undefined);
  if (said.length > 0)
    return (
      <Alert severity="error" variant="outlined">
        {said.map(({ key, label, problem }) => (
          <div key={key}>{`${label}: ${problem}`}</div>
        ))}
      </Alert>
    );
  if (newer)
    return (
      <NewerBidNotice newer={newer} busy={busy} onTake={editor.takeNewer} onOverwrite={editor.overwrite} />
    );
  if (gone !== null) return <Alert severity="warning">{t('bids.edit.gone', { name: gone })}</Alert>;
  if (error) return <ErrorPanel title={t('bids.edit.failed')} error={error} onRetry={editor.save} />;
  return <Typography sx={{ color: 'text.secondary' }}>{t('bids.edit.hint')}</Typography>;
}
