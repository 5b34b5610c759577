import type { ProjectResult } from '@milieuspoor/contract';
import { formatChange, formatMki, formatNumber, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';
import { ProjectOutcomeText } from '../project-outcome-text.tsx';

interface FiguresProps {
  readonly result: ProjectResult | null;
}

/** A project's MKI before and after with the difference; without a comparison only what can be said. */
export function MkiFigures({ result, around }: FiguresProps & { readonly around: SetCode }) {
  const compared = result?.comparison;
  return (
    <Box sx={{ lineHeight: 1.3, whiteSpace: 'normal' }}>
      {compared && <div>{`${formatMki(compared.baseline)} → ${formatMki(compared.optimization)}`}</div>}
      <ProjectOutcomeText result={result} around={around} />
    </Box>
  );
}

/** A project's CO2 in the same way, kg CO2-eq; in line behind its name it doesn't say that again. */
export function Co2Figures({ result, inLine = false }: FiguresProps & { readonly inLine?: boolean }) {
  const { t } = useTranslation();
  const quiet = { color: 'text.secondary', lineHeight: 1.3, whiteSpace: 'normal' } as const;
  const kg = (value: number) => `${formatNumber(value, 0)} kg`;
  if (!result) return <Box sx={quiet}>{t('projects.result.none')}</Box>;
  const { baseline, comparison, gaps } = result.co2;
  if (comparison) {
    const { share, amount, incomplete } = comparison;
    const direction = amount < 0 ? 'co2Less' : 'co2More';
    return (
      <Box sx={{ lineHeight: 1.3, whiteSpace: 'normal' }}>
        <Box component={inLine ? 'span' : 'div'} sx={inLine ? { mr: 1 } : {}}>
          {`${kg(comparison.baseline)} → ${kg(comparison.optimization)}`}
        </Box>
        {amount === 0 ? (
          <Box component="span" sx={quiet}>
            {inLine ? t('projects.result.same') : `CO2 ${t('projects.result.same')}`}
          </Box>
        ) : share === null ? (
          t(amount < 0 ? 'projects.result.amountLess' : 'projects.result.amountMore', {
            amount: kg(Math.abs(amount)),
          })
        ) : (
          <>
            <ChangeMark
              share={share}
              spoken={t(`projects.result.${direction}`, { share: formatChange(share) })}
            />
            {!inLine && <span aria-hidden> CO2</span>}
          </>
        )}
        {incomplete && (
          <Box component="span" sx={{ color: 'warning.main' }}>{`, ${t('projects.result.incomplete')}`}</Box>
        )}
      </Box>
    );
  }
  if (result.set !== null && result.optimization === null && gaps.length === 0 && baseline !== null)
    return <Box sx={quiet}>{t('projects.result.baseline', { amount: kg(baseline) })}</Box>;
  const reason = result.set === null ? 'sets' : 'co2Undeclared';
  return (
    <Box sx={quiet}>{`${t('projects.result.incomparable')}: ${t(`projects.result.reason.${reason}`)}`}</Box>
  );
}
