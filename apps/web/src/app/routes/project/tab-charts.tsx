import type { CalculationType } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeCalculations, calculationsQuery } from '../../../features/calculations/index.ts';
import { CalculationCharts } from '../../../features/statistics/index.ts';
import { ProjectChances } from './project-chances.tsx';
import { ProjectDifferences } from './project-differences.tsx';

interface TabChartsProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly types: readonly CalculationType[];
}

/** px: reserved for the first of them, so that the parts below do not jump */
const ROOM = 600;

/** Shows the charts below a tab's table, for the active calculations in it. */
export function TabCharts({ organisationSlug, projectUuid, types }: TabChartsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(calculationsQuery(projectUuid));
  if (!data) return <Box sx={{ minHeight: ROOM }} />;
  const { count, sets, revision } = activeCalculations(data, types);
  if (count === 0) {
    if (!data.some(({ calculation_type }) => types.includes(calculation_type))) return null;
    return <Typography sx={{ color: 'text.secondary' }}>{t('projects.screen.noChart')}</Typography>;
  }
  return (
    <CalculationCharts
      organisationSlug={organisationSlug}
      projectUuid={projectUuid}
      types={types}
      sets={sets}
      revision={revision}
    >
      {(set) => (
        <>
          <ProjectDifferences
            {...{ organisationSlug, projectUuid, set, types, revision }}
            applicantUuid={null}
          />
          <ProjectChances {...{ organisationSlug, projectUuid, set, types, revision }} />
        </>
      )}
    </CalculationCharts>
  );
}
