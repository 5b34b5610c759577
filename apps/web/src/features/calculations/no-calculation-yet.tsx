import { useTranslation } from 'react-i18next';
import { TableChartOutlined as TableChartIcon } from '../../ui/icons/table-chart-outlined.ts';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import type { TextGroup } from './calculation-texts.ts';

interface NoCalculationYetProps {
  readonly group: TextGroup;
  readonly mayUpload: boolean;
}

/** The text for an empty table. The button to fill it stands right above, so this only says which file is needed. */
export function NoCalculationYet({ group, mayUpload }: NoCalculationYetProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<TableChartIcon />}
      title={t(`calculations.${group}.empty`)}
      {...(mayUpload ? { hint: t('calculations.emptyHint') } : {})}
    />
  );
}
