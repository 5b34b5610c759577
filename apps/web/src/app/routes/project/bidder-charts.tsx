import type { Applicant, Project } from '@milieuspoor/contract';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeCalculations, calculationsQuery } from '../../../features/calculations/index.ts';
import { CalculationCharts } from '../../../features/statistics/index.ts';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { ProjectDifferences } from './project-differences.tsx';
import { byRank, shownBidder } from './shown-bidder.ts';
import { TabCharts } from './tab-charts.tsx';

const TYPES = ['design-baseline', 'applicant'] as const;

interface BidderChartsProps {
  readonly project: Project;
  /** opened ones: nothing is drawn for sealed bids */
  readonly bids: readonly Applicant[];
}

/**
 * Shows hotspots and goals of the baseline beside the bid of one bidder: the winner, or the one that the user chooses
 * (D-46). Without such a bid it shows only the baseline.
 */
export function BidderCharts({ project, bids }: BidderChartsProps) {
  const { t } = useTranslation();
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  const [chosen, setChosen] = useState<string | null>(null);
  const bidder = shownBidder(bids, chosen);
  if (!calculations) return null;
  if (!bidder)
    return <TabCharts organisationSlug={project.organization} projectUuid={project.uuid} types={TYPES} />;
  const baselines = calculations.filter(({ calculation_type }) => calculation_type === 'design-baseline');
  const { sets, revision } = activeCalculations(
    [...baselines, { ...bidder.project_calculation, active: true }],
    TYPES,
  );
  return (
    <PhoneFold title={t('bids.charts.title')}>
      <TextField
        select
        label={t('bids.charts.bidder')}
        value={bidder.uuid}
        onChange={(event) => setChosen(event.target.value)}
        sx={CHOICE}
      >
        {byRank(bids).map(({ uuid, name }) => (
          <MenuItem key={uuid} value={uuid}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <CalculationCharts
        organisationSlug={project.organization}
        projectUuid={project.uuid}
        types={TYPES}
        applicantUuid={bidder.uuid}
        sets={sets}
        revision={revision}
      >
        {(set) => (
          <ProjectDifferences
            organisationSlug={project.organization}
            projectUuid={project.uuid}
            set={set}
            types={TYPES}
            applicantUuid={bidder.uuid}
            revision={revision}
          />
        )}
      </CalculationCharts>
    </PhoneFold>
  );
}

/** A long name takes a second line: it is not cut off. */
const CHOICE = {
  width: { xs: '100%', sm: 320 },
  '& .MuiSelect-select.MuiInputBase-input': { whiteSpace: 'normal', overflowWrap: 'break-word' },
} as const;
