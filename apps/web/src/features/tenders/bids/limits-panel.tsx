import type { Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { FoldPanel } from './fold-panel.tsx';

/** Shows the limits that the award model sets for bids; it is folded at first, so that the bids are in view. */
export function LimitsPanel({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const limits = {
    mkiMax: project.mki_max_discount,
    upper: project.mki_upper_boundary,
    lower: project.mki_lower_boundary,
    criteriaMax: project.criteria_max_discount,
  };
  const keys = ['mkiMax', 'upper', 'lower', 'criteriaMax'] as const;
  return (
    <FoldPanel title={t('bids.limits.title')} foldedAtFirst>
      <SummaryList
        lines={[
          ...keys.map((key) => ({ key, label: t(`bids.limits.${key}`), value: formatEuro(limits[key]) })),
          ...project.criteria.map(({ uuid, name, max_discount }) => ({
            key: uuid,
            label: t('bids.limits.criterion', { name }),
            value: formatEuro(max_discount),
          })),
        ]}
      />
    </FoldPanel>
  );
}
