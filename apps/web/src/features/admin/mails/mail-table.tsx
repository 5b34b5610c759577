import type { MailInQueue } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../../lib/shown-moment.ts';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface MailTableProps {
  readonly mails: readonly MailInQueue[];
  readonly kind: 'waiting' | 'givenUp';
  /** true if there are more mails than are listed */
  readonly more: boolean;
  /** the mail that is being sent again */
  readonly busy: string | null;
  readonly onSendAgain: (uuid: string) => void;
}

const MOMENT = { whiteSpace: 'nowrap' } as const;
const WORDS = { overflowWrap: 'anywhere' } as const;

/** A table of mails, each with what happened to it. */
export function MailTable({ mails, kind, more, busy, onSendAgain }: MailTableProps) {
  const { t } = useTranslation();
  const nextTitle = t(kind === 'waiting' ? 'admin.mails.next' : 'admin.mails.givenUpAt');
  const titles = [
    ...[t('admin.mails.to'), t('admin.mails.subject'), t('admin.mails.since'), nextTitle],
    ...[t('admin.mails.attempts'), t('admin.mails.reason')],
  ];
  return (
    <>
      <Table role="table" aria-label={t(`admin.mails.${kind}.title`)} size="small" sx={narrowTable}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {titles.map((title) => (
              <TableCell key={title} role="columnheader">
                {title}
              </TableCell>
            ))}
            <TableCell role="columnheader">
              <VisuallyHidden>{t('admin.mails.act')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {mails.map((mail) => (
            <TableRow role="row" key={mail.uuid}>
              <TableCell component="th" scope="row" role="rowheader" sx={WORDS}>
                {mail.to ?? t('admin.mails.unreadable')}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.mails.subject')} sx={WORDS}>
                {mail.subject ?? '-'}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.mails.since')} sx={MOMENT}>
                {shownMoment(mail.queued)}
              </TableCell>
              <TableCell role="cell" data-label={nextTitle} sx={MOMENT}>
                {next(mail)}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.mails.attempts')}>
                {mail.attempts}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.mails.reason')} sx={WORDS}>
                {mail.failure === null ? '-' : `${t(`admin.mails.failures.${mail.failure}`)} ${mail.reason}`}
              </TableCell>
              <TableCell role="cell">
                <Button
                  size="small"
                  sx={MOMENT}
                  disabled={mail.in_hand}
                  loading={busy === mail.uuid}
                  aria-label={t('admin.mails.sendNowTo', { to: mail.to ?? t('admin.mails.unreadable') })}
                  onClick={() => onSendAgain(mail.uuid)}
                >
                  {t('admin.mails.sendNow')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more && (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, py: 1 }}>
          {t(`admin.mails.${kind}.more`, { count: mails.length })}
        </Typography>
      )}
    </>
  );

  function next({ in_hand, next_attempt, given_up }: MailInQueue): string {
    if (in_hand) return t('admin.mails.inHand');
    const at = given_up ?? next_attempt;
    return at === null ? '-' : shownMoment(at);
  }
}
