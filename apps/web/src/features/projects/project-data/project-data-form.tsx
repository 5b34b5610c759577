import { zodResolver } from '@hookform/resolvers/zod';
import type { Project } from '@milieuspoor/contract';
import { projectDataLock } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../../../lib/drafts/use-form-draft.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { useMainAct } from '../../../ui/main-act.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../../ui/messages/use-asked-leave.tsx';
import { CardHead } from '../../../ui/page/card-head.tsx';
import { PlannedCompletion } from '../project-form/planned-dates.tsx';
import { ProjectFields } from '../project-form/project-fields.tsx';
import {
  FORM_FIELDS,
  type ProjectFormValues,
  projectFormSchema,
  toFormValues,
} from '../project-form/project-form-values.ts';
import { ProjectSummary } from './project-summary.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { mergeMine } from './stale-differences.ts';
import { useSaveProject } from './use-save-project.ts';

const SAVED_SHOWN_MS = 1800;

interface ProjectDataFormProps {
  readonly project: Project;
  /** the project when editing began; null while the form is read-only */
  readonly seen: Project | null;
  readonly onEdit: (seen: Project | null) => void;
  /** why contract type and award question cannot be changed; null if they can */
  readonly frozen: string | null;
}

/** A project's own data: read-only until 'Wijzigen'. */
export function ProjectDataForm({ project, seen, onEdit, frozen }: ProjectDataFormProps) {
  const { t } = useTranslation();
  const variant = useMainAct('form');
  const notify = useNotify();
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const lock = lockOf(project);
  const editing = seen !== null && lock === null;
  // When the design phase is complete, only the planned completion can still be filled in.
  const planning = seen !== null && lock === 'design-phase-complete';
  const form = useForm<ProjectFormValues>({
    resolver: zodResolver(projectFormSchema(t, project.design_phase_complete_date)),
    mode: 'onTouched',
    // What others store meanwhile does not affect what is being typed.
    values: toFormValues(seen ?? project),
  });
  const { forget } = useFormDraft(form, `project ${project.uuid}`);
  const save = useSaveProject();

  // The focus moves with the form: into it, and back to the button that opened it.
  const start = () => {
    flushSync(() => onEdit(project));
    if (lock === null) form.setFocus('project_name');
    else closer.current?.focus();
  };
  const end = () => {
    forget();
    flushSync(() => onEdit(null));
  };
  const stop = () => {
    end();
    form.reset(toFormValues(project));
    save.reset();
    opener.current?.focus();
  };
  const { leave, question } = useAskedLeave(seen !== null && form.formState.isDirty, stop);
  const store = (values: ProjectFormValues, basis: Project) =>
    save.mutate(
      { project: basis, values },
      {
        onSuccess: (saved) => {
          end();
          form.reset(toFormValues(saved));
          save.reset();
          opener.current?.focus();
          notify(t('projectData.saved'), 'success', SAVED_SHOWN_MS);
        },
        onError: (error) => void placeServerErrors(error, FORM_FIELDS, form.setError, t),
      },
    );
  const submit = form.handleSubmit((values) => seen && store(values, seen));
  const atFields = Object.values(form.formState.errors).some(({ type }) => type === 'server');
  const { newest, sentence } = save;

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: editing || planning ? 2.5 : 0 }}
      >
        <CardHead title={t('projectData.heading')} action={opening()} />
        {editing ? (
          <ProjectFields frozen={frozen} />
        ) : (
          <Box>
            <ProjectSummary project={project} {...(planning ? { without: 'planned_completion_date' } : {})} />
          </Box>
        )}
        {planning && <PlannedCompletion />}
        {save.error && !newest && !atFields && (
          <ErrorPanel title={t('projectData.failed')} error={save.error} />
        )}
        {(editing || planning) && closing()}
      </Box>
      {question}
      {seen && newest && (
        <StaleDialog
          seen={toFormValues(seen)}
          mine={form.getValues()}
          newest={toFormValues(newest)}
          sentence={sentence}
          open={lockOf(newest) === null || (planning && lockOf(newest) === lockOf(seen))}
          onClose={save.reset}
          onLoad={() => {
            save.reset();
            onEdit(newest);
            form.reset(toFormValues(newest));
          }}
          onOverwrite={() => {
            const versions = {
              seen: toFormValues(seen),
              mine: form.getValues(),
              newest: toFormValues(newest),
            };
            const merged = mergeMine(versions);
            save.reset();
            // From now on the newest version is the one that the user saw; the typed values are over it.
            flushSync(() => onEdit(newest));
            form.reset(merged);
            store(merged, newest);
          }}
        />
      )}
    </FormProvider>
  );

  /** Shows the buttons that begin and end editing as a whole. */
  function opening() {
    if (!seen)
      return (
        // Hidden if nothing on this tab can be changed; after the design phase, members can still be changed.
        (lock === null || lock === 'design-phase-complete') && (
          // It has its own key: the clicked button must not turn into the one that submits.
          <Button key="change" ref={opener} variant="outlined" onClick={start}>
            {t('projectData.change')}
          </Button>
        )
      );
    return (
      lock !== null && (
        <Button key="done" ref={closer} variant="outlined" onClick={planning ? leave : stop}>
          {t('projectData.done')}
        </Button>
      )
    );
  }

  function closing() {
    return (
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant={variant} loading={save.isPending}>
          {t('app.save')}
        </Button>
        {/* Other changes remain possible: 'Gereed' ends all of them. */}
        {editing && (
          <Button onClick={leave} disabled={save.isPending}>
            {t('app.cancel')}
          </Button>
        )}
      </Box>
    );
  }
}

function lockOf({ project_status, project_locked }: Project) {
  return projectDataLock({ status: project_status, locked: project_locked });
}
