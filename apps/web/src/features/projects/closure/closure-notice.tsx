import type { Project, ProjectClosure } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import {
  type Actor,
  dayAndTimeOf,
  may,
  type OpeningStep,
  openingStep,
  type ProjectTab,
} from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { LockOutlined as LockIcon } from '../../../ui/icons/lock-outlined.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { StaffDialog } from '../staff/staff-dialog.tsx';
import type { StaffStep } from '../staff/staff-steps.ts';
import { closureQuery, takeClosure } from './closure-queries.ts';

interface ClosureNoticeProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProjectTab;
}

type Asked = 'ask' | 'refuse' | Extract<StaffStep, 'unlock' | 'reopen'>;

/** Says who closed a project, when and why, with the button to have it opened; shows nothing if nothing is closed. */
export function ClosureNotice({ project, actor, tab }: ClosureNoticeProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const opens = openingStep({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    status: project.project_status,
    emviStatus: project.emvi_status,
    locked: project.project_locked,
  });
  const { data: closure, isPending } = useQuery({ ...closureQuery(project), enabled: opens !== null });
  const close = () => setAsked(null);
  const request = closure?.request;
  // A complete project says so by its status; a request to reopen it takes no room from the figures of other tabs.
  const hidden = opens === 'reopen' && tab !== 'project-data' && !request;
  return (
    <>
      {opens !== null && !hidden && (
        <Alert
          severity="info"
          variant="outlined"
          icon={<LockIcon fontSize="inherit" />}
          role="status"
          sx={{ mt: 1.5, mb: 1, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 3,
              rowGap: 1,
            }}
          >
            <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <ClosureText project={project} opens={opens} closure={closure} isPending={isPending} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {!request && may(actor, 'project.ask-unlocking') && (
                <Button
                  variant="outlined"
                  size="small"
                  sx={isPending ? { visibility: 'hidden' } : {}}
                  onClick={() => setAsked('ask')}
                >
                  {t(`closure.ask.${opens}.action`)}
                </Button>
              )}
              {request && may(actor, 'project.lock') && (
                <>
                  <Button variant="contained" size="small" onClick={() => setAsked(request.kind)}>
                    {t(`closure.grant.${request.kind}`)}
                  </Button>
                  <Button variant="outlined" size="small" onClick={() => setAsked('refuse')}>
                    {t('closure.refuse.action')}
                  </Button>
                </>
              )}
            </Box>
          </Box>
        </Alert>
      )}
      {(asked === 'unlock' || asked === 'reopen') && (
        <StaffDialog project={project} step={asked} onClosed={close} />
      )}
      {asked === 'ask' && opens && <AskDialog project={project} opens={opens} onClosed={close} />}
      {asked === 'refuse' && request && (
        <RefuseDialog project={project} request={request.uuid} onClosed={close} />
      )}
    </>
  );
}

interface ClosureTextProps {
  readonly project: Project;
  readonly opens: OpeningStep;
  /** undefined while it is being fetched, or if that failed */
  readonly closure: ProjectClosure | undefined;
  readonly isPending: boolean;
}

/** The project's own data are shown at once, with room for what is still being fetched. */
function ClosureText({ project, opens, closure, isPending }: ClosureTextProps) {
  const { t } = useTranslation();
  const state = opens === 'unlock' ? 'locked' : 'completed';
  const { closed, request, refused } = closure ?? { closed: null, request: null, refused: null };
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {closed
          ? t(`closure.${state}By`, {
              name: closed.by || t('history.nobody'),
              at: dayAndTimeOf(closed.at),
              status: project.project_status_display,
            })
          : t(`closure.${state}`, { status: project.project_status_display })}
      </Typography>
      {isPending && opens === 'unlock' && <div aria-hidden>&nbsp;</div>}
      {closed?.reason && <div>{t('closure.reason', { reason: closed.reason })}</div>}
      {request && (
        <div>
          {t(`closure.waiting.${request.kind}`, {
            name: request.asked_by,
            at: dayAndTimeOf(request.asked),
            reason: request.reason,
          })}
        </div>
      )}
      {refused && (
        <div>
          {t('closure.refused', {
            name: refused.asked_by,
            at: dayAndTimeOf(refused.at),
            answer: refused.answer,
          })}
        </div>
      )}
    </>
  );
}

interface DialogProps {
  readonly project: Project;
  readonly onClosed: () => void;
}

function AskDialog({ project, opens, onClosed }: DialogProps & { readonly opens: OpeningStep }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t(`closure.ask.${opens}.action`)}
      action={t('closure.ask.send')}
      hint={t('closure.ask.hint')}
      done={t('closure.ask.done')}
      failed={t('closure.ask.failed')}
      take={(reason) =>
        client.call(endpoints.askUnlocking, { params: { uuid: project.uuid }, body: { reason } })
      }
      onTaken={(closure) => takeClosure(queries, project, closure)}
      onClosed={onClosed}
    >
      <Typography>{t(`closure.ask.${opens}.text`)}</Typography>
    </ReasonDialog>
  );
}

function RefuseDialog({ project, request, onClosed }: DialogProps & { readonly request: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('closure.refuse.title')}
      action={t('closure.refuse.action')}
      hint={t('closure.refuse.hint')}
      done={t('closure.refuse.done')}
      failed={t('closure.refuse.failed')}
      take={(reason) =>
        client.call(endpoints.refuseUnlocking, { params: { uuid: request }, body: { reason } })
      }
      onTaken={(closure) => takeClosure(queries, project, closure)}
      onClosed={onClosed}
    >
      <Typography>{t('closure.refuse.text')}</Typography>
    </ReasonDialog>
  );
}
