import { type GoalFigures, NO_YEARS_MESSAGE, type ProgressAnswer } from '@milieuspoor/contract';
import { PROGRESS_INDICATORS, type ProgressIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { currentLanguage } from '../../../text/current-language.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { GoalLine } from '../goals/goal-line.tsx';
import { goalsQuery } from '../goals/goal-queries.ts';
import type { ProgressAsked, ProgressProps } from '../progress-props.ts';
import { yearsAfter, yearsOver } from './chosen-years.ts';
import { CourseCard } from './course-card.tsx';
import { courseModel } from './course-models.ts';
import { explainedOf } from './explained-of.ts';
import { overTimeQuery } from './over-time-query.ts';
import { Parts } from './parts.tsx';
import { ProjectList } from './project-list.tsx';
import { Statement } from './statement.tsx';
import { YearTable } from './year-table.tsx';

/** px, of the large chart where the others stand beside it and where they stand below it, and of the others */
const LARGE = 470;
const LARGE_ABOVE = 340;
const SMALL = 150;

/** Where a reader finds the figures of all organisations together, per sector. */
const SECTORS_AT = {
  viewer: 'progress.course.sectorsBelow',
  member: 'progress.course.sectorsElsewhere',
} as const;

/** Whether the works get cleaner: a sentence, each indicator over the years, and the table that says everything. */
export function OverTime(props: ProgressProps) {
  const { organisation, asked, onChooseYears, audience, explained } = props;
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const [indicator, setIndicator] = useState<ProgressIndicator>('co2');
  const query = useQuery(overTimeQuery(organisation.slug, asked, indicator));
  const { data: answer, isPlaceholderData: busy } = query;
  const goals = useQuery(goalsQuery(organisation.slug, asked.set));
  const chooseYear = (year: number) => onChooseYears(yearsAfter(asked.years, year));
  const pickSpan = (keys: readonly string[]) =>
    onChooseYears(yearsOver(keys.map(Number), answer?.filters.design_phase_complete_date__year ?? []));
  const pick = (key: string) => {
    if (/^\d{4}$/.test(key)) chooseYear(Number(key));
    else if (audience === 'member') void navigate(paths.project(organisation.slug, key, 'project-data'));
  };
  return (
    <Box component="section" aria-labelledby={id} sx={GRID}>
      {!answer && !query.isError && <DelayedIndicator minHeight={800} />}
      <FailedQuery query={query} title={t('progress.failed')} />
      {answer && nothingIn(answer) && (
        <EmptyState title={t(`progress.empty.${nothingIn(answer) ?? 'none'}`)} />
      )}
      {answer && !nothingIn(answer) && (
        <>
          <Statement id={id} indicator={indicator} answer={answer} explained={explained} />
          <Courses
            answer={answer}
            indicator={indicator}
            busy={busy}
            onPick={pick}
            onPickSpan={pickSpan}
            onShow={setIndicator}
            goals={goals.data?.goals ?? []}
            asked={asked}
            audience={audience}
            explained={explained}
            {...(asked.years ? { onAllYears: () => onChooseYears(null) } : {})}
          />
          <ProjectList
            indicator={indicator}
            projects={answer.projects}
            organisationSlug={organisation.slug}
            opens={audience === 'member'}
          />
          <PhoneFold title={t('progress.table.heading')}>
            <YearTable answer={answer} onChooseYear={chooseYear} />
          </PhoneFold>
          <PhoneFold
            title={t('progress.parts.heading', { indicator: t(`progress.indicators.${indicator}`) })}
          >
            <Parts
              indicator={indicator}
              answer={answer}
              chosen={asked.years}
              busy={busy}
              onPick={pick}
              onPickSpan={pickSpan}
            />
          </PhoneFold>
        </>
      )}
    </Box>
  );
}

const GRID = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

interface CoursesProps {
  readonly answer: ProgressAnswer;
  readonly indicator: ProgressIndicator;
  readonly busy: boolean;
  readonly onPick: (key: string) => void;
  readonly onPickSpan: (keys: readonly string[]) => void;
  readonly onShow: (indicator: ProgressIndicator) => void;
  /** empty as long as they are not known; the section of the goals says when they cannot be had */
  readonly goals: readonly GoalFigures[];
  readonly asked: ProgressAsked;
  readonly audience: ProgressProps['audience'];
  readonly explained: ProgressProps['explained'];
  /** absent where all years are shown */
  readonly onAllYears?: () => void;
}

/** The chosen indicator with its projects, and the others beside it. */
function Courses(props: CoursesProps) {
  const {
    answer,
    indicator,
    busy,
    onPick,
    onPickSpan,
    onShow,
    goals,
    asked,
    audience,
    explained,
    onAllYears,
  } = props;
  const { t } = useTranslation();
  const leads = answer.filters.design_phase_complete_date__year;
  const beside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const write = { t, language: currentLanguage() };
  const of = (each: ProgressIndicator) => answer.indicators.find((found) => found.indicator === each);
  const filtered = asked.years !== null || asked.contractType !== null;
  const courseOf = (each: ProgressIndicator) => ({
    ...{ indicator: each, leads, chosen: asked.years, filtered },
    goal: goals.find((goal) => goal.indicator === each && goal.steps.length > 0),
  });
  const chosen = of(indicator);
  const hasGoal = courseOf(indicator).goal !== undefined;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2 },
        gridTemplateColumns: {
          ...{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        },
      }}
    >
      {chosen && (
        <Box sx={{ display: 'grid', gridColumn: { sm: 'span 2' }, gridRow: { lg: 'span 2' }, minWidth: 0 }}>
          <CourseCard
            indicator={indicator}
            all={chosen.all}
            weighing={answer}
            explained={explainedOf(indicator, explained, t)}
            model={courseModel({ ...chosen, projects: answer.projects }, courseOf(indicator), write)}
            height={beside ? LARGE : LARGE_ABOVE}
            busy={busy}
            footnotes={[
              t('progress.course.dots'),
              t('progress.course.gap'),
              ...(hasGoal && filtered ? [t('progress.course.goalOfAll')] : []),
              t('progress.course.others', { place: t(SECTORS_AT[audience]) }),
            ]}
            hints={[t('progress.course.click')]}
            onPick={onPick}
            onPickSpan={onPickSpan}
          >
            <GoalLine goal={courseOf(indicator).goal} />
            {onAllYears && (
              <Button
                size="small"
                onClick={onAllYears}
                sx={{ justifySelf: 'start', px: 0.5, ml: -0.5, displayPrint: 'none' }}
              >
                {t('progress.allYears')}
              </Button>
            )}
          </CourseCard>
        </Box>
      )}
      <PhoneFold title={t('progress.fold.others')}>
        {PROGRESS_INDICATORS.filter((each) => each !== indicator).map((each) => {
          const found = of(each);
          return (
            found && (
              <CourseCard
                key={each}
                indicator={each}
                all={found.all}
                weighing={answer}
                explained={explainedOf(each, explained, t)}
                model={courseModel(found, courseOf(each), write)}
                height={SMALL}
                busy={busy}
                onPick={onPick}
                onPickSpan={onPickSpan}
              >
                <GoalLine goal={courseOf(each).goal} />
                <Button
                  size="small"
                  onClick={() => onShow(each)}
                  aria-label={`${t('progress.choose')}: ${t(`progress.indicators.${each}`)}`}
                  sx={{ justifySelf: 'start', px: 0.5, ml: -0.5, displayPrint: 'none' }}
                >
                  {t('progress.choose')}
                </Button>
              </CourseCard>
            )
          );
        })}
      </PhoneFold>
    </Box>
  );
}

/** Returns why there is nothing to show; null where there is something. */
function nothingIn({ message, projects, filters }: ProgressAnswer): 'none' | 'filtered' | 'noYears' | null {
  if (filters.design_phase_complete_date__year.length === 0) return 'none';
  if (message === NO_YEARS_MESSAGE) return 'noYears';
  return projects.length === 0 ? 'filtered' : null;
}
