import { SAVED_VIEW_NAME_MAX, type SavedChoices } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { FormDialog } from '../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { savedViewsQuery } from './saved-views-query.ts';

interface SaveViewDialogProps {
  readonly organisationSlug: string;
  /** what the dashboard shows now */
  readonly view: SavedChoices;
  readonly mayShare: boolean;
  readonly onClose: () => void;
}

/** Saves what the dashboard shows under a name. */
export function SaveViewDialog({ organisationSlug, view, mayShare, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [starts, setStarts] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const params = { org: organisationSlug };
  const saving = useMutationOnce({
    mutationFn: async () => {
      const saved = await client.call(endpoints.createSavedView, { params, body: { name, shared, view } });
      if (starts) await client.call(endpoints.setStartView, { params, body: { view: saved.uuid } });
    },
    onSuccess: () => {
      notify(t('savedViews.saved', { name: name.trim() }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: savedViewsQuery(organisationSlug).queryKey }),
  });
  const nameless = isAsked && name.trim() === '';
  return (
    <FormDialog
      title={t('savedViews.saveTitle')}
      submitLabel={t('savedViews.saveDo')}
      busy={saving.isPending}
      error={saving.error}
      onSubmit={() => {
        setAsked(true);
        if (name.trim() !== '') saving.mutate();
      }}
      onClose={onClose}
    >
      <Typography>{t('savedViews.what')}</Typography>
      <TextField
        autoFocus
        required
        label={t('savedViews.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameless}
        helperText={nameless ? t('savedViews.nameless') : undefined}
        slotProps={{ htmlInput: { maxLength: SAVED_VIEW_NAME_MAX } }}
      />
      {mayShare && (
        <FormControlLabel
          control={<Checkbox checked={shared} onChange={(_event, checked) => setShared(checked)} />}
          label={t('savedViews.share')}
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={starts} onChange={(_event, checked) => setStarts(checked)} />}
        label={t('savedViews.start')}
      />
    </FormDialog>
  );
}
