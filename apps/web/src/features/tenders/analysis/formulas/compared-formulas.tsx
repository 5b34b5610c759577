import {
  AWARD_FORMULAS,
  type AwardFormula,
  compareFormulas,
  EXAMPLE_MKI_FACTOR,
  type FormulaSettings,
} from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../../lib/as-list.ts';
import { SummaryList } from '../../../../ui/summary-list.tsx';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';
import { writeFactor } from '../write-factor.ts';
import { ChangedPlaces } from './changed-places.tsx';
import { FactorField } from './factor-field.tsx';
import { formulaName } from './formula-names.ts';
import { FormulaTable } from './formula-table.tsx';
import { PlacesChart } from './places-chart.tsx';

interface ComparedFormulasProps extends Omit<FormulaSettings, 'mkiFactor'> {
  readonly bids: readonly NamedBid[];
}

/**
 * Shows what each formula makes of the bids: who wins, what each amounts to, who changes places, and a chart of the
 * places.
 */
export function ComparedFormulas({ bids, line, criteriaMaxDiscountEur }: ComparedFormulasProps) {
  const { t, i18n } = useTranslation();
  const [mkiFactor, setMkiFactor] = useState(EXAMPLE_MKI_FACTOR);
  const outcomes = useMemo(
    () => compareFormulas(bids, { line, criteriaMaxDiscountEur, mkiFactor }),
    [bids, line, criteriaMaxDiscountEur, mkiFactor],
  );
  const nameOf = (formula: AwardFormula) => formulaName(formula, mkiFactor, t);
  // In the order of the project's own formula, which gives each of them a place.
  const inOrder = outcomes[0]?.bids.map(({ bid }) => bid) ?? [];
  return (
    <>
      <FactorField factor={mkiFactor} onFactor={setMkiFactor} />
      <SummaryList
        lines={outcomes.map(({ formula, winners }) => ({
          key: formula,
          label: nameOf(formula),
          value: t(
            `tenderAnalysis.formulas.winner.${winners.length > 1 ? 'tied' : winners.length === 1 ? 'one' : 'none'}`,
            {
              names: asList(
                winners.map(({ name }) => name),
                i18n.language,
                'conjunction',
              ),
            },
          ),
        }))}
      />
      <FormulaTable outcomes={outcomes} bids={inOrder} nameOf={nameOf} />
      {AWARD_FORMULAS.map((formula) => (
        <Typography key={formula} variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
          {`${nameOf(formula)}: ${t(`tenderAnalysis.formulas.meaning.${formula}`, { factor: writeFactor(mkiFactor) })}`}
        </Typography>
      ))}
      <ChangedPlaces outcomes={outcomes} nameOf={nameOf} />
      <PlacesChart outcomes={outcomes} bids={inOrder} nameOf={nameOf} />
    </>
  );
}
