import type { Project } from '@milieuspoor/contract';
import { type Actor, dayAndTimeOf, isProvider, may } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSealedBids } from '../../../../lib/has-sealed-bids.ts';
import { LockOpenOutlined as LockOpenIcon } from '../../../../ui/icons/lock-open-outlined.ts';
import { LockOutlined as LockIcon } from '../../../../ui/icons/lock-outlined.ts';
import { ReadOnlyLine } from '../../../../ui/messages/read-only-line.tsx';
import { useStepAct } from '../../../../ui/step-acts.ts';
import { AskOpeningDialog } from './ask-opening-dialog.tsx';
import { OpeningRequest } from './opening-request.tsx';
import type { NamedBids } from './shown-for-opening.ts';

interface SealBarProps {
  readonly project: Project;
  readonly bids: NamedBids;
  readonly actor: Actor;
  readonly accountUuid: string;
  /** the phase is open, and the user may change the project */
  readonly mayAct: boolean;
}

/**
 * Says whether bids are sealed, who sees what until they are opened, and offers the button to open them; afterwards it
 * says when they were opened. It shows nothing for bids that were never sealed.
 */
export function SealBar({ project, bids, actor, accountUuid, mayAct }: SealBarProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { opening_request: request } = project;
  const isComplete = project.emvi_status === 'Locked';
  const mayAsk = mayAct && bids.length > 0 && request === null && may(actor, 'opening.ask');
  useStepAct('open-bids', mayAsk && isComplete && hasSealedBids(project) ? () => setAsking(true) : null);
  if (project.bids_opened !== null)
    return (
      <ReadOnlyLine icon={LockOpenIcon}>
        {t('bids.sealed.opened', { at: dayAndTimeOf(project.bids_opened) })}
      </ReadOnlyLine>
    );
  if (!hasSealedBids(project)) return null;
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        icon={<LockIcon />}
        sx={BAR}
        action={
          mayAsk && isComplete ? (
            <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
              {t('bids.open.title')}
            </Button>
          ) : null
        }
      >
        <AlertTitle>{t('bids.sealed.title')}</AlertTitle>
        {t('bids.sealed.seen')} {t('bids.sealed.until')}
        {mayAsk && !isComplete && ` ${t('bids.open.needsModel')}`}
      </Alert>
      {request && (
        <OpeningRequest
          project={project}
          request={request}
          bids={bids}
          accountUuid={accountUuid}
          isProvider={isProvider(actor)}
          mayAct={mayAct}
        />
      )}
      {asking && (
        <AskOpeningDialog
          project={project}
          bids={bids}
          accountUuid={accountUuid}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** On a phone there is no room for a sentence beside the button. */
const BAR = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 280px' },
  '& .MuiAlert-action': { pt: { xs: 0, sm: 0.5 }, pl: { xs: 3.5, sm: 2 }, ml: { xs: 0, sm: 'auto' } },
} as const;
