import { figuresIn, type Language } from '@milieuspoor/domain';
import type { ReactNode } from 'react';
import { AWARD_CALCULATOR_TEXTS } from '../text/calculator-texts.ts';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { AwardCalculator } from './award-calculator.tsx';
import { AwardLine } from './award-line.tsx';
import { FigureFrame } from './figure-frame.tsx';
import type { FigureName, LiveFigure } from './figure-names.ts';
import { MkiCalculator } from './mki-calculator.tsx';
import { ModulesFigure } from './modules-figure.tsx';
import { PromiseFigure } from './promise-figure.tsx';
import { RoadFigure } from './road-figure.tsx';
import { TrackSteps } from './track-steps.tsx';
import { TwoSetsFigure } from './two-sets-figure.tsx';
import { WeightsFigure } from './weights-figure.tsx';

interface FigureProps {
  readonly name: FigureName;
  readonly language: Language;
}

/** Returns the figure of that name, as it is drawn at build. */
export function Figure({ name, language }: FigureProps) {
  const t = FIGURE_TEXTS[language];
  switch (name) {
    case 'mki-calculator':
      return (
        <LiveFrame name={name} language={language}>
          <MkiCalculator language={language} />
        </LiveFrame>
      );
    case 'award-calculator':
      return (
        <LiveFrame name={name} language={language}>
          <AwardCalculator language={language} />
        </LiveFrame>
      );
    case 'weights-a1':
      return <WeightsFigure language={language} set="a1" />;
    case 'weights-a2':
      return <WeightsFigure language={language} set="a2" />;
    case 'two-sets':
      return <TwoSetsFigure language={language} />;
    case 'modules':
      return <ModulesFigure language={language} />;
    case 'road':
      return <RoadFigure language={language} />;
    case 'award-line':
      return <AwardLineFigure language={language} />;
    case 'promise':
      return <PromiseFigure language={language} />;
    case 'lca-steps':
      return <TrackSteps {...t.lcaSteps} />;
    case 'data-categories':
      return <TrackSteps {...t.dataCategories} />;
    case 'verification-steps':
      return <TrackSteps {...t.verificationSteps} />;
    case 'policy':
      return <TrackSteps {...t.policy} />;
  }
}

/**
 * The frame around a figure that a browser may take over; without JavaScript it says that only the example is
 * available.
 */
function LiveFrame({
  name,
  language,
  children,
}: {
  readonly name: LiveFigure;
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const t = FIGURE_TEXTS[language].live[name];
  return (
    <FigureFrame title={t.title} source={t.source}>
      <noscript>
        <p className="note">{FIGURE_TEXTS[language].withoutScript}</p>
      </noscript>
      <div data-figure={name} data-language={language}>
        {children}
      </div>
    </FigureFrame>
  );
}

const LINE = { form: 'line', upperEur: 100_000, lowerEur: 50_000, maxDiscountEur: 200_000 } as const;

/** The discount of an award model, with three bids on it. */
function AwardLineFigure({ language }: { readonly language: Language }) {
  const t = FIGURE_TEXTS[language].awardLine;
  const { plot } = AWARD_CALCULATOR_TEXTS[language];
  return (
    <FigureFrame title={t.title} source={t.source}>
      <AwardLine
        language={language}
        line={LINE}
        bids={[
          { name: '1', mkiEur: 40_000 },
          { name: '2', mkiEur: 75_000 },
          { name: '3', mkiEur: 110_000 },
        ]}
        labels={{ ...plot, description: plot.description(figuresIn(language).euro(LINE.maxDiscountEur)) }}
      />
    </FigureFrame>
  );
}
