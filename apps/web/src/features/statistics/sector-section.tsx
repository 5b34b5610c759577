import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../charts/frame/chart-frame.tsx';
import { sectorBars } from '../../charts/series/sector-bars.ts';
import { ChartSubject } from '../../charts/subject/chart-subject.tsx';
import { chartState } from './chart-state.ts';
import { filterLines } from './filter-lines.ts';
import { sectorStatisticsQuery } from './organization-queries.ts';
import { SectionHeading } from './section-heading.tsx';
import { sectorsOf } from './sectors-of.ts';
import type { AskedProjects } from './statistics-query.ts';
import { useSideLabels } from './use-chart-labels.ts';

interface SectorSectionProps {
  readonly organization: { readonly slug: string; readonly name: string };
  readonly asked: AskedProjects;
}

/** px for the two bars of a sector, and for a chart of one */
const PER_SECTOR = 80;
const LEAST_HEIGHT = 170;

/** The MKI of the sectors: the organisation's own projects beside those of all organisations together. */
export const SectorSection = memo(function SectorSection({ organization, asked }: SectorSectionProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const labels = useSideLabels();
  const question = { organizationSlug: organization.slug, ...asked };
  const own = useQuery(sectorStatisticsQuery(question, 'own'));
  const all = useQuery(sectorStatisticsQuery(question, 'all'));
  const lines = useMemo(() => filterLines(asked, t), [asked, t]);
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
  const charts = [
    {
      key: 'own',
      title: t('statistics.sectors.own', { name: organization.name }),
      query: own,
      footnotes: [],
    },
    { key: 'all', title: t('statistics.sectors.national'), query: all, footnotes: tooFew },
  ];
  return (
    <ChartSubject lines={lines}>
      <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
        <SectionHeading
          id={headingId}
          title={t('statistics.sectors.heading')}
          about={t('statistics.sectors.lead')}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {charts.map(({ key, title, query, footnotes }) => (
            <ChartFrame
              key={key}
              title={title}
              quantity="mki"
              state={chartState(query, sectorBars(query.data?.statistics ?? [], sectors, labels))}
              rowHeading={t('statistics.sectors.choose')}
              place="page"
              height={Math.max(LEAST_HEIGHT, sectors.length * PER_SECTOR)}
              footnotes={footnotes}
            />
          ))}
        </Box>
      </Box>
    </ChartSubject>
  );
});
