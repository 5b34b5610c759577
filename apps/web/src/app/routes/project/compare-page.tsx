import type { ComparedCalculation } from '@milieuspoor/contract';
import { COMPARED_MIN } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseCompared, calculationsQuery } from '../../../features/calculations/index.ts';
import { projectQuery } from '../../../features/projects/index.ts';
import { ComparedCalculations } from '../../../features/statistics/index.ts';
import { type CompareSearch, comparedUuids } from '../../../lib/address/compare-search.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';

const route = getRouteApi('/o/$org/shell/project/$uuid/vergelijken');

const PairDifferences = lazy(() => import('../../../features/progress/differences/pair-differences.tsx'));

/** Calculations of a project beside one another. It changes nothing of the project, and its address brings it back. */
export function ComparePage() {
  const { t } = useTranslation();
  const { org, uuid } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const project = useQuery(projectQuery(uuid));
  const calculations = useQuery(calculationsQuery(uuid));
  const uuids = comparedUuids(search);
  const show = (changed: CompareSearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true });
  const choose = (chosen: readonly string[]) => {
    const kept = (one: string | undefined) => (one && chosen.includes(one) ? one : undefined);
    show({ calculations: chosen.join(','), against: kept(search.against), to: kept(search.to) });
  };
  const { against, set } = search;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={t('compare.title')}
        lead={project.data?.project_name ?? ''}
        actions={
          <LinkButton {...paths.project(org, uuid, 'baseline')} sx={{ displayPrint: 'none' }}>
            {t('compare.back')}
          </LinkButton>
        }
      />
      <FailedQuery query={project} />
      <FailedQuery query={calculations} />
      {calculations.data && (
        <Paper variant="outlined" sx={{ px: { xs: 1.5, sm: 2.5 }, py: 1.5, displayPrint: 'none' }}>
          <ChooseCompared calculations={calculations.data} chosen={uuids} onChoose={choose} />
        </Paper>
      )}
      {uuids.length < COMPARED_MIN ? (
        <Typography>{t('compare.tooFew')}</Typography>
      ) : (
        <ComparedCalculations
          asked={{
            ...{ projectUuid: uuid, uuids, set },
            against: against && uuids.includes(against) ? against : undefined,
          }}
          onAgainst={(chosen) => show({ against: chosen, to: undefined })}
          onSet={(chosen) => show({ set: chosen })}
        >
          {(answer, others) => {
            const from = answer.calculations.find((each) => each.uuid === answer.against);
            const to = others.find((each) => each.uuid === search.to) ?? others[0];
            if (!from || !to) return null;
            return (
              <WhereItComesFrom
                {...{ organisationSlug: org, projectUuid: uuid, set: answer.set, from, to, others }}
                onTo={(chosen) => show({ to: chosen })}
              />
            );
          }}
        </ComparedCalculations>
      )}
    </Box>
  );
}

interface WhereItComesFromProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly set: SetCode;
  readonly from: ComparedCalculation;
  readonly to: ComparedCalculation;
  readonly others: readonly ComparedCalculation[];
  readonly onTo: (uuid: string) => void;
}

/** The steps between the calculation that is compared with and one of the others. */
function WhereItComesFrom({ others, onTo, from, to, ...subject }: WhereItComesFromProps) {
  const { t } = useTranslation();
  const ends = useMemo(() => ({ from: named(from), to: named(to) }), [from, to]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {others.length > 1 && (
        <TextField
          select
          label={t('compare.stepsTo', { from: from.name })}
          value={to.uuid}
          onChange={({ target }) => onTo(target.value)}
          sx={{ width: { xs: '100%', sm: 420 }, displayPrint: 'none' }}
        >
          {others.map(({ uuid, name }) => (
            <MenuItem key={uuid} value={uuid} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Suspense fallback={<DelayedIndicator minHeight={500} />}>
        <PairDifferences {...subject} {...ends} />
      </Suspense>
    </Box>
  );
}

function named({ uuid, name }: ComparedCalculation) {
  return { uuid, name };
}
