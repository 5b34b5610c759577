import type { Applicant } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { BID_RULINGS, type BidRuling } from '@milieuspoor/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { shownBid } from '../../../../lib/project-changes/shown.ts';
import { useAsked } from '../../../../lib/project-changes/use-asked.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { changedSince } from '../../../../ui/messages/changed-since.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { useBidsChanged } from '../use-bids-changed.ts';

interface RulingDialogProps {
  /** the bid as it is now */
  readonly bid: Applicant;
  readonly onClosed: () => void;
}

/** Marks a bid as withdrawn or invalid, or lets it take part again. It is mounted while it asks. */
export function RulingDialog({ bid, onClosed }: RulingDialogProps) {
  const { t } = useTranslation();
  const { asked, lookAgain } = useAsked(bid);
  const [open, setOpen] = useState(true);
  const [as, setAs] = useState<BidRuling>('withdrawn');
  const id = useId();
  const changed = useBidsChanged(bid.project);
  const ruling = useMutationOnce({
    mutationFn: (reason: string) =>
      client.call(endpoints.updateApplicant, {
        params: { uuid: asked.uuid },
        body: { ruling: { as: asked.ruling ? null : as, reason }, shown: factsOf(asked) },
      }),
    onSuccess: changed,
    onError: () => void changed(),
  });
  const { name } = asked;
  const texts = asked.ruling
    ? {
        title: t('bids.ruling.againTitle', { name }),
        lines: [t('bids.ruling.againLead')],
        confirmLabel: t('bids.ruling.againConfirm'),
      }
    : {
        title: t('bids.ruling.title', { name }),
        lines: [t('bids.ruling.lead'), t('bids.ruling.recorded')],
        confirmLabel: t('bids.ruling.confirm'),
      };
  return (
    <ReasonDialog
      open={open}
      {...texts}
      choice={
        asked.ruling ? undefined : (
          <FormControl>
            <FormLabel id={id}>{t('bids.ruling.choice')}</FormLabel>
            <RadioGroup
              aria-labelledby={id}
              value={as}
              onChange={(event) => setAs(BID_RULINGS.find((each) => each === event.target.value) ?? as)}
            >
              {BID_RULINGS.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio />}
                  label={t(`bids.ruling.${each}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
        )
      }
      label={t('bids.ruling.reason')}
      field="ruling"
      failed={t('bids.ruling.failed')}
      busy={ruling.isPending}
      error={ruling.error}
      changed={changedSince(ruling, factsOf(asked), factsOf(bid), t)}
      onLookAgain={() => {
        ruling.reset();
        lookAgain();
      }}
      onConfirm={(reason) => ruling.mutate(reason, { onSuccess: () => setOpen(false) })}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    />
  );
}

const factsOf = (bid: Applicant) => ({ bidder: shownBid(bid) });
