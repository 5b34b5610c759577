import { isRoundedDifference, leavesOut, sidePoint, withoutLacking } from '@milieuspoor/charts';
import type { PairsComparisonAnswer, ScopeDifferenceAnswer, Statistic } from '@milieuspoor/contract';
import { formatChange, type SeriesName } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { overProjectsText, reasonBelow } from '../../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { capital, ExplainedIn, ScopeDifference, SharedLine } from '../../../charts/coverage/said-beside.tsx';
import type { Explained } from '../../../charts/coverage/scope-texts.ts';
import { CoverageMark } from '../../../charts/coverage/show-items.tsx';
import { displayOf } from '../../../charts/display-of.ts';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';
import { Track } from '../../../charts/track/track.tsx';
import { trackOf } from '../../../charts/track/track-of.ts';

interface BandFigureProps {
  readonly quantity: 'mki' | 'co2';
  readonly sides: readonly Statistic[];
  /** null if there is only one side */
  readonly change: PairsComparisonAnswer | null;
  /** a reason that stands beside it and is not repeated */
  readonly said?: string | null;
  /** how the items of the two sides differ, if that is said here */
  readonly scope?: ScopeDifferenceAnswer | null;
  /** at how many items it counts partly as 0, if that is not said with the size */
  readonly explained?: Explained | null;
  /** the policy goal, as a part of the baseline */
  readonly goal?: number;
  /** true if the number of projects behind it is said once for all figures */
  readonly overSaid: boolean;
  /** indicators whose weight counts in it and that nobody confirmed */
  readonly unconfirmed?: readonly string[];
}

/**
 * One quantity: the saving as one large figure, and its place between 0 and the baseline. The track and the sides below
 * it cover the same projects as the difference; without a difference the reason stands in its place.
 */
export function BandFigure(props: BandFigureProps) {
  const { quantity, sides, change, goal, overSaid, unconfirmed = [], scope = null, said = null } = props;
  const { explained = null } = props;
  const { t } = useTranslation();
  const { format } = displayOf(quantity);
  const comparison = change?.comparison ?? null;
  const over = change && comparison && overProjectsText(change, t);
  const amountOf = (name: SeriesName) => {
    const side = sides.find((each) => each.name === name);
    return side ? sidePoint(side, 'total', { quantity }) : null;
  };
  const track = comparison
    ? { ...comparison, comparable: true }
    : {
        baseline: amountOf('baseline')?.value ?? null,
        optimization: amountOf('optimization')?.value ?? null,
        comparable: false,
      };
  const model = trackOf(track);
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, py: 2, minWidth: 0 }}>
      <Box sx={{ typography: 'label', color: 'text.secondary' }}>
        <Box component="h2" sx={{ display: 'inline', m: 0, font: 'inherit' }}>
          {t(`statistics.figures.${quantity}`)}
        </Box>
        {unconfirmed.length > 0 && (
          <Box
            component="span"
            title={t('charts.weights.unconfirmed', { codes: unconfirmed.join(', ') })}
            sx={{ ml: 1, fontWeight: 400, letterSpacing: 0, textTransform: 'none' }}
          >
            {t('charts.weights.heading')}
          </Box>
        )}
      </Box>
      <Headline change={change} quantity={quantity} format={format} overSaid={overSaid} said={said} />
      <ScopeDifference
        scope={scope}
        about={{ quantity }}
        lacking={comparison ? sides.map(({ lacking }) => lacking?.total) : []}
      />
      {comparison === null ? (
        <ExplainedIn changes={explained} quantity={quantity} />
      ) : goal !== undefined && 'post' in model ? (
        <GoalLabel place={goal * model.post} />
      ) : (
        <NoGoal>{goal === undefined && <ExplainedIn changes={explained} quantity={quantity} />}</NoGoal>
      )}
      <Box sx={{ my: 0.5 }}>
        <Track {...track} {...(goal === undefined ? {} : { goal })} />
      </Box>
      {comparison && goal !== undefined && <ExplainedIn changes={explained} quantity={quantity} />}
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          m: 0,
          typography: 'body2',
        }}
      >
        {(['optimization', 'baseline'] as const).map((name) => {
          const point = amountOf(name);
          if (!point && !comparison) return null;
          // If the difference covers only some of the projects, so do the sides; words say what is left out.
          const value = over && comparison ? comparison[name] : (point?.value ?? null);
          return (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
                <SideSign side={name} />
                {t(`charts.sides.${name}`)}
              </Box>{' '}
              <Box component="dd" sx={{ display: 'inline', m: 0, fontWeight: 640, whiteSpace: 'nowrap' }}>
                {format(value)}
              </Box>
              {!over && point && leavesOut(withoutLacking(point)) && (
                <Box component="dd" sx={{ m: 0 }}>
                  <CoverageMark point={withoutLacking(point)} />
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

interface HeadlineProps {
  readonly change: PairsComparisonAnswer | null;
  readonly quantity: 'mki' | 'co2';
  readonly format: (value: number | null) => string;
  readonly overSaid: boolean;
  readonly said: string | null;
}

/** The change in words as well as in figures: 'minder' can't be misread as a minus sign can. */
function Headline({ change, quantity, format, overSaid, said }: HeadlineProps) {
  const { t } = useTranslation();
  if (!change) return null;
  const { comparison } = change;
  if (!comparison)
    return (
      <Box sx={{ py: 0.5 }}>
        <Box data-said>
          <ListedMark about={{ quantity }}>{capital(reasonBelow(change, quantity, said, t))}</ListedMark>
        </Box>
        <SharedLine shared={change.shared} quantity={quantity} />
      </Box>
    );
  const { amount, share, incomplete } = comparison;
  const over = overSaid ? null : overProjectsText(change, t);
  const direction = amount < 0 ? 'less' : 'more';
  const notes: ReactNode[] = [
    ...(share === null || amount === 0
      ? []
      : [
          <span key="share" data-said>
            <ChangeMark
              share={share}
              spoken={t(`statistics.figures.${direction}`, { amount: formatChange(share) })}
            />
            {` ${t('statistics.band.againstBaseline')}`}
          </span>,
        ]),
    ...(isRoundedDifference(comparison, quantity)
      ? [
          <span key="rounded" data-said>
            {t('charts.differenceRounded')}
          </span>,
        ]
      : []),
    ...(over
      ? [
          <span key="over" data-said>
            <ListedMark about={{ quantity }}>{over}</ListedMark>
          </span>,
        ]
      : []),
    ...(incomplete
      ? [
          <Box component="span" key="incomplete" data-said sx={{ color: 'warning.main' }}>
            {t('charts.coverage.incompleteHint')}
          </Box>,
        ]
      : []),
  ];
  return (
    <>
      <Box component="p" sx={{ m: 0, typography: 'figureL', whiteSpace: 'nowrap' }}>
        {amount === 0 ? (
          t('statistics.figures.same')
        ) : (
          <>
            {format(Math.abs(amount))}{' '}
            <Box component="span" sx={{ typography: 'body1', color: 'text.secondary', letterSpacing: 0 }}>
              {t(`statistics.band.${direction}`)}
            </Box>
          </>
        )}
      </Box>
      {notes.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            typography: 'body2',
            fontSize: '0.9375rem',
            color: 'text.secondary',
          }}
        >
          {notes}
        </Box>
      )}
    </>
  );
}

/** px: above a track, so that tracks beside each other are aligned */
const ABOVE_TRACK = 16;

/** The label above the dashed line on the track, which says what the line means. */
function GoalLabel({ place }: { readonly place: number }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ height: ABOVE_TRACK, position: 'relative', typography: 'caption', fontSize: '0.75rem' }}>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          left: `${100 * place}%`,
          transform: 'translateX(-50%)',
          whiteSpace: 'nowrap',
        }}
      >
        {t('charts.reductionTarget')}
      </Box>
    </Box>
  );
}

/** Takes the room of such a label when there is no goal, for other remarks about the figure. */
function NoGoal({ children }: { readonly children: ReactNode }) {
  return (
    // An element that opens a list is 24 px high, for touch, around a line of 16.
    <Box
      sx={{
        display: 'flow-root',
        minHeight: { md: ABOVE_TRACK },
        '& > *': { lineHeight: `${ABOVE_TRACK}px`, my: '-4px' },
      }}
    >
      {children}
    </Box>
  );
}

/** The dot or the post of the track, as a key beside the text. */
function SideSign({ side }: { readonly side: SeriesName }) {
  const shape =
    side === 'optimization'
      ? { width: 9, height: 9, borderRadius: '50%', bgcolor: 'secondary.main' }
      : { width: 3, height: 12, bgcolor: 'edge' };
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-block', mr: 0.75, verticalAlign: '-1px', ...shape }}
    />
  );
}
