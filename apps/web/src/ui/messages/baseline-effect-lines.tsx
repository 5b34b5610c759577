import { type BaselineEffect, formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface BaselineEffectLinesProps {
  readonly effect: Exclude<BaselineEffect, { readonly kind: 'none' }>;
  /** of the baseline */
  readonly name: string;
}

/**
 * Shows the effect of a baseline on the boundaries of the award model: each with its present and new value, or why it
 * can't change.
 */
export function BaselineEffectLines({ effect, name }: BaselineEffectLinesProps) {
  const { t } = useTranslation();
  if (effect.kind === 'target-above')
    return (
      <Typography>
        {t('tenders.follow.targetAbove', {
          name,
          reference: formatEuro(effect.upperEur),
          target: formatEuro(effect.lowerEur),
        })}
      </Typography>
    );
  const { from, to } = effect;
  const euro = (amount: number | null) => (amount === null ? t('tenders.follow.none') : formatEuro(amount));
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography>{t('tenders.follow.lead', { name })}</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0.5, pl: 2.5 }}>
        <li>{t('tenders.follow.reference', { from: euro(from.upperEur), to: euro(to.upperEur) })}</li>
        <li>
          {from.lowerEur === to.lowerEur
            ? t('tenders.follow.targetStays', { to: euro(to.lowerEur) })
            : t('tenders.follow.target', { from: euro(from.lowerEur), to: euro(to.lowerEur) })}
        </li>
        <li>{t('tenders.follow.simulation')}</li>
      </Box>
    </Box>
  );
}
