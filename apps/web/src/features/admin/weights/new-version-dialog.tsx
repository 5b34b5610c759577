import { WEIGHT_SOURCE_MAX, type WeightTableAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { parseWeightText, weightText } from './weight-text.ts';

interface NewVersionDialogProps {
  readonly newest: WeightTableAnswer;
  readonly onMade: (table: WeightTableAnswer) => void;
  readonly onClose: () => void;
}

/** What is sent, and whether the user confirmed the questions about exactly this. */
interface Asked {
  readonly fields: Fields;
  readonly confirmed: boolean;
}

interface Fields {
  readonly validFrom: string;
  readonly weights: { value: string; source: string }[];
}

/** Makes a version of a set's weights from the newest one. */
export function NewVersionDialog({ newest, onMade, onClose }: NewVersionDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [isMeant, setMeant] = useState(false);
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: {
      validFrom: '',
      weights: newest.weights.map(({ value_eur, source }) => ({ value: weightText(value_eur), source })),
    },
  });
  const making = useAdminChange(
    ({ fields: { validFrom, weights }, confirmed }: Asked) =>
      client.call(endpoints.createWeightTable, {
        body: {
          set: newest.set,
          follows: newest.uuid,
          valid_from: validFrom,
          weights: newest.weights.map(({ code, unit }, place) => ({
            code,
            unit,
            // The form was accepted with weights in every field.
            value_eur: parseWeightText(weights[place]?.value ?? '') ?? Number.NaN,
            source: weights[place]?.source ?? '',
          })),
          confirmed,
        },
      }),
    (made) => {
      notify(t('admin.weights.made', { version: made.version }));
      onMade(made);
      onClose();
    },
  );
  const refusal = refusalOf(making.error);
  const question = refusal.at('confirmed');
  const send = (fields: Fields) => {
    // A user who changes something after ticking the box has not been asked about that change yet.
    const isAsked = JSON.stringify(fields) === JSON.stringify(making.variables?.fields);
    if (!isAsked) setMeant(false);
    making.mutate({ fields, confirmed: isMeant && isAsked });
  };
  const { errors } = formState;
  const dayProblem = errors.validFrom?.message ?? refusal.at('valid_from');
  const set = IMPACT_SETS[newest.set].name;
  return (
    <FormDialog
      title={t('admin.weights.makeTitle', { set })}
      submitLabel={t('admin.weights.save')}
      busy={making.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit(send)()}
      onClose={onClose}
    >
      <DialogContentText>{t('admin.weights.makeHint', { version: newest.version })}</DialogContentText>
      <TextField
        autoFocus
        required
        type="date"
        label={t('admin.weights.firstDay')}
        error={dayProblem !== undefined}
        helperText={dayProblem}
        slotProps={{ inputLabel: { shrink: true } }}
        {...register('validFrom', { required: t('errors.required') })}
      />
      {newest.weights.map(({ code, unit }, place) => {
        const ofWeight = errors.weights?.[place];
        const valueProblem = ofWeight?.value?.message ?? refusal.at(`weights.${place}.value_eur`);
        const sourceProblem = ofWeight?.source?.message ?? refusal.at(`weights.${place}.source`);
        return (
          <Box key={code} sx={{ display: 'grid', gap: 1 }}>
            <TextField
              required
              size="small"
              label={t('admin.weights.valueOf', { code, unit })}
              error={valueProblem !== undefined}
              helperText={valueProblem}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              {...register(`weights.${place}.value`, {
                validate: (text) => parseWeightText(text) !== null || t('admin.weights.notation'),
              })}
            />
            <TextField
              required
              size="small"
              label={t('admin.weights.sourceOf', { code })}
              error={sourceProblem !== undefined}
              helperText={sourceProblem}
              slotProps={{ htmlInput: { maxLength: WEIGHT_SOURCE_MAX } }}
              {...register(`weights.${place}.source`, {
                validate: (text) => text.trim() !== '' || t('errors.required'),
              })}
            />
          </Box>
        );
      })}
      {question && (
        <Alert severity="warning" ref={intoView}>
          <div>{question}</div>
          <FormControlLabel
            control={<Checkbox checked={isMeant} onChange={(_event, checked) => setMeant(checked)} />}
            label={t('admin.weights.meant')}
            sx={{ display: 'flex' }}
          />
        </Alert>
      )}
    </FormDialog>
  );
}

/** Scrolls an element into view. The form is longer than the screen, and the question is at its end. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
