import { coverageFindings, sectorBars, sidesOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../../charts/coverage/coverage-texts.ts';
import { fixedSentence } from '../../../charts/fixed-sentence.ts';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { chartState } from '../chart-state.ts';
import { filterLines, wholeLines } from '../filters/filter-lines.ts';
import { noteLine } from '../filters/note-lines.ts';
import { explainedLine, sizeLines } from '../filters/size-lines.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import { Findings } from '../findings/findings.tsx';
import { organisationStatisticsQuery, sectorStatisticsQuery } from '../organisation-queries.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { AskedProjects } from '../statistics-query.ts';
import { useSideLabels } from '../use-chart-labels.ts';
import { OrganisationSelect } from './organisation-select.tsx';
import { basisOf } from './sector-basis.ts';
import { sectorsOf } from './sectors-of.ts';

interface SectorSectionProps {
  readonly organisation: { readonly uuid: string; readonly slug: string; readonly name: string };
  readonly asked: AskedProjects;
  /** the place that was chosen in the total, null for the whole: sectors don't follow it */
  readonly about: string | null;
  /** slug of the reader's own organisation to show; undefined for that of the dashboard */
  readonly chosen?: string | undefined;
  /** absent where the organisation cannot be chosen */
  readonly onChoose?: (slug: string | undefined) => void;
  /** moves the total to the projects of a sector; absent where there is no total */
  readonly onPickSector?: (sector: string, clickedAt: number | null) => void;
}

/**
 * The MKI of the sectors: the projects of one of the reader's own organisations beside those of all organisations
 * together.
 */
export const SectorSection = memo(function SectorSection(props: SectorSectionProps) {
  const { organisation, asked, about, chosen, onChoose, onPickSector } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const labels = useSideLabels();
  const question = { organisationSlug: organisation.slug, ...asked };
  const here = useQuery(sectorStatisticsQuery(question, organisation.slug));
  const all = useQuery(sectorStatisticsQuery(question, null));
  const options = (here.data ?? all.data)?.organisations ?? [];
  // A link may name an organisation to which the reader does not belong.
  const looked = options.find(({ slug }) => slug === chosen) ?? organisation;
  const own = useQuery(sectorStatisticsQuery(question, looked.slug));
  // The sectors say what they are based on, and the organisation as a whole says what it leaves out.
  const whole = useQuery(organisationStatisticsQuery({ ...question, organisationSlug: looked.slug }));
  const leftOut = coverageFindings(
    sidesOf(whole.data?.statistics ?? [], 'total_mki_reference_calculation'),
    'mki',
  );
  // The list of what these figures leave out covers the chosen organisation, wherever the total above has moved.
  const listedOf = {
    ...{ kind: 'organisation' as const, organisationSlug: looked.slug },
    organisationUuid: looked.slug === organisation.slug ? organisation.uuid : looked.slug,
  };
  const changes = whole.data?.changes?.mki;
  const compared = changes ? overProjectsText(changes, t) : null;
  const lines = useMemo(() => [...filterLines(asked, t), ...wholeLines(about, t)], [asked, about, t]);
  const sectors = useMemo(
    () => sectorsOf([own.data?.statistics ?? [], all.data?.statistics ?? []]),
    [own.data, all.data],
  );
  const tooFew = all.data?.suppressed
    ? [
        all.data.statistics.some(({ mki }) => mki)
          ? t('statistics.sectors.someTooFew')
          : t('statistics.sectors.tooFew'),
      ]
    : [];
  const ownProjects = all.data?.statistics[0]?.own_projects ?? null;
  const ownToday = here.data?.statistics[0]?.reductions.mki.of ?? 0;
  const ownIn =
    ownProjects === null || ownToday === 0
      ? []
      : [
          t('statistics.sectors.ownIn', {
            ...{ own: ownProjects, count: ownToday, name: organisation.name },
          }),
        ];
  // The top of the screen says what the organisation's own figures are based on.
  const othersWeights =
    whole.data?.weights.unconfirmed.length === 0
      ? weightsLines(all.data?.weights, t).map(({ label, value }) => `${label}: ${value}`)
      : [];
  const charts = [
    {
      key: 'own',
      title: t('statistics.sectors.own', { name: looked.name }),
      of: looked.name,
      query: own,
      findings: leftOut,
      footnotes: compared === null ? [] : [compared],
      size: [
        ...sizeLines(whole.data?.changes, t),
        ...explainedLine(whole.data?.changes, 'mki', t),
        ...(changes?.comparison ? noteLine(whole.data?.statistics ?? [], 'mki', t) : []),
      ],
      // The total above covers only the organisation of the dashboard.
      leads: onPickSector !== undefined && looked.slug === organisation.slug,
      none: t('statistics.sectors.none'),
    },
    {
      key: 'all',
      title: t('statistics.sectors.national'),
      of: t('statistics.sectors.together'),
      query: all,
      findings: [],
      // How the work of other organisations differs is not shown to this reader.
      size: [],
      footnotes: [
        ...ownIn,
        ...fixedSentence(all.data?.statistics[0]?.fixed.mki, t),
        ...tooFew,
        ...othersWeights,
      ],
      leads: false,
      // The sectors here contain the reader's own projects; there are too few projects of others to be shown.
      none: t('statistics.sectors.tooFewHere'),
    },
  ];
  return (
    <ChartSubject lines={lines}>
      <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
        <SectionHeading
          id={headingId}
          title={t('statistics.sectors.heading')}
          about={t('statistics.sectors.lead')}
        >
          {onChoose && options.length > 1 && (
            <OrganisationSelect
              options={options}
              chosen={looked.slug}
              onChoose={(slug) => onChoose(slug === organisation.slug ? undefined : slug)}
            />
          )}
        </SectionHeading>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            // The charts are below each other: each has its own axis, and side by side readers would compare bars of
            // two axes.
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {charts.map(({ key, title, of, query, findings, footnotes, size, leads, none }) => (
            <Findings key={key} subject={listedOf} view={{ ...asked, path: [] }}>
              <ChartFrame
                title={title}
                quantity="mki"
                state={chartState(
                  query,
                  sectorBars(
                    query.data?.statistics ?? [],
                    sectors,
                    labels,
                    (sides, change, ownProjects) => basisOf(sides, change, t, ownProjects),
                    { leads, none },
                  ),
                )}
                rowHeading={t('statistics.sectors.choose')}
                place="page"
                expectedBars={2 * sectors.length}
                findings={findings}
                footnotes={footnotes}
                {...(compared !== null
                  ? { listed: { sentences: [compared], about: { quantity: 'mki' } } }
                  : {})}
                {...(leads && onPickSector ? { drill: { onPick: onPickSector } } : {})}
                subject={[
                  {
                    label: t('app.subject.organisation'),
                    value: of,
                    inFileName: { place: 'before', text: of },
                  },
                  ...weightsLines(query.data?.weights, t),
                  ...size,
                ]}
              />
            </Findings>
          ))}
        </Box>
      </Box>
    </ChartSubject>
  );
});
