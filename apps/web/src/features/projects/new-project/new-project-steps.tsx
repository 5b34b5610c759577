import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../../../lib/drafts/use-form-draft.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useAskedLeave } from '../../../ui/messages/use-asked-leave.tsx';
import type { MemberUser } from '../member-queries.ts';
import { ProjectFields } from '../project-form/project-fields.tsx';
import {
  EMPTY_PROJECT,
  FORM_FIELDS,
  type ProjectFormValues,
  projectFormSchema,
  toProjectData,
} from '../project-form/project-form-values.ts';
import { MembersStep } from './members-step.tsx';
import { MissingFields } from './missing-fields.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { useStartProject } from './use-start-project.ts';

interface NewProjectStepsProps {
  readonly organisationSlug: string;
  readonly creator: string;
  readonly onCancel: () => void;
  readonly onStarted: () => void;
}

/** Asks first for the project's data, and then for its members; going back and forth keeps both. */
export function NewProjectSteps({ organisationSlug, creator, onCancel, onStarted }: NewProjectStepsProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<0 | 1>(0);
  const [members, setMembers] = useState<ReadonlyMap<string, MemberUser>>(new Map());
  const [creationKey] = useState(randomUuid);
  const formId = useId();
  const reasonId = useId();
  const secondStep = useRef<HTMLDivElement>(null);
  const form = useForm<ProjectFormValues>({
    resolver: zodResolver(projectFormSchema(t)),
    mode: 'onTouched',
    defaultValues: EMPTY_PROJECT,
  });
  const { restored, forget } = useFormDraft(form, `new project ${organisationSlug}`);
  const start = useStartProject({
    onStarted: () => {
      forget();
      onStarted();
    },
  });
  const typed = form.formState.isDirty || members.size > 0;
  const { leave, question } = useAskedLeave(typed && !start.isPending && !start.isSuccess, () => {
    forget();
    onCancel();
  });

  const { errors } = form.formState;
  const shownStep = useRef(step);
  // The focus moves to the new step: to its first problem, or to its beginning.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (step === 1) secondStep.current?.focus();
    else form.setFocus(FORM_FIELDS.find((field) => errors[field]) ?? 'project_name');
  }, [step, errors, form.setFocus]);
  const back = () => setStep(0);
  const beginAnew = () => {
    forget();
    form.reset(EMPTY_PROJECT);
    setMembers(new Map());
    back();
  };
  const create = form.handleSubmit((values) => {
    const data = toProjectData(values);
    if (!data) return;
    start.mutate(
      { organisationSlug, data, creationKey, members: [...members.values()] },
      {
        onError: (error) => {
          if (placeServerErrors(error, FORM_FIELDS, form.setError, t).length === 0) setStep(0);
        },
      },
    );
  }, back);
  const atFields = start.isError && Object.values(errors).some(({ type }) => type === 'server');

  return (
    <FormProvider {...form}>
      <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
        {restored && <RestoredDraft onBeginAnew={beginAnew} />}
        <Stepper orientation="vertical" activeStep={step}>
          <Step>
            <StepLabel>{t('newProject.steps.info')}</StepLabel>
            {/* A closed step keeps its typed values. */}
            <StepContent transitionDuration={0}>
              <Box
                component="form"
                id={formId}
                noValidate
                onSubmit={(event) => void form.handleSubmit(() => setStep(1))(event)}
                sx={{ pt: 1 }}
              >
                <ProjectFields frozen={null} />
              </Box>
            </StepContent>
          </Step>
          <Step>
            <StepLabel>{t('newProject.steps.members')}</StepLabel>
            <StepContent transitionDuration={0}>
              <Box ref={secondStep} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
                <MembersStep
                  organisationSlug={organisationSlug}
                  creator={creator}
                  chosen={members}
                  onChange={setMembers}
                />
                {start.isError && !atFields && (
                  <ErrorPanel title={t('newProject.failed')} error={start.error} />
                )}
              </Box>
            </StepContent>
          </Step>
        </Stepper>
      </DialogContent>
      <DialogActions sx={FOOT}>
        {step === 0 && <MissingFields id={reasonId} />}
        <Button onClick={leave} disabled={start.isPending}>
          {t('app.cancel')}
        </Button>
        {step === 0 ? (
          <Button
            key="next"
            type="submit"
            form={formId}
            variant="contained"
            disabled={!form.formState.isValid}
            aria-describedby={reasonId}
          >
            {t('newProject.toMembers')}
          </Button>
        ) : (
          <>
            <Button key="back" variant="outlined" onClick={back} disabled={start.isPending}>
              {t('newProject.back')}
            </Button>
            <Button
              key="create"
              variant="contained"
              loading={start.isPending}
              onClick={() => void create()}
              sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {t('newProject.create', { name: form.getValues('project_name').trim() })}
            </Button>
          </>
        )}
      </DialogActions>
      {question}
    </FormProvider>
  );
}

/** Always visible, however long the form is. */
const FOOT = { px: 3, py: 1.5, flexWrap: 'wrap', rowGap: 1, borderTop: 1, borderColor: 'divider' } as const;
