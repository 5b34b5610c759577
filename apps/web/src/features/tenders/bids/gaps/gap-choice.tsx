import type { BidGapAnswer, GapDecisionAnswer } from '@milieuspoor/contract';
import { dayAndTimeOf, formatMki, type GapChoice } from '@milieuspoor/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameOfGap } from '../../../../ui/name-of-gap.ts';
import { formatSignedMki } from './signed-mki.ts';

interface GapChoiceProps {
  readonly gap: BidGapAnswer;
  /** says that the bid itself declares it in its other set; empty if it does not */
  readonly denied: string;
  readonly decision: GapDecisionAnswer | undefined;
  readonly choice: GapChoice | undefined;
  /** what filling it in adds to the MKI beside the other choices, euro */
  readonly filledEur: number;
  readonly disabled: boolean;
  readonly onChoose: (choice: GapChoice) => void;
}

/**
 * Shows what a bid lacks of one kind: in how many posts, what the baseline has there, what was decided, and the
 * choices.
 */
export function GapChoiceField({
  gap,
  denied,
  decision,
  choice,
  filledEur,
  disabled,
  onChoose,
}: GapChoiceProps) {
  const { t } = useTranslation();
  return (
    <FormControl component="fieldset" sx={{ display: 'block', minWidth: 0 }}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600, p: 0 }}>
        {nameOfGap(gap.kind, t)}
      </FormLabel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('bids.gaps.posts', { count: gap.posts, weight: formatMki(gap.weight_mki) })}{' '}
        {gap.unvalued_posts > 0 && t('bids.gaps.unvalued', { count: gap.unvalued_posts })}
      </Typography>
      {denied && (
        <Typography variant="body2" sx={{ color: 'warning.dark' }}>
          {denied}
        </Typography>
      )}
      {decision && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('bids.gaps.decided', {
            person: decision.decided_by || t('bids.gaps.somebody'),
            at: dayAndTimeOf(decision.decided),
            reason: decision.reason,
          })}
        </Typography>
      )}
      <RadioGroup
        value={choice ?? ''}
        onChange={(_, value) => {
          const chosen = gap.choices.find((each) => each === value);
          if (chosen) onChoose(chosen);
        }}
      >
        {gap.choices.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            disabled={disabled}
            control={<Radio size="small" />}
            label={t(`bids.gaps.choices.${each}`, { filled: formatSignedMki(filledEur) })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
