import type { Calculation, Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SubjectOnce } from '../../../charts/subject/subject-once.tsx';
import { InsightsOutlined } from '../../../ui/icons/insights-outlined.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import {
  parseStatisticsSearch,
  type StatisticsSearch,
  VARIANTS_PARTS,
  type VariantsPart,
} from '../statistics-search.ts';
import { VariantSection } from './charts/variant-section.tsx';
import { ComparisonPanel } from './comparison/comparison-panel.tsx';
import { reportVariants } from './report-variant.ts';
import { useKnownVariants } from './use-known-variants.ts';

interface ReportVariantsProps {
  readonly project: Project;
  readonly calculations: readonly Calculation[];
}

/** The calculations of a report: the charts of each, and how they compare. */
export function ReportVariants({ project, calculations }: ReportVariantsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { part, shown, choosePart, show } = useVariantsView();
  const variants = useMemo(() => reportVariants(calculations), [calculations]);
  const { known, isPending, failure } = useKnownVariants(project.organization, variants);
  return (
    <Box component="section" aria-label={t('reports.views.label')}>
      <Tabs
        value={part}
        onChange={(_event, chosen: VariantsPart) => choosePart(chosen)}
        aria-label={t('reports.views.label')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {VARIANTS_PARTS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={each === part ? `${id}-panel` : undefined}
            label={t(`reports.views.${each}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} sx={PANEL}>
        {variants.length === 0 && (
          <Paper variant="outlined">
            <EmptyState
              icon={<InsightsOutlined />}
              title={t('reports.views.none')}
              hint={t('reports.views.noneHint')}
            />
          </Paper>
        )}
        {failure && (
          <ErrorPanel title={t('reports.views.failed')} error={failure.error} onRetry={failure.onRetry} />
        )}
        {known.length > 0 && (
          <SubjectOnce>
            {part === 'charts' &&
              known.map((variant) => <VariantSection key={variant.calculation.uuid} variant={variant} />)}
            {part === 'comparisons' && (
              <ComparisonPanel project={project} variants={known} shown={shown} onShow={show} />
            )}
          </SubjectOnce>
        )}
        {isPending && known.length < variants.length && <DelayedIndicator />}
      </Box>
    </Box>
  );
}

const PANEL = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Returns what the address says of the variants, and how to change it. */
function useVariantsView() {
  const { part = 'charts', variant } = parseStatisticsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: StatisticsSearch) =>
    void navigate({
      to: '.',
      search: (current: object) => ({ ...current, ...changes }),
      resetScroll: false,
    });
  return {
    part,
    /** of the calculation whose statistics are compared */
    shown: variant,
    choosePart: (chosen: VariantsPart) => change({ part: chosen === 'charts' ? undefined : chosen }),
    show: (uuid: string) => change({ variant: uuid }),
  };
}
