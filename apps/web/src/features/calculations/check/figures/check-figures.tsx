import type { CalculationCheck } from '@milieuspoor/contract';
import { formatNumber, IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { co2Sum, mkiSum } from '../../../../lib/totals/covered-sums.ts';
import { UnconfirmedWeightsNote } from '../../../../ui/messages/unconfirmed-weights-note.tsx';
import { CO2, MKI, sumText } from '../changes/change-figures.ts';
import { CheckCoverage, type CoveredCheck } from './check-coverage.tsx';

interface CheckFiguresProps {
  readonly check: Pick<CalculationCheck, 'item_count'> & CoveredCheck;
}

/** Shows what a file amounts to in each of its sets, and what those figures leave out. */
export function CheckFigures({ check }: CheckFiguresProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, max-content))' },
          columnGap: 4,
          rowGap: 1.5,
        }}
      >
        <Fact term={t('uploadCheck.figures.items')}>{formatNumber(check.item_count, 0)}</Fact>
        <Fact term={t('uploadCheck.figures.sets')}>
          {check.totals.map(({ set }) => IMPACT_SETS[set].name).join(', ')}
        </Fact>
        {check.totals.map((total) => (
          <Fragment key={total.set}>
            <Fact term={`${t('uploadCheck.figures.mki')} ${IMPACT_SETS[total.set].name}`}>
              {sumText(mkiSum(total), MKI, t)}
            </Fact>
            <Fact term={`${t('uploadCheck.figures.co2')} ${IMPACT_SETS[total.set].name}`}>
              {sumText(co2Sum(total), CO2, t)}
            </Fact>
          </Fragment>
        ))}
      </Box>
      <UnconfirmedWeightsNote
        codes={[...new Set(check.totals.flatMap(({ weights_unconfirmed }) => weights_unconfirmed))]}
      />
      <CheckCoverage check={check} />
    </Box>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="label" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="figureM" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
