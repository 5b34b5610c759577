import { DISCOUNT_STEPS, type DiscountStep, type FieldProblem, fieldProblemText } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { AmountField } from '../../../../ui/fields/amount-field.tsx';
import { Add as AddIcon } from '../../../../ui/icons/add.ts';
import { DeleteOutlined as DeleteIcon } from '../../../../ui/icons/delete-outlined.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useAskedLeave } from '../../../../ui/messages/use-asked-leave.tsx';
import { isFilledIn, type StepDraft, stepDraftProblems, typedSteps } from './step-drafts.ts';

interface StepsDialogProps {
  readonly open: boolean;
  /** the steps when it opens */
  readonly start: readonly StepDraft[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSave: (steps: readonly DiscountStep[]) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

/**
 * The dialog that fills in the steps of the discount, which are stored as one list. It keeps the typed values if that
 * fails.
 */
export function StepsDialog({ open, start, busy, error, onSave, onCancel, onClosed }: StepsDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [drafts, setDrafts] = useState(start);
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState(false);
  const problems = stepDraftProblems(drafts);
  const isSound = problems.every((each) => Object.keys(each).length === 0);
  const { leave, question } = useAskedLeave(open && !busy && drafts !== start, onCancel);
  const say = (problem: FieldProblem | undefined) =>
    tried && problem ? fieldProblemText(problem, currentLanguage()) : null;
  const type = (key: string, typed: Partial<StepDraft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...typed } : draft)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (open && !busy && isSound) onSave(typedSteps(drafts).filter(isFilledIn));
  };
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={byEscape(busy ? undefined : leave)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{t('tenders.discountSteps.title')}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <Typography id={`${id}-text`}>{t('tenders.discountSteps.lead')}</Typography>
          {drafts.map(({ key, upto, discount }, place) => (
            <Box
              key={key}
              role="group"
              aria-label={t('tenders.discountSteps.row', { number: place + 1 })}
              sx={ROW}
            >
              <AmountField
                label={t('tenders.discountSteps.upto')}
                unit="€"
                text={upto}
                onText={(text) => type(key, { upto: text })}
                onLeave={() => undefined}
                disabled={busy}
                required
                problem={say(problems[place]?.upto)}
                status="idle"
                statusText=""
              />
              <AmountField
                label={t('tenders.discountSteps.discount')}
                unit="€"
                text={discount}
                onText={(text) => type(key, { discount: text })}
                onLeave={() => undefined}
                disabled={busy}
                required
                problem={say(problems[place]?.discount)}
                status="idle"
                statusText=""
              />
              <IconButton
                aria-label={t('tenders.discountSteps.remove', { number: place + 1 })}
                disabled={busy || drafts.length <= DISCOUNT_STEPS.least}
                onClick={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
                sx={{ mt: 1 }}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          ))}
          {drafts.length < DISCOUNT_STEPS.most && (
            <Button
              startIcon={<AddIcon />}
              disabled={busy}
              onClick={() => {
                setDrafts([...drafts, { key: `added-${added}`, upto: '', discount: '' }]);
                setAdded(added + 1);
              }}
              sx={{ justifySelf: 'start' }}
            >
              {t('tenders.discountSteps.add')}
            </Button>
          )}
          {error !== null && <ErrorPanel title={t('tenders.discountSteps.failed')} error={error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave} disabled={busy}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('tenders.discountSteps.save')}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  '&:first-of-type': { mt: 1 },
} as const;
