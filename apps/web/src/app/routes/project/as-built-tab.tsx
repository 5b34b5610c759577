import type { Calculation, Project } from '@milieuspoor/contract';
import {
  type Actor,
  asBuiltBaselineType,
  asBuiltVariant,
  type CalculationType,
  configuredTabs,
  may,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  CalculationSection,
  CalculationsLock,
  CompareBelow,
  calculationsQuery,
} from '../../../features/calculations/index.ts';
import { CompletionBlock, ScopeQuestion } from '../../../features/projects/index.ts';
import { applicantsQuery, ClaimKept } from '../../../features/tenders/index.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { CalculationsOnScreen } from './calculations-on-screen.tsx';
import { TabCharts } from './tab-charts.tsx';

interface AsBuiltTabProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly onCompleted: (project: Project) => void;
}

/**
 * Tab 7: shows what was really built, compared with the baseline that the contract prescribes. While it is unknown
 * which baseline that is, nothing can be added (D-21); what exists is already shown.
 */
export function AsBuiltTab({ project, actor, onCompleted }: AsBuiltTabProps) {
  const { t } = useTranslation();
  const list = useQuery(calculationsQuery(project.uuid));
  if (list.isPending) return <DelayedIndicator minHeight={ROOM} />;
  // A list that cannot be fetched again is still shown.
  if (!list.data) return <FailedQuery query={list} />;

  const subject = {
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
    asbuiltScopeChanged: project.asbuilt_scope_changed,
  };
  const baseline = asBuiltBaselineType(subject);
  const hasOptimization = list.data.some(
    ({ calculation_type }) => calculation_type === 'as-built-optimization',
  );
  const hasTender = configuredTabs(subject)['award-criterion'] !== 'Excluded';
  const mayEdit = may(actor, 'project.edit');
  return (
    <>
      <CalculationsLock project={project} type="as-built-optimization" />
      {asBuiltVariant(subject) === 'scope-question' && (
        <ScopeQuestion project={project} calculations={list.data} mayEdit={mayEdit} />
      )}
      <Box sx={TWO_WAYS_IN}>
        {baseline === 'as-built-baseline' && (
          <CalculationsOnScreen
            organisationSlug={project.organization}
            project={project}
            type={baseline}
            actor={actor}
          />
        )}
        {baseline === 'design-baseline' && (
          <CalculationSection
            project={project}
            type={baseline}
            actor={actor}
            readOnlyReason={t('projectLife.asBuilt.designBaseline')}
            onlyActive
          />
        )}
        {(baseline || hasOptimization) && (
          <CalculationsOnScreen
            organisationSlug={project.organization}
            project={project}
            type="as-built-optimization"
            actor={actor}
          />
        )}
      </Box>
      <CompareBelow project={project} />
      {hasTender && (
        <WinnersClaim
          project={project}
          calculations={list.data}
          ownBaseline={baseline === 'as-built-baseline'}
        />
      )}
      {baseline && <AsBuiltCharts project={project} baseline={baseline} calculations={list.data} />}
      <CompletionBlock
        project={project}
        calculations={list.data}
        phase="as-built"
        mayEdit={mayEdit}
        onCompleted={onCompleted}
      />
    </>
  );
}

/**
 * They are side by side while both tables are empty; a table, or a file that is being checked, needs the whole width.
 */
const TWO_WAYS_IN = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:not(:has(> [data-calculations="some"]))': {
    gridTemplateColumns: { lg: 'repeat(auto-fit, minmax(440px, 1fr))' },
  },
} as const;

interface AsBuiltChartsProps {
  readonly project: Project;
  readonly baseline: 'design-baseline' | 'as-built-baseline';
  readonly calculations: readonly Pick<Calculation, 'calculation_type' | 'active'>[];
}

/** px: reserved for the tables and charts, so that they do not push the parts below them away */
const ROOM = 800;

/** The charts wait for both sides, and say which one is missing: there is nothing to compare with one. */
function AsBuiltCharts({ project, baseline, calculations }: AsBuiltChartsProps) {
  const { t } = useTranslation();
  const types = [baseline, 'as-built-optimization'] as const;
  const [hasBaseline, hasOptimization] = types.map((type) =>
    calculations.some(({ calculation_type, active }) => calculation_type === type && active),
  );
  if (hasBaseline && hasOptimization)
    return <TabCharts organisationSlug={project.organization} projectUuid={project.uuid} types={types} />;
  const missing = hasBaseline ? 'optimization' : hasOptimization ? 'baseline' : 'both';
  return (
    <Typography sx={{ color: 'text.secondary' }}>{t(`projectLife.asBuilt.noChart.${missing}`)}</Typography>
  );
}

/** Shows what the winner of the tender offered, beside what was built. */
function WinnersClaim({
  project,
  calculations,
  ownBaseline,
}: {
  readonly project: Project;
  readonly calculations: readonly Calculation[];
  /** true if the realised work is compared with a baseline of its own */
  readonly ownBaseline: boolean;
}) {
  const { data: bids } = useQuery(applicantsQuery(project.uuid));
  if (!bids) return null;
  const activeOf = (type: CalculationType) =>
    calculations.find(({ calculation_type, active }) => calculation_type === type && active) ?? null;
  return (
    <ClaimKept
      project={project}
      winner={bids.find(({ active }) => active) ?? null}
      realised={activeOf('as-built-optimization')}
      baselines={{
        design: activeOf('design-baseline'),
        asBuilt: ownBaseline ? activeOf('as-built-baseline') : null,
      }}
      factor={project.mki_penalty_factor}
    />
  );
}
