import type { WorkbookColumn, WorkbookIndicator, WorkbookLayoutAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LayoutColumns } from './layout-columns.tsx';
import { formatLayoutFigure } from './layout-figure.ts';
import { LayoutTable } from './layout-table.tsx';

interface LayoutSetsProps {
  readonly layout: WorkbookLayoutAnswer;
}

/** The sheets with profiles: their columns, and the indicators of each set with their weights. */
export function LayoutSets({ layout }: LayoutSetsProps) {
  const { t } = useTranslation();
  const columns = layout.sets[0]?.columns ?? [];
  return (
    <>
      <Typography>{t('workbookHelp.sets.lead')}</Typography>
      <LayoutColumns columns={withModulesAsOne(columns, t('workbookHelp.sets.moduleNote'))} />
      <Typography sx={{ mt: 2 }}>{t('workbookHelp.sets.modules')}</Typography>
      {layout.sets.map((set) => (
        <IndicatorTable key={set.set} set={set} />
      ))}
      <Typography sx={{ mt: 2 }}>{t('workbookHelp.sets.weights')}</Typography>
    </>
  );
}

/** Joins the columns of the modules into one, since they differ only in name. */
function withModulesAsOne(columns: readonly WorkbookColumn[], note: string): WorkbookColumn[] {
  const modules: readonly string[] = LIFE_CYCLE_MODULES;
  return columns.flatMap((column) => {
    if (!modules.includes(column.name)) return [column];
    return column.name === modules[0] ? [{ ...column, name: modules.join(', '), note }] : [];
  });
}

function IndicatorTable({ set }: { readonly set: WorkbookLayoutAnswer['sets'][number] }) {
  const { t } = useTranslation();
  const unitOf = ({ unit, other_units, weight_eur }: WorkbookIndicator) => {
    if (weight_eur === 0) {
      return <Remarked remark={t('workbookHelp.sets.part', { whole: set.co2_indicator })}>{unit}</Remarked>;
    }
    return other_units.length === 0 ? (
      unit
    ) : (
      <Remarked remark={t('workbookHelp.sets.otherUnit', { units: other_units.join(', ') })}>{unit}</Remarked>
    );
  };
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('workbookHelp.sets.indicators', { set: set.sheet, standard: set.standard })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('workbookHelp.sets.version', { version: set.weights_version })}
        {set.weights_unconfirmed.length > 0 &&
          ` ${t('workbookHelp.sets.unconfirmed', { codes: set.weights_unconfirmed.join(', ') })}`}
      </Typography>
      <LayoutTable
        label={t('workbookHelp.sets.scroll', { set: set.sheet })}
        columns={[
          { title: t('workbookHelp.sets.indicator') },
          { title: t('workbookHelp.sets.unit') },
          { title: t('workbookHelp.sets.weight'), figures: true },
          { title: t('workbookHelp.sets.core') },
        ]}
        rows={set.indicators.map((indicator) => ({
          key: indicator.name,
          cells: [
            indicator.name,
            unitOf(indicator),
            formatLayoutFigure(indicator.weight_eur),
            t(indicator.core ? 'workbookHelp.sets.yes' : 'workbookHelp.sets.no'),
          ],
        }))}
      />
    </>
  );
}

function Remarked({ children, remark }: { readonly children: string; readonly remark: string }) {
  return (
    <>
      {children}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'normal' }}>
        {remark}
      </Box>
    </>
  );
}
