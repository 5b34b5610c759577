import type { ModuleLabels, PartLabels, SideLabels } from '@milieuspoor/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useSideLabels(): SideLabels {
  const { t } = useTranslation();
  return useMemo(() => t('charts.sides', { returnObjects: true }), [t]);
}

/** Returns the life-cycle modules in words: 'A4 Transport naar bouwplaats'. */
export function useModuleLabels(): ModuleLabels {
  const { t } = useTranslation();
  return useMemo(() => t('charts.modules', { returnObjects: true }), [t]);
}

export function usePartLabels(): PartLabels {
  const { t } = useTranslation();
  return useMemo(() => t('charts.parts', { returnObjects: true }), [t]);
}
