import type { ChartModel } from '@milieuspoor/charts';
import type { ProgressAnswer } from '@milieuspoor/contract';
import { comparedQuantityOf, isShareProgress, type ProgressIndicator } from '@milieuspoor/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { type Weighed, weightsSentences } from '../../../charts/weights-sentences.ts';
import { percentageOf } from './indicator-figures.ts';
import { measuredText } from './percent-text.ts';

interface CourseCardProps {
  readonly indicator: ProgressIndicator;
  readonly model: ChartModel;
  /** over all years in view */
  readonly all: ProgressAnswer['indicators'][number]['all'];
  /** the weights behind it, if it is the MKI */
  readonly weighing: Weighed;
  /** which posts count partly as 0; null for none */
  readonly explained: string | null;
  /** px */
  readonly height: number;
  readonly busy: boolean;
  /** the name of the chart, where it is not that of the indicator */
  readonly title?: string;
  readonly footnotes?: readonly string[];
  /** what can be done with it */
  readonly hints?: readonly string[];
  readonly onPick: (key: string) => void;
  readonly onPickSpan: (keys: readonly string[]) => void;
  /** what stands between its figure and its picture */
  readonly children?: ReactNode;
}

/** The course of an indicator over the years. */
export function CourseCard(props: CourseCardProps) {
  const {
    indicator,
    model,
    all,
    weighing,
    explained,
    height,
    busy,
    title,
    footnotes = [],
    hints = [],
    children,
  } = props;
  const { onPick, onPickSpan } = props;
  const { t } = useTranslation();
  const ofSet = indicator === 'mki' || indicator === 'co2';
  const counted = t('progress.count.counted', { counted: all.counted, count: all.of });
  return (
    <ChartFrame
      title={title ?? t(`progress.indicators.${indicator}`)}
      quantity={percentageOf(indicator)}
      state={{ kind: 'ready', model, busy }}
      rowHeading={t('progress.course.year')}
      place="page"
      height={height}
      drill={{ onPick, onPickSpan }}
      legend={(model.dots ?? []).length > 0 || model.series.length > 1}
      summary={all.value === null ? [counted] : [measuredText(indicator, all.value, t), counted]}
      listed={{ sentences: [counted], about: { quantity: comparedQuantityOf(indicator) } }}
      footnotes={footnotes}
      hints={hints}
      navigation={children}
      openSentences={[
        ...(explained === null ? [] : [t('progress.explained', { explained })]),
        ...(indicator === 'mki' ? weightsSentences(weighing, t) : []),
      ]}
      {...(ofSet || isShareProgress(indicator)
        ? {}
        : { subject: [{ label: t('charts.subject.set'), value: t('charts.subject.anySet') }] })}
    />
  );
}
