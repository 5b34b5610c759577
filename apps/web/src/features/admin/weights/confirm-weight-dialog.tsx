import { WEIGHT_SOURCE_MAX, type WeightAnswer, type WeightTableAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { shownWeight } from './weight-text.ts';

interface ConfirmWeightDialogProps {
  readonly table: WeightTableAnswer;
  readonly weight: WeightAnswer;
  readonly onClose: () => void;
}

/** Asks which source a weight was checked against. */
export function ConfirmWeightDialog({ table, weight, onClose }: ConfirmWeightDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { code, unit, value_eur, source } = weight;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { source } });
  const confirming = useAdminChange(
    (body: { source: string }) =>
      client.call(endpoints.confirmWeight, { params: { table: table.uuid, code }, body }),
    () => {
      notify(t('admin.weights.confirmed', { code }));
      onClose();
    },
  );
  const refusal = refusalOf(confirming.error);
  const problem = formState.errors.source?.message ?? refusal.at('source');
  return (
    <FormDialog
      title={t('admin.weights.confirmTitle', { code })}
      submitLabel={t('admin.weights.confirm')}
      busy={confirming.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((body) => confirming.mutate(body))()}
      onClose={onClose}
    >
      <DialogContentText>
        {t('admin.weights.confirmHint', { value: shownWeight(value_eur), unit })}
      </DialogContentText>
      <TextField
        autoFocus
        required
        multiline
        label={t('admin.weights.source')}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: WEIGHT_SOURCE_MAX } }}
        {...register('source', { validate: (text) => text.trim() !== '' || t('errors.required') })}
      />
    </FormDialog>
  );
}
