import { type ChartModel, coverageFindings, onOneScale, rangeRows, sidesOf } from '@milieuspoor/charts';
import { REDUCTION_INDICATORS, type Sector } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fixedSentence } from '../../../charts/fixed-sentence.ts';
import { ChartFrame, type ChartState } from '../../../charts/frame/chart-frame.tsx';
import { ChartSubject, type SubjectLine } from '../../../charts/subject/chart-subject.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { chartState } from '../chart-state.ts';
import type { DrillPath } from '../drill/drill-path.ts';
import { filterLines, wholeLines } from '../filters/filter-lines.ts';
import { noteLine } from '../filters/note-lines.ts';
import { ofNoSet } from '../filters/set-line.ts';
import { explainedLine, sizeLines } from '../filters/size-lines.ts';
import { weightsLines, weightsTogether } from '../filters/weights-lines.ts';
import { Findings } from '../findings/findings.tsx';
import {
  type OrganisationQuestion,
  organisationStatisticsQuery,
  sectorStatisticsQuery,
} from '../organisation-queries.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { AskedProjects, StatisticsSubject } from '../statistics-query.ts';
import { gaugeRows, standingOf } from './gauge-rows.ts';
import { basisOf, endsNamed, leftOut } from './gauge-texts.ts';
import { SectorSelect } from './sector-select.tsx';

interface GaugesProps {
  readonly organisation: { readonly slug: string; readonly name: string };
  readonly asked: AskedProjects;
  /** whose projects they are, for the list of those that are left out */
  readonly subject: StatisticsSubject;
  /** the place that was chosen in the total, null for the whole: gauges don't follow it */
  readonly about: string | null;
  readonly sector: Sector | undefined;
  readonly onChooseSector: (sector: Sector | undefined) => void;
}

/** the totals whose coverage says what an indicator's range leaves out */
const INDICATOR_TOTALS = {
  mki: 'total_mki_reference_calculation',
  co2: 'co2',
  material: 'material',
} as const;

/**
 * Shows how much the optimisations save: from the project that saves least to the one that saves most, of the
 * organisation and of the sector.
 */
export const Gauges = memo(function Gauges(props: GaugesProps) {
  const { organisation, asked, subject, about, sector, onChooseSector } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const question: OrganisationQuestion = { organisationSlug: organisation.slug, ...asked };
  const whole = useQuery(organisationStatisticsQuery(question));
  const sectors = whole.data?.sectors ?? [];
  const inSector = sectors.some(({ value }) => value === sector) ? sector : undefined;
  const own = useQuery(organisationStatisticsQuery(question, inSector));
  const all = useQuery(sectorStatisticsQuery(question, null));
  const weights = useMemo(
    () => weightsTogether([own.data?.weights, all.data?.weights]),
    [own.data?.weights, all.data?.weights],
  );
  const changes = own.data?.changes;
  const lines = useMemo(
    () => [
      ...filterLines(asked, t),
      ...wholeLines(about, t),
      {
        label: t('statistics.sectors.choose'),
        value: sectors.find(({ value }) => value === inSector)?.display_name ?? t('statistics.sectors.all'),
      },
      ...sizeLines(changes, t),
    ],
    [asked, about, sectors, inSector, changes, t],
  );
  const against = all.data?.statistics.find((statistic) => statistic.sector === (inSector ?? null));
  const { shown, missing } = standingOf(own, all);
  const names = {
    own: organisation.name,
    sector: against?.display_name ?? t('statistics.sectors.together'),
  };
  const gauges = onOneScale(
    REDUCTION_INDICATORS.map((indicator) => {
      const rows = gaugeRows(
        [
          { key: 'own' as const, label: names.own, reduction: own.data?.reductions[indicator] },
          { key: 'sector' as const, label: names.sector, reduction: against?.reductions[indicator] },
        ].filter(({ key }) => key !== missing),
        (reduction) => basisOf(reduction, t),
      );
      const model = rangeRows(rows, 'reduction', {
        lowest: t('statistics.gauges.lowest'),
        middle: t('statistics.gauges.total'),
        highest: t('statistics.gauges.highest'),
      });
      return { ...model, endsStated: true };
    }),
  );
  const missingSentence = missing && t('statistics.gauges.missing', { name: names[missing] });
  const failed = missing === 'own' ? own : all;
  const stateOf = (model: ChartModel): ChartState => {
    const state = chartState(shown, model);
    if (state.kind !== 'failed') return state;
    // A gauge fails only when both calls did.
    return { ...state, onRetry: () => void Promise.all([own.refetch(), all.refetch()]) };
  };

  const subjectOf = (indicator: (typeof REDUCTION_INDICATORS)[number]): SubjectLine[] => {
    if (indicator === 'material') return [ofNoSet(t)];
    const compared = (own.data?.reductions[indicator].projects ?? 0) > 0;
    return [
      ...(indicator === 'mki' ? weightsLines(weights, t, ['reduction']) : []),
      ...(compared ? noteLine(own.data?.statistics ?? [], indicator, t, 'reduction') : []),
      ...explainedLine(changes, indicator, t, 'reduction'),
    ];
  };

  return (
    <Findings subject={subject} view={{ ...asked, path: inSector ? belowSector(subject, inSector) : [] }}>
      <ChartSubject lines={lines}>
        <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
          <SectionHeading
            id={headingId}
            title={t('statistics.gauges.heading')}
            about={t('statistics.gauges.lead')}
          >
            <SectorSelect options={sectors} chosen={inSector} onChoose={onChooseSector} />
          </SectionHeading>
          {missingSentence && <FailedQuery query={failed} title={missingSentence} />}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              // On one scale the ranges need the width: beside each other they have it only on a large screen.
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {REDUCTION_INDICATORS.map((indicator, place) => {
              const model = gauges[place];
              if (!model) return null;
              const sides = sidesOf(own.data?.statistics ?? [], INDICATOR_TOTALS[indicator]);
              const hidden = all.isSuccess && all.data.suppressed && !against?.[indicator];
              return (
                <ChartFrame
                  key={indicator}
                  title={t(`statistics.gauges.${indicator}`)}
                  quantity="reduction"
                  state={stateOf(model)}
                  rowHeading={t('statistics.gauges.of')}
                  place="page"
                  findings={coverageFindings(sides, indicator).filter(
                    ({ code }) => code !== 'itemsUndeclared',
                  )}
                  footnotes={[
                    ...(missingSentence ? [missingSentence] : []),
                    ...fixedSentence(against?.fixed[indicator], t),
                    ...(hidden ? [t('statistics.sectors.tooFew')] : []),
                    ...leftOut(indicator, own.data?.reductions[indicator], t),
                    ...endsNamed(own.data?.reductionEnds[indicator], t),
                  ]}
                  subject={subjectOf(indicator)}
                  listed={{
                    sentences: leftOut(indicator, own.data?.reductions[indicator], t),
                    about: { quantity: indicator },
                  }}
                />
              );
            })}
          </Box>
        </Box>
      </ChartSubject>
    </Findings>
  );
});

/** Returns the projects of one sector, as a place of the drill-down. */
function belowSector(subject: StatisticsSubject, sector: Sector): DrillPath {
  const top =
    subject.kind === 'organisation' ? [{ node: subject.organisationUuid, shows: 'project' as const }] : [];
  return [...top, { node: sector, shows: 'project' }];
}
