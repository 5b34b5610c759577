import type { Applicant } from '@milieuspoor/contract';
import {
  deniedText,
  filledAmounts,
  type GapChoice,
  type ScopeSubject,
  TENDER_REASON,
} from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsked } from '../../../../lib/project-changes/use-asked.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { ActError, ChangedNotice } from '../../../../ui/messages/act-error.tsx';
import { changedSince } from '../../../../ui/messages/changed-since.ts';
import { useAskedLeave } from '../../../../ui/messages/use-asked-leave.tsx';
import { GapChoiceField } from './gap-choice.tsx';
import { GapsSum } from './gaps-sum.tsx';
import { shownGaps, useDecideGaps } from './use-decide-gaps.ts';

interface GapsDialogProps {
  readonly bid: Applicant;
  readonly open: boolean;
  readonly readOnly: boolean;
  readonly isAwarded: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

type Choices = ReadonlyMap<ScopeSubject, GapChoice>;

/** Shows what a bid lacks, kind by kind, with a choice for each: it is decided before the award, with a reason. */
export function GapsDialog({ bid: now, open, readOnly, isAwarded, onClose, onClosed }: GapsDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { asked: bid, lookAgain } = useAsked(now);
  const [chosen, setChosen] = useState<Choices>(new Map());
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const save = useDecideGaps(bid, onClose);
  const changed = changedSince(save, shownGaps(bid), shownGaps(now), t);
  const { gaps, decisions, name } = bid;
  const decided: Choices = new Map(decisions.map(({ kind, choice }) => [kind, choice]));
  // A choice about a gap that no longer exists is ignored.
  const isThere = (kind: ScopeSubject) => gaps.some((gap) => gap.kind === kind);
  const fresh = [...chosen].filter(([kind, choice]) => isThere(kind) && decided.get(kind) !== choice);
  const choices: Choices = new Map([...decided, ...fresh]);
  const shortfalls = gaps.map((gap) => ({
    kind: gap.kind,
    filledEur: gap.filled_mki,
    filledBesidePostsEur: gap.filled_mki_beside_posts,
  }));
  const filled = filledAmounts(shortfalls, choices);
  const offered = (kind: ScopeSubject) =>
    filledAmounts(shortfalls, new Map([...choices, [kind, 'baseline']])).get(kind) ?? 0;
  const { least, most } = TENDER_REASON;
  const length = reason.trim().length;
  const isWrong = length < least || length > most;
  const busy = save.isPending;
  const isDirty = fresh.length > 0 || length > 0;
  const { leave, question } = useAskedLeave(open && !busy && isDirty, onClose);
  const chooseAll = (choice: GapChoice) =>
    setChosen(
      new Map(gaps.flatMap((gap) => (gap.choices.includes(choice) ? [[gap.kind, choice] as const] : []))),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!open || busy || changed || isWrong || fresh.length === 0) return;
    const taken = fresh.map(([kind, choice]) => ({ kind, choice, reason: reason.trim() }));
    save.mutate({ decisions: taken, shown: shownGaps(bid) });
  };
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={byEscape(busy ? undefined : leave)}
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{t('bids.gaps.title', { name })}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <Typography>{t('bids.gaps.lead')}</Typography>
          {isAwarded && <Alert severity="info">{t('bids.gaps.awarded')}</Alert>}
          {!readOnly && gaps.length > 1 && (
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
              <Typography>{t('bids.gaps.all')}</Typography>
              <Button size="small" variant="outlined" onClick={() => chooseAll('zero')}>
                {t('bids.gaps.allZero')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => chooseAll('baseline')}>
                {t('bids.gaps.allBaseline')}
              </Button>
            </Box>
          )}
          {gaps.map((gap) => (
            <GapChoiceField
              key={gap.kind}
              gap={gap}
              denied={deniedText(gap.kind, bid.denied_gaps, currentLanguage())}
              decision={decisions.find(({ kind }) => kind === gap.kind)}
              choice={choices.get(gap.kind)}
              filledEur={offered(gap.kind)}
              disabled={readOnly || busy}
              onChoose={(choice) => setChosen(new Map([...chosen, [gap.kind, choice]]))}
            />
          ))}
          <GapsSum bid={bid} choices={choices} filled={filled} />
          {!readOnly && (
            <TextField
              required
              multiline
              minRows={2}
              maxRows={8}
              label={t('bids.gaps.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={tried && isWrong}
              helperText={
                tried && isWrong
                  ? t('corrections.reasonLength', { least, most })
                  : t('corrections.reasonHint', { least })
              }
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          {tried && fresh.length === 0 && !busy && (
            <Typography role="alert" color="error">
              {t('bids.gaps.nothing')}
            </Typography>
          )}
          {changed && (
            <ChangedNotice
              changed={changed}
              onLookAgain={() => {
                save.reset();
                lookAgain();
              }}
            />
          )}
          {!changed && save.error !== null && <ActError title={t('bids.gaps.failed')} error={save.error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave} disabled={busy}>
            {t(readOnly ? 'app.close' : 'app.cancel')}
          </Button>
          {!readOnly && (
            <Button type="submit" variant="contained" disabled={changed !== null} loading={busy}>
              {t('bids.gaps.save')}
            </Button>
          )}
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
