import { formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { AnalysisTable } from '../../analysis/analysis-table.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { StaleStepsDialog } from './stale-steps-dialog.tsx';
import { draftsOf, type StepDraft } from './step-drafts.ts';
import { StepsDialog } from './steps-dialog.tsx';
import { useSaveSteps } from './use-save-steps.ts';

/**
 * Shows in which form an MKI earns its discount, a straight line between the boundaries or steps, with the button that
 * switches to the other.
 */
export function DiscountForm({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const { project, stored, readOnly } = editing;
  const { steps } = stored;
  const [start, setStart] = useState<readonly StepDraft[] | null>(null);
  const [open, setOpen] = useState(false);
  const form = useSaveSteps(project, () => setOpen(false));
  const edit = () => {
    form.begin();
    setStart(draftsOf(steps, stored));
    setOpen(true);
  };
  const toLine = () => form.store(null);
  return (
    <Box
      component="section"
      aria-label={t('tenders.discountSteps.form')}
      sx={{ display: 'grid', gap: 1.5, my: 2 }}
    >
      <Typography variant="h3" component="h4">
        {t('tenders.discountSteps.form')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(`tenders.discountSteps.${steps ? 'isSteps' : 'isLine'}`)}
      </Typography>
      {steps && (
        <AnalysisTable
          label={t('tenders.discountSteps.title')}
          heading={t('tenders.discountSteps.upto')}
          columns={[{ key: 'discount', label: t('tenders.discountSteps.discount') }]}
          rows={steps.map(({ mkiUptoEur, discountEur }) => ({
            key: String(mkiUptoEur),
            heading: formatEuro(mkiUptoEur),
            cells: [formatEuro(discountEur)],
          }))}
        />
      )}
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={edit}>{t(`tenders.discountSteps.${steps ? 'change' : 'take'}`)}</Button>
          {steps && (
            <Button onClick={toLine} loading={form.busy && !open}>
              {t('tenders.discountSteps.toLine')}
            </Button>
          )}
        </Box>
      )}
      {!open && form.error && (
        <ErrorPanel title={t('tenders.discountSteps.failed')} error={form.error} onRetry={toLine} />
      )}
      {start && (
        <StepsDialog
          open={open}
          start={start}
          busy={form.busy}
          error={form.error}
          onSave={form.save}
          onCancel={() => {
            setOpen(false);
            form.begin();
          }}
          onClosed={() => setStart(null)}
        />
      )}
      {form.stale && (
        <StaleStepsDialog
          stale={form.stale}
          readOnly={readOnly}
          busy={form.busy}
          onPutOff={form.putOff}
          onTake={form.take}
          onOverwrite={form.overwrite}
        />
      )}
    </Box>
  );
}
