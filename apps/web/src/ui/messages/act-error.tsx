import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { overtakenOf } from '../../lib/project-changes/overtaken.ts';
import { type Changed, changedOf } from './changed-since.ts';
import { ErrorPanel } from './error-panel.tsx';

interface ActErrorProps {
  readonly error: unknown;
  /** what did not work, where that can be more specific than the general text */
  readonly title?: string;
  /** shows the present subject of the action, which the user then confirms again */
  readonly onLookAgain?: () => void;
}

/**
 * Shows why an action that fixes something was refused. When the confirmed facts have changed, those that were on the
 * screen are shown beside the present ones.
 */
export function ActError({ error, title, onLookAgain }: ActErrorProps) {
  const { t } = useTranslation();
  const overtaken = overtakenOf(error);
  if (!overtaken) return <ErrorPanel error={error} {...(title === undefined ? {} : { title })} />;
  return (
    <ChangedNotice
      changed={changedOf(overtaken, t)}
      {...(onLookAgain === undefined ? {} : { onLookAgain })}
    />
  );
}

interface ChangedNoticeProps {
  readonly changed: Changed;
  readonly onLookAgain?: () => void;
}

/** Shows what changed since the question: what was on the screen beside the present facts. */
export function ChangedNotice({ changed, onLookAgain }: ChangedNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It explains why the button below is disabled, and would be hidden in a long dialog.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={notice} severity="warning" variant="outlined" sx={WHOLE_WIDTH}>
      <AlertTitle>{t('projectLife.overtaken.title')}</AlertTitle>
      <div>{changed.detail}</div>
      <Table size="small" aria-label={t('projectLife.overtaken.title')} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{t('projectLife.overtaken.about')}</TableCell>
            <TableCell>{t('projectLife.overtaken.shown')}</TableCell>
            <TableCell>{t('projectLife.overtaken.current')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changed.lines.map((line) => (
            <TableRow key={line.about}>
              <TableCell component="th" scope="row">
                {line.about}
              </TableCell>
              <TableCell>{line.shown}</TableCell>
              <TableCell>{line.current}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {onLookAgain && (
        <Button color="inherit" variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={onLookAgain}>
          {t('projectLife.overtaken.lookAgain')}
        </Button>
      )}
    </Alert>
  );
}

const WHOLE_WIDTH = { '& .MuiAlert-message': { flex: 1, minWidth: 0 } } as const;

/** It has three columns on a phone too. */
const TABLE = {
  mt: 1,
  tableLayout: 'fixed',
  '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top', px: { xs: 0.5, sm: 1 } },
} as const;
