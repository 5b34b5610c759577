import { formatNumber, SIMULATION_ASSUMPTIONS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Shows the assumptions about simulated bidders, wherever conclusions are drawn from them (D-36). */
export function Assumptions() {
  const { t } = useTranslation();
  const { lowestMkiShare, priceSpread, priceFloor, premiumShare } = SIMULATION_ASSUMPTIONS;
  return (
    <Box component="section" aria-label={t('tenders.simulation.assumptions.title')}>
      <Typography variant="label" component="p">
        {t('tenders.simulation.assumptions.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        <li>{t('tenders.simulation.assumptions.mki', { lowest: percent(lowestMkiShare) })}</li>
        <li>
          {t('tenders.simulation.assumptions.price', {
            spread: percent(priceSpread),
            floor: percent(priceFloor),
          })}
        </li>
        <li>{t('tenders.simulation.assumptions.premium', { premium: percent(premiumShare) })}</li>
        <li>{t('tenders.simulation.assumptions.criteria')}</li>
      </Box>
    </Box>
  );
}

function percent(share: number): string {
  return `${formatNumber(100 * share, 0)} %`;
}
