import type { Applicant } from '@milieuspoor/contract';
import { formatMki, type GapChoice, type ScopeSubject, withFilledEur } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../../ui/summary-list.tsx';
import { formatSignedMki } from './signed-mki.ts';

interface GapsSumProps {
  readonly bid: Applicant;
  readonly choices: ReadonlyMap<ScopeSubject, GapChoice>;
  /** what these choices fill in for each kind, euro */
  readonly filled: ReadonlyMap<ScopeSubject, number>;
}

/** Shows the MKI of a bid under these choices: what is declared, what is filled in, and their sum, which counts. */
export function GapsSum({ bid, choices, filled }: GapsSumProps) {
  const { t } = useTranslation();
  const { mki_value: declared, gaps } = bid;
  const open = gaps.filter(({ kind }) => !choices.has(kind)).length;
  if ([...choices.values()].includes('set-aside'))
    return <Typography sx={{ fontWeight: 600 }}>{t('bids.gaps.sum.aside')}</Typography>;
  if (declared === null) return null;
  const amounts = [...filled.values()];
  return (
    <div aria-live="polite">
      <SummaryList
        lines={[
          { key: 'declared', label: t('bids.gaps.sum.declared'), value: formatMki(declared) },
          {
            key: 'filled',
            label: t('bids.gaps.sum.filled'),
            value: formatSignedMki(withFilledEur(0, amounts)),
          },
          ...(open > 0
            ? []
            : [
                {
                  key: 'counting',
                  label: t('bids.gaps.sum.counting'),
                  value: formatMki(withFilledEur(declared, amounts)),
                },
              ]),
        ]}
      />
      {open > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('bids.gaps.sum.open', { count: open })}
        </Typography>
      )}
    </div>
  );
}
