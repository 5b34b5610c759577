import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { WarningAmberOutlined as WarningIcon } from '../../../../ui/icons/warning-amber-outlined.ts';

/** The head of the column of discounts on other criteria, which says so when they were wiped. */
export function DiscountHeader({ wiped }: { readonly wiped: boolean }) {
  const { t } = useTranslation();
  if (!wiped) return t('bids.columns.criteriaDiscountEur');
  return (
    <>
      {t('bids.columns.criteriaDiscountEur')}
      <Tooltip title={t('bids.wiped')}>
        <Box
          component="span"
          role="img"
          tabIndex={0}
          aria-label={t('bids.wiped')}
          sx={{ ml: 0.5, color: 'error.main', verticalAlign: 'middle' }}
        >
          <WarningIcon sx={{ fontSize: 18 }} aria-hidden />
        </Box>
      </Tooltip>
    </>
  );
}
