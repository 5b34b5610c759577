import type { Applicant } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import {
  formatIsoDay,
  LANGUAGES,
  type Language,
  STANDSTILL_DAYS,
  standstillEnd,
  toIsoDay,
} from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { saveNamed } from '../../../../lib/save-blob.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { ActError } from '../../../../ui/messages/act-error.tsx';

interface LetterDialogProps {
  readonly bid: Pick<Applicant, 'uuid' | 'name' | 'project'>;
  readonly onClosed: () => void;
}

/** The letter to this bidder, or the letters to all of them. */
interface AskedLetter {
  readonly of: 'one' | 'all';
  readonly query: { readonly sent: string; readonly days: number; readonly language: Language };
}

/** The range of dates that the server accepts. */
const SENT = { min: '2000-01-01', max: '2099-12-31' } as const;

/**
 * Asks on which date letters are sent, how long the standstill lasts and in which language they are, and saves one or
 * all. It is mounted while it is open.
 */
export function LetterDialog({ bid, onClosed }: LetterDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(true);
  const [sent, setSent] = useState<string | null>(toIsoDay(new Date()));
  const [typedDays, setTypedDays] = useState(String(STANDSTILL_DAYS.statutory));
  const [language, setLanguage] = useState(currentLanguage());
  const [tried, setTried] = useState(false);
  const { least, most, statutory } = STANDSTILL_DAYS;
  const days = /^\d+$/.test(typedDays.trim()) ? Number(typedDays) : null;
  const areDays = days !== null && days >= least && days <= most;
  const isDay = sent !== null && sent >= SENT.min && sent <= SENT.max;
  const letter = useMutation({
    mutationFn: ({ of, query }: AskedLetter) =>
      of === 'all'
        ? client.call(endpoints.exportBidderLetters, { params: { uuid: bid.project }, query })
        : client.call(endpoints.exportBidderLetter, { params: { uuid: bid.uuid }, query }),
    onSuccess: (file, { of }) => {
      saveNamed(file, of === 'all' ? 'download.zip' : 'download.docx');
      setOpen(false);
    },
  });
  const ask = (of: AskedLetter['of']) => {
    setTried(true);
    if (isDay && areDays && !letter.isPending) letter.mutate({ of, query: { sent, days, language } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask('one');
  };
  const isMaking = (of: AskedLetter['of']) => letter.isPending && letter.variables.of === of;
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={byEscape(letter.isPending ? undefined : close)}
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{t('bids.letter.title', { name: bid.name })}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <Typography>{t('bids.letter.lead')}</Typography>
          <Alert severity="info">{t('bids.letter.check')}</Alert>
          <DateField
            required
            label={t('bids.letter.sent')}
            value={sent}
            min={SENT.min}
            max={SENT.max}
            error={tried && sent === null ? t('errors.required') : null}
            onChange={setSent}
          />
          <TextField
            required
            label={t('bids.letter.days')}
            value={typedDays}
            onChange={(event) => setTypedDays(event.target.value)}
            error={!areDays}
            helperText={areDays ? undefined : t('bids.letter.daysProblem', { least, most })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            select
            label={t('bids.letter.language')}
            value={language}
            onChange={(event) =>
              setLanguage(LANGUAGES.find((each) => each === event.target.value) ?? language)
            }
          >
            {LANGUAGES.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`bids.letter.languages.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          {isDay && areDays && (
            <Typography role="status">
              {t('bids.letter.last', { day: formatIsoDay(standstillEnd(sent, days)) })}
            </Typography>
          )}
          {areDays && days < statutory && (
            <Alert severity="warning">{t('bids.letter.short', { days: statutory })}</Alert>
          )}
          {letter.error !== null && <ActError title={t('bids.letter.failed')} error={letter.error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={close} disabled={letter.isPending}>
            {t('app.cancel')}
          </Button>
          <Button disabled={isMaking('one')} loading={isMaking('all')} onClick={() => ask('all')}>
            {t('bids.letter.all')}
          </Button>
          <Button type="submit" variant="contained" disabled={isMaking('all')} loading={isMaking('one')}>
            {t('bids.letter.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
