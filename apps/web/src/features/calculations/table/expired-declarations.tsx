import type { Calculation } from '@milieuspoor/contract';
import { formatIsoDay, toIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Says of each product that a calculation was made with that its declaration has expired; nothing where none has. */
export function ExpiredDeclarations({ declarations = [] }: Pick<Calculation, 'declarations'>) {
  const { t } = useTranslation();
  const today = toIsoDay(new Date());
  return declarations
    .filter(({ valid_until }) => valid_until < today)
    .map(({ product, valid_until }) => (
      <Box
        key={`${product} ${valid_until}`}
        sx={{ color: 'warning.main', fontWeight: 600, fontSize: '0.875rem', overflowWrap: 'anywhere' }}
      >
        {t('calculations.row.declarationExpired', { product, day: formatIsoDay(valid_until) })}
      </Box>
    ));
}
