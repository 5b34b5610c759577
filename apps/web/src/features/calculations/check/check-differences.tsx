import type { CalculationCheck } from '@milieuspoor/contract';
import { MODULE_INDICATORS } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DifferenceChart } from '../../../charts/differences/difference-chart.tsx';
import { useDifferenceView } from '../../../charts/differences/use-difference-view.ts';
import { CheckPart } from './check-part.tsx';

/** Where the difference between a file and the active calculation of the other side comes from; nothing without one. */
export function CheckDifferences({ scope, differences }: Pick<CalculationCheck, 'scope' | 'differences'>) {
  const { t } = useTranslation();
  const { view, onChange, shown } = useDifferenceView(differences ?? undefined);
  const compares =
    differences && MODULE_INDICATORS.some((indicator) => differences[indicator].compared.comparison);
  if (!scope || !compares || !shown) return null;
  return (
    <CheckPart title={t('differences.heading')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('differences.ofFile', { name: scope.against.name })}
        {scope.questions.length > 0 && ` ${t('differences.unanswered')}`}
      </Typography>
      <DifferenceChart
        view={view}
        onChange={onChange}
        shown={shown}
        state={{ kind: 'ready', model: shown.model }}
      />
    </CheckPart>
  );
}
