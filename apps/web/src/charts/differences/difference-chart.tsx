import { type ChartModel, STEP_DIVISIONS } from '@milieuspoor/charts';
import type { DividedDifference } from '@milieuspoor/contract';
import { MODULE_INDICATORS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../../ui/choice-switch.tsx';
import { ofChosen, overProjectsText, refusalText } from '../coverage/coverage-texts.ts';
import { ChartFrame, type ChartState } from '../frame/chart-frame.tsx';
import type { DifferenceView } from './difference-view.ts';
import { changeSentences, titleOf } from './step-texts.ts';

interface DifferenceChartProps {
  readonly view: DifferenceView;
  readonly onChange: (view: DifferenceView) => void;
  /** absent until the figures have arrived */
  readonly shown?: { readonly divided: DividedDifference; readonly model: ChartModel } | undefined;
  readonly state: ChartState;
  readonly onOpen: (key: string) => void;
  /** whether the server lists what the figures leave out; not of a file that is not stored */
  readonly lists?: boolean;
}

/** The steps that a waterfall usually has, with both its ends. */
const USUAL_BARS = 9;

/** Where a difference comes from, as a waterfall in one of its divisions. */
export function DifferenceChart({
  view,
  onChange,
  shown,
  state,
  onOpen,
  lists = true,
}: DifferenceChartProps) {
  const { t } = useTranslation();
  const { division, indicator } = view;
  const over = shown ? overOf(shown.divided, t) : [];
  const refusal = shown ? refusalOf(shown.divided, view, t) : [];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
        <ChoiceSwitch
          label={t('differences.divide')}
          choices={STEP_DIVISIONS.map((each) => [each, t(`differences.divisions.${each}`)])}
          chosen={division}
          onChoose={(chosen) => onChange({ ...view, division: chosen })}
        />
        <ChoiceSwitch
          label={t('differences.indicator')}
          choices={MODULE_INDICATORS.map((each) => [each, t(`differences.indicators.${each}`)])}
          chosen={indicator}
          onChoose={(chosen) => onChange({ ...view, indicator: chosen })}
        />
      </Box>
      <ChartFrame
        title={titleOf(view, t)}
        quantity={indicator}
        state={state}
        rowHeading={t('differences.step')}
        place="page"
        expectedBars={USUAL_BARS}
        summary={shown ? differenceSummary(shown, view, t) : []}
        openSentences={lists ? over : refusal}
        {...(lists ? { listed: { sentences: [...refusal, ...over], about: { quantity: indicator } } } : {})}
        footnotes={shown ? footnotesOf(shown, view, t) : []}
        hints={shown?.divided.compared.comparison ? [t('differences.pick')] : []}
        legend={false}
        nothing={t('differences.noSteps')}
        drill={{ onPick: onOpen }}
      />
    </>
  );
}

/** Returns the difference in words, with its largest step, or why there is none. */
export function differenceSummary(
  { divided, model }: NonNullable<DifferenceChartProps['shown']>,
  view: DifferenceView,
  t: TFunction,
): string[] {
  return divided.compared.comparison
    ? changeSentences(divided, model, view.indicator, t)
    : refusalOf(divided, view, t);
}

/** Returns why there are no steps; nothing where there are, or where nothing is on either side. */
function refusalOf(
  { compared }: DividedDifference,
  { indicator, ends }: DifferenceView,
  t: TFunction,
): string[] {
  if (compared.comparison) return [];
  return compared.pairs > 0 && (compared.gaps.length > 0 || compared.pairs > 1)
    ? [refusalText(ends ? ofChosen(compared) : compared, indicator, t)]
    : [t('differences.none')];
}

function overOf({ compared }: DividedDifference, t: TFunction): string[] {
  const over = compared.comparison && overProjectsText(compared, t);
  return over ? [over] : [];
}

function footnotesOf(
  { divided: { compared }, model }: NonNullable<DifferenceChartProps['shown']>,
  { division, ends }: DifferenceView,
  t: TFunction,
): string[] {
  if (!compared.comparison) return [];
  const hasOpen = model.categories.some(({ detail }) => detail !== undefined);
  return [
    t('differences.addUp'),
    ...(division === 'kind' ? [t(ends ? 'differences.conventionOfPair' : 'differences.convention')] : []),
    ...(hasOpen ? [t('differences.openNote')] : []),
    ...(compared.comparison.incomplete ? [t('differences.incomplete')] : []),
  ];
}
