import type { ProjectChanges } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { AnalysisTable } from '../../analysis/analysis-table.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { draftsOf, type StepDraft } from './step-drafts.ts';
import { StepsDialog } from './steps-dialog.tsx';

/** In which form an MKI earns its discount: a straight line between the boundaries, or steps, with the way from one to the other. */
export function DiscountForm({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { project, stored, readOnly } = editing;
  const { steps } = stored;
  const [start, setStart] = useState<readonly StepDraft[] | null>(null);
  const [open, setOpen] = useState(false);
  const save = useMutationOnce({
    mutationFn: (changes: ProjectChanges) => changeProject(project, changes),
    onSuccess: (changed) => {
      takeProject(queries, changed);
      setOpen(false);
    },
    onError: (error) => {
      const newer = newerProjectOf(error);
      if (newer) takeProject(queries, newer.current);
    },
  });
  const toLine = () => save.mutate({ mki_steps: null });
  const edit = () => {
    save.reset();
    setStart(draftsOf(steps, stored));
    setOpen(true);
  };
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
            <Button onClick={toLine} loading={save.isPending && !open}>
              {t('tenders.discountSteps.toLine')}
            </Button>
          )}
        </Box>
      )}
      {!open && save.error && (
        <ErrorPanel title={t('tenders.discountSteps.failed')} error={save.error} onRetry={toLine} />
      )}
      {start && (
        <StepsDialog
          open={open}
          start={start}
          busy={save.isPending}
          error={save.error}
          onSave={(typed) =>
            save.mutate({
              mki_steps: typed.map(({ mkiUptoEur, discountEur }) => ({
                mki_upto: mkiUptoEur,
                discount: discountEur,
              })),
            })
          }
          onCancel={() => {
            setOpen(false);
            save.reset();
          }}
          onClosed={() => setStart(null)}
        />
      )}
    </Box>
  );
}
