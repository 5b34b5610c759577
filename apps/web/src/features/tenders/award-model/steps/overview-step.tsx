import {
  benefitPercentage,
  EMPTY_FIGURE,
  formatEuro,
  formatNumber,
  overviewRows,
  stepsLine,
} from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { SummaryList } from '../../../../ui/summary-list.tsx';
import { AnalysisTable } from '../../analysis/analysis-table.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { StimulationChart } from '../stimulation-chart.tsx';

const COLUMNS = ['maxDiscount', 'lower', 'upper', 'distribution'] as const;

/** Step 5: shows the model in rows, as it is stored. */
export function OverviewStep({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const { stored, project } = editing;
  const share = benefitPercentage(stored.benefitEur, stored.scopeEur);
  const percent = (value: number | null) => (value === null ? EMPTY_FIGURE : `${formatNumber(value)} %`);
  return (
    <>
      <SummaryList
        lines={[
          { key: 'scope', label: t('tenders.fields.scopeEur'), value: formatEuro(stored.scopeEur) },
          {
            key: 'benefit',
            label: t('tenders.fields.benefitEur'),
            value: `${formatEuro(stored.benefitEur)}${share === null ? '' : ` (${share} %)`}`,
          },
          ...(stored.ceilingEur === null
            ? []
            : [
                {
                  key: 'ceiling',
                  label: t('tenders.fields.ceilingEur'),
                  value: formatEuro(stored.ceilingEur),
                },
              ]),
          ...(editing.project.asked_modules.length > 0
            ? [
                {
                  key: 'asked',
                  label: t('tenders.asked.each'),
                  value: editing.project.asked_modules.join(', '),
                },
              ]
            : []),
          ...(stored.steps
            ? [{ key: 'steps', label: t('tenders.discountSteps.title'), value: stepsLine(stored.steps) }]
            : []),
        ]}
      />
      <AnalysisTable
        label={t('tenders.overview.caption')}
        heading={t('tenders.overview.columns.criteria')}
        columns={COLUMNS.map((key) => ({ key, label: t(`tenders.overview.columns.${key}`) }))}
        rows={overviewRows(stored, criteriaOf(project)).map((row) => ({
          key: row.name ?? row.criteria,
          heading: row.criteria === 'named' ? (row.name ?? '') : t(`tenders.overview.rows.${row.criteria}`),
          cells: [
            formatEuro(row.maxDiscountEur),
            formatEuro(row.lowerEur),
            formatEuro(row.upperEur),
            percent(row.distributionPercent),
          ],
        }))}
      />
      <StimulationChart project={project} />
    </>
  );
}
