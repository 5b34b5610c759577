import { formatEuro, type Language } from '@milieuspoor/domain';
import { AWARD_CALCULATOR_TEXTS } from '../text/calculator-texts.ts';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { AwardLine } from './award-line.tsx';
import { FigureFrame } from './figure-frame.tsx';

const LINE = { form: 'line', upperEur: 100_000, lowerEur: 50_000, maxDiscountEur: 200_000 } as const;

/** The discount of an award model, with three bids on it. */
export function AwardLineFigure({ language }: { readonly language: Language }) {
  const t = FIGURE_TEXTS[language].awardLine;
  const { plot } = AWARD_CALCULATOR_TEXTS[language];
  return (
    <FigureFrame title={t.title} source={t.source}>
      <AwardLine
        line={LINE}
        bids={[
          { name: '1', mkiEur: 40_000 },
          { name: '2', mkiEur: 75_000 },
          { name: '3', mkiEur: 110_000 },
        ]}
        labels={{ ...plot, description: plot.description(formatEuro(LINE.maxDiscountEur)) }}
      />
    </FigureFrame>
  );
}
