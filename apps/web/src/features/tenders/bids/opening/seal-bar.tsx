import type { Applicant, Project } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOpenOutlined as LockOpenIcon } from '../../../../ui/icons/lock-open-outlined.ts';
import { LockOutlined as LockIcon } from '../../../../ui/icons/lock-outlined.ts';
import { ReadOnlyLine } from '../../../../ui/messages/read-only-line.tsx';
import { OpenBidsDialog } from './open-bids-dialog.tsx';

interface SealBarProps {
  readonly project: Project;
  readonly bids: readonly Pick<Applicant, 'uuid' | 'name'>[];
  readonly accountUuid: string;
  /** whoever sees all bids at all times: staff */
  readonly seesAll: boolean;
  readonly mayOpen: boolean;
}

/** Whether bids are sealed, who sees what meanwhile, and the way to open them; when they were opened afterwards. */
export function SealBar({ project, bids, accountUuid, seesAll, mayOpen }: SealBarProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isComplete = project.emvi_status === 'Locked';
  if (project.bids_opened !== null)
    return (
      <ReadOnlyLine icon={LockOpenIcon}>
        {t('bids.sealed.opened', { at: dayAndTimeOf(project.bids_opened) })}
      </ReadOnlyLine>
    );
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        icon={<LockIcon />}
        sx={BAR}
        action={
          mayOpen && bids.length > 0 && isComplete ? (
            <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
              {t('bids.open.title')}
            </Button>
          ) : null
        }
      >
        <AlertTitle>{t('bids.sealed.title')}</AlertTitle>
        {t(seesAll ? 'bids.sealed.staff' : 'bids.sealed.member')} {t('bids.sealed.until')}
        {mayOpen && bids.length > 0 && !isComplete && ` ${t('bids.open.needsModel')}`}
      </Alert>
      {open && (
        <OpenBidsDialog
          project={project}
          bids={bids}
          accountUuid={accountUuid}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Beside the button there is no room for a sentence on a telephone. */
const BAR = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 280px' },
  '& .MuiAlert-action': { pt: { xs: 0, sm: 0.5 }, pl: { xs: 3.5, sm: 2 }, ml: { xs: 0, sm: 'auto' } },
} as const;
