import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartLabels } from '../../charts/series/parts.ts';
import type { ModuleLabels } from '../../charts/series/per-module.ts';
import type { SideLabels } from '../../charts/series/sides.ts';

export function useSideLabels(): SideLabels {
  const { t } = useTranslation();
  return useMemo(() => t('charts.sides', { returnObjects: true }), [t]);
}

/** The life-cycle modules spelled out: 'A4 Transport naar bouwplaats'. */
export function useModuleLabels(): ModuleLabels {
  const { t } = useTranslation();
  return useMemo(() => t('charts.modules', { returnObjects: true }), [t]);
}

export function usePartLabels(): PartLabels {
  const { t } = useTranslation();
  return useMemo(() => t('charts.parts', { returnObjects: true }), [t]);
}
