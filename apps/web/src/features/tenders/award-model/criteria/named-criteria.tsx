import type { Project } from '@milieuspoor/contract';
import { CRITERIA_MOST } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../../lib/faults/error-sentences.ts';
import { Add as AddIcon } from '../../../../ui/icons/add.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { type CriterionRow, rowProblems } from './criteria-drafts.ts';
import { CriterionFields } from './criterion-fields.tsx';
import { RemoveCriterionDialog } from './remove-criterion-dialog.tsx';
import { ScaleDialog } from './scale-dialog.tsx';
import { ScaleOfCriterion } from './scale-of-criterion.tsx';

/** Shows the criteria other than the MKI by name, each with its maximum; if there are none, they are one amount. */
export function NamedCriteria({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const id = useId();
  const [doomed, setDoomed] = useState<Project['criteria'][number] | null>(null);
  const [scaledUuid, setScaledUuid] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const { project, model, readOnly, criteria } = editing;
  const { rows, editor, state } = criteria;
  const problems = rowProblems(rows, model);
  const scaled = project.criteria.find(({ uuid }) => uuid === scaledUuid) ?? null;
  if (readOnly && rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={SECTION}>
      <Typography variant="h3" component="h4" id={`${id}-title`} tabIndex={-1}>
        {t('tenders.criteria.title')}
      </Typography>
      {!readOnly && <Typography sx={{ color: 'text.secondary' }}>{hintText()}</Typography>}
      {rows.map((row, place) => (
        <CriterionFields
          key={row.key}
          row={row}
          number={place + 1}
          problems={problems[place] ?? {}}
          readOnly={readOnly}
          isNew={row.key === added}
          isSaving={state.saving && row.draft?.isLeft === true}
          onType={(typed) => editor.type(row.key, typed)}
          onLeave={() => void editor.leave(row.key)}
          onRemove={() => remove(row)}
        >
          {scaleOfRow(row)}
        </CriterionFields>
      ))}
      {state.failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void editor.save()}>
              {t('errors.retry')}
            </Button>
          }
        >
          {t('tenders.fields.failed', {
            reason:
              state.failure.error === null
                ? t('tenders.stale.lead')
                : errorSentences(state.failure.error, t).join(' '),
          })}
        </Alert>
      )}
      {!readOnly && rows.length < CRITERIA_MOST && (
        <Button startIcon={<AddIcon />} onClick={() => setAdded(editor.add())} sx={{ justifySelf: 'start' }}>
          {t('tenders.criteria.add')}
        </Button>
      )}
      {scaled && (
        <ScaleDialog
          key={scaled.uuid}
          criterion={scaled}
          wipes={project.emvi_status === 'Editing'}
          readOnly={readOnly}
          onSave={(scale) => editor.setScale(scaled.uuid, scale)}
          onClosed={() => setScaledUuid(null)}
        />
      )}
      {doomed && (
        <RemoveCriterionDialog
          projectUuid={project.uuid}
          criterion={doomed}
          onRemove={() => editor.remove(doomed.uuid)}
          onClosed={() => {
            setDoomed(null);
            document.getElementById(`${id}-title`)?.focus();
          }}
        />
      )}
    </Box>
  );

  /** Only a stored criterion has a scale, because its maximum gives the euro of each level. */
  function scaleOfRow({ uuid }: CriterionRow) {
    const criterion = project.criteria.find((each) => each.uuid === uuid);
    return (
      criterion && (
        <ScaleOfCriterion
          criterion={criterion}
          readOnly={readOnly}
          onEdit={() => setScaledUuid(criterion.uuid)}
        />
      )
    );
  }

  function remove({ key, uuid }: CriterionRow): void {
    if (uuid === null) editor.drop(key);
    else setDoomed(project.criteria.find((each) => each.uuid === uuid) ?? null);
  }

  function hintText(): string {
    if (project.criteria.length === 0) return t(`tenders.criteria.${rows.length > 0 ? 'first' : 'none'}`);
    return t(`tenders.criteria.${project.emvi_status === 'Editing' ? 'wipes' : 'some'}`);
  }
}

const SECTION = { display: 'grid', gap: 1.5, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
