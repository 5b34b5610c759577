import { type RangeRow, rangeRows } from '@milieuspoor/charts';
import { formatProductUnit } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAbout } from '../../../charts/coverage/listed-mark.tsx';
import { explainedInText } from '../../../charts/coverage/scope-texts.ts';
import { fixedSentence } from '../../../charts/fixed-sentence.ts';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { SubjectInHeading } from '../../../charts/subject/subject-once.tsx';
import { currentLanguage } from '../../../text/language.ts';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { chartState } from '../chart-state.ts';
import { filterLines, wholeLines } from '../filters/filter-lines.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import { Findings } from '../findings/findings.tsx';
import { organisationStatisticsQuery } from '../organisation-queries.ts';
import type { AskedProjects } from '../statistics-query.ts';
import { byUnit } from './by-unit.ts';
import { fixedOf, nationalRows } from './national-rows.ts';
import { RatioPostsDialog } from './ratio-posts-dialog.tsx';
import {
  nationalRatiosQuery,
  RATIO_CHARTS,
  RATIO_QUANTITIES,
  type RatioChart,
  type RatioChoice,
  ratioStatisticsQuery,
  type SideRatio,
} from './ratio-queries.ts';
import { sideText } from './ratio-texts.ts';

interface RatioChartsProps {
  readonly organisationSlug: string;
  readonly asked: AskedProjects;
  /** the place that was chosen in the total, null for the whole: ratios don't follow it */
  readonly about: string | null;
  readonly group: { readonly uuid: string; readonly name: string };
}

/**
 * The ratios of a product group's sub-groups, each from the lowest to the highest item with the average. Each unit has
 * charts of its own, so that no axis compares a m2 with a ton.
 */
export function RatioCharts({ organisationSlug, asked, about, group }: RatioChartsProps) {
  const { t } = useTranslation();
  const { set, years, contractType } = asked;
  const query = useQuery(ratioStatisticsQuery({ organisationSlug, set, years, productGroup: group.uuid }));
  const national = useQuery(nationalRatiosQuery({ organisationSlug, set, productGroup: group.uuid }));
  // Ratios don't depend on the contract type. Answers are known of whole projects, and not of each group.
  const whole = useQuery(organisationStatisticsQuery({ organisationSlug, set, years, contractType: null }));
  const explainedIn = (quantity: 'mki' | 'co2') => {
    const explained = explainedInText(whole.data?.changes?.explained ?? null, quantity, t);
    return explained && t('statistics.ratios.explained', { explained });
  };
  const [chosen, setChosen] = useState<RatioChoice | null>(null);
  const own = query.data?.statistics ?? [];
  const found = byUnit([...own, ...nationalRows(own, national.data?.statistics ?? [])]);
  // While there is nothing to draw, the charts say so in general.
  const units = found.length > 0 ? found : [{ unit: null, statistics: [] }];
  const weights = useMemo(
    () => query.data && bothWeights(query.data.weights, national.data?.weights),
    [query.data, national.data],
  );
  const ofGroup = useMemo(
    () => ({ label: t('statistics.rows.product_group'), value: group.name }),
    [group.name, t],
  );
  const lines = useMemo(
    () => [
      ...filterLines({ set, years, contractType: null }, t),
      ...(contractType === null
        ? []
        : [
            {
              label: t('statistics.filter.contract'),
              value: t('statistics.filter.contractAnyway', {
                chosen: t(`statistics.filter.contracts.${contractType}`),
              }),
            },
          ]),
      ...wholeLines(about, t),
      ...weightsLines(weights, t),
      ofGroup,
    ],
    [set, years, contractType, about, weights, ofGroup, t],
  );
  return (
    <ChartSubject lines={lines}>
      <SubjectInHeading line={ofGroup}>
        <Findings
          subject={{ kind: 'organisation', organisationSlug, organisationUuid: organisationSlug }}
          view={{ set, years, contractType: null, path: [] }}
        >
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <FailedQuery query={national} />
            {units.map(({ unit, statistics }) => (
              <Box
                key={unit ?? ''}
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
                }}
              >
                {RATIO_CHARTS.map((column) => {
                  const rows = statistics.filter(hasWork(column)).map((statistic) => ({
                    ...rowOf(statistic, column),
                    detail: basisOf(statistic, column, t),
                  }));
                  const model = rangeRows(rows, RATIO_QUANTITIES[column], {
                    lowest: t('statistics.ratios.lowest'),
                    middle: t('statistics.ratios.average'),
                    highest: t('statistics.ratios.highest'),
                  });
                  const quantity = SPEAKS_OF[column];
                  const said = quantity === 'secondaryTon' ? null : explainedIn(quantity);
                  const speaks = new Map<string, ListedAbout>([
                    ...statistics.flatMap((statistic) => speaksOf(statistic, column, t)),
                    ...(said && statistics.length > 0 ? ([[said, { quantity }]] as const) : []),
                  ]);
                  return (
                    <ChartFrame
                      key={column}
                      title={
                        unit === null
                          ? t(`statistics.ratios.${column}`)
                          : t(`statistics.ratios.per.${column}`, {
                              unit: formatProductUnit(unit, currentLanguage()),
                            })
                      }
                      quantity={RATIO_QUANTITIES[column]}
                      state={chartState(query, model)}
                      rowHeading={t('statistics.rows.product_sub_group')}
                      place="page"
                      height={heightOf(rows.length)}
                      footnotes={[...speaks.keys(), ...nationalSentences(statistics, column, t)]}
                      aboutFootnotes={speaks}
                      drill={{
                        onPick: (key) => {
                          const row = statistics.find((each) => keyOf(each) === key);
                          if (row && row.side !== 'national') setChosen({ ...row, side: row.side, column });
                        },
                      }}
                    />
                  );
                })}
              </Box>
            ))}
          </Box>
          {chosen && (
            <RatioPostsDialog
              choice={chosen}
              asked={{ organisationSlug, set, years }}
              onClose={() => setChosen(null)}
            />
          )}
        </Findings>
      </SubjectInHeading>
    </ChartSubject>
  );
}

/** Tells whether a sub-group has posts for a column: of its material also those that state another set. */
function hasWork(column: RatioChart) {
  return (statistic: SideRatio) =>
    statistic.national
      ? statistic.national[column] !== null
      : column === 'secondary_material' || statistic.items > 0;
}

function keyOf({ uuid, side }: SideRatio): string {
  return `${uuid}/${side}`;
}

function rowOf(statistic: SideRatio, column: RatioChart): RangeRow {
  const values = statistic[column];
  return {
    key: keyOf(statistic),
    label: statistic.name,
    leads: (values?.items ?? 0) > 0,
    figures: { lowest: values?.min ?? null, middle: values?.avg ?? null, highest: values?.max ?? null },
  };
}

/** px: a line for the name, and two for the side, the items and that something is left out */
const PER_ROW = 54;
/** px, of the axis and of a chart with few rows */
const [AXIS, LEAST] = [34, 400];

function heightOf(rows: number): number {
  return Math.max(LEAST, AXIS + rows * PER_ROW);
}

/** Returns the side and the items behind the figures, and whether one of them leaves something out. */
function basisOf(statistic: SideRatio, column: RatioChart, t: TFunction): string {
  const values = statistic[column];
  const own = statistic.national?.[column]?.own_projects;
  const items = [
    sideText(statistic.side, t),
    own === undefined
      ? t('statistics.ratios.items', { count: values?.items ?? statistic.items })
      : t('statistics.ratios.national.projects', { count: values?.projects ?? 0, own }),
  ].join(', ');
  return values?.incomplete ? t('charts.coverage.incompleteBasis', { basis: items }) : items;
}

/** Says of which projects and of which day the rows of the country are; nothing where there are none. */
function nationalSentences(statistics: readonly SideRatio[], column: RatioChart, t: TFunction): string[] {
  const fixed = fixedOf(statistics, column);
  return fixed ? [t('statistics.ratios.national.meaning'), ...fixedSentence(fixed, t)] : [];
}

interface Weights {
  readonly unconfirmed: readonly string[];
  readonly versions: readonly string[];
}

/** Returns the weights behind one's own ratios and those of the country. */
function bothWeights(own: Weights, national: Weights | undefined): Weights {
  const both = (read: (weights: Weights) => readonly string[]) => [
    ...new Set([...read(own), ...(national ? read(national) : [])]),
  ];
  return {
    unconfirmed: both(({ unconfirmed }) => unconfirmed),
    versions: both(({ versions }) => versions).toSorted(),
  };
}

const SPEAKS_OF = { eci: 'mki', co2: 'co2', secondary_material: 'secondaryTon' } as const;

/** Says how many of its projects a ratio covers, if not all of them, with what opens the list of the others. */
function speaksOf(statistic: SideRatio, column: RatioChart, t: TFunction): [string, ListedAbout][] {
  const { uuid, side, name: subGroup } = statistic;
  const { projects = 0, of: count = 0 } = statistic[column] ?? {};
  const name = t('statistics.findings.ofSide', { what: subGroup, side: sideText(side, t) });
  if (projects === count) return [];
  const quantity = SPEAKS_OF[column];
  const sentence = t(`statistics.ratios.${projects === 0 ? 'speaksNone' : 'speaks'}`, {
    ...{ name, projects, count },
    quantity: t(`charts.coverage.quantities.${quantity}`),
  });
  return [[sentence, { quantity, node: { key: uuid, label: subGroup, shows: 'product' } }]];
}
