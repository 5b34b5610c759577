import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { TransitionProps } from '@mui/material/transitions';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { placeServerErrors } from '../../../lib/place-server-errors.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import type { MemberUser } from '../member-queries.ts';
import { ProjectFields } from '../project-form/project-fields.tsx';
import {
  EMPTY_PROJECT,
  PROJECT_FIELDS,
  type ProjectFormValues,
  projectFormSchema,
  toProjectData,
} from '../project-form/project-form-values.ts';
import { MembersStep } from './members-step.tsx';
import { useStartProject } from './use-start-project.ts';

interface NewProjectStepsProps {
  readonly organisationSlug: string;
  readonly creator: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onStarted: () => void;
}

/** What a project is, then who works on it; going back and forth keeps both. */
export function NewProjectSteps({ organisationSlug, creator, onBusy, onStarted }: NewProjectStepsProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<0 | 1>(0);
  const [members, setMembers] = useState<ReadonlyMap<string, MemberUser>>(new Map());
  const [creationKey] = useState(randomUuid);
  const secondStep = useRef<HTMLDivElement>(null);
  const form = useForm<ProjectFormValues>({
    resolver: zodResolver(projectFormSchema(t)),
    mode: 'onTouched',
    defaultValues: EMPTY_PROJECT,
  });
  const start = useStartProject({ onBusy, onStarted });

  const { errors } = form.formState;
  const shownStep = useRef(step);
  // The keyboard goes along, once a step is there to go to: to what is wrong in it, or to where it begins.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (step === 1) secondStep.current?.focus();
    else form.setFocus(PROJECT_FIELDS.find((field) => errors[field]) ?? 'project_name');
  }, [step, errors, form.setFocus]);
  const back = () => setStep(0);
  const create = form.handleSubmit((values) => {
    const data = toProjectData(values);
    if (!data) return;
    start.mutate(
      { organisationSlug, data, creationKey, members: [...members.values()] },
      {
        onError: (error) => {
          if (placeServerErrors(error, PROJECT_FIELDS, form.setError, t).length === 0) setStep(0);
        },
      },
    );
  }, back);
  const atFields = start.isError && Object.values(errors).some(({ type }) => type === 'server');

  return (
    <FormProvider {...form}>
      <Stepper activeStep={step} orientation="vertical">
        <Step>
          <StepLabel>{t('newProject.steps.info')}</StepLabel>
          <StepContent slots={STEP_SLOTS}>
            <Box
              component="form"
              noValidate
              onSubmit={(event) => void form.handleSubmit(() => setStep(1))(event)}
              sx={{ pt: 2 }}
            >
              <ProjectFields mode="editing" frozen={null} />
              <Button type="submit" variant="contained" disabled={!form.formState.isValid} sx={{ my: 2.5 }}>
                {t('newProject.toMembers')}
              </Button>
            </Box>
          </StepContent>
        </Step>
        <Step>
          <StepLabel>{t('newProject.steps.members')}</StepLabel>
          <StepContent slots={STEP_SLOTS}>
            <Box ref={secondStep} tabIndex={-1} sx={{ display: 'grid', gap: 2, pt: 1 }}>
              <MembersStep
                organisationSlug={organisationSlug}
                creator={creator}
                chosen={members}
                onChange={setMembers}
              />
              {start.isError && !atFields && (
                <ErrorPanel title={t('newProject.failed')} error={start.error} />
              )}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                <Button variant="outlined" onClick={back} disabled={start.isPending}>
                  {t('newProject.back')}
                </Button>
                <Button
                  variant="contained"
                  loading={start.isPending}
                  onClick={() => void create()}
                  sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
                >
                  {t('newProject.create', { name: form.getValues('project_name').trim() })}
                </Button>
              </Box>
            </Box>
          </StepContent>
        </Step>
      </Stepper>
    </FormProvider>
  );
}

/** A step that is closed keeps what was typed in it; one that opens is there at once, for the keyboard to go to. */
function StepBody({
  in: open = false,
  children,
}: Pick<TransitionProps, 'in'> & { readonly children: ReactElement }) {
  return <div hidden={!open}>{children}</div>;
}
const STEP_SLOTS = { transition: StepBody } as const;
