import { figuresIn, type Language, mkiScoreEur } from '@milieuspoor/domain';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { BarRows } from './bar-rows.tsx';
import { FigureFrame } from './figure-frame.tsx';

const LINE = { form: 'line', upperEur: 100_000, lowerEur: 50_000, maxDiscountEur: 200_000 } as const;
const OFFERED_EUR = 60_000;
const BUILT_EUR = 72_000;

/** Shows what was offered, what was built, and how much of the discount was not earned. */
export function PromiseFigure({ language }: { readonly language: Language }) {
  const t = FIGURE_TEXTS[language].promise;
  const { euro, mki } = figuresIn(language);
  const offered = mkiScoreEur({ ...LINE, mkiEur: OFFERED_EUR });
  const built = mkiScoreEur({ ...LINE, mkiEur: BUILT_EUR });
  return (
    <FigureFrame title={t.title} source={t.source}>
      <BarRows
        columns={t.columns}
        max={LINE.upperEur}
        rows={[
          {
            label: t.offered,
            note: t.discount(euro(offered)),
            parts: [{ value: OFFERED_EUR, tone: 'less' }],
            text: mki(OFFERED_EUR),
          },
          {
            label: t.built,
            note: t.discount(euro(built)),
            parts: [
              { value: OFFERED_EUR, tone: 'less' },
              { value: BUILT_EUR - OFFERED_EUR, tone: 'more' },
            ],
            text: mki(BUILT_EUR),
          },
        ]}
      />
      <p className="answer">
        <strong>{euro(offered - built)}</strong> <span>{t.notEarned}</span>
      </p>
    </FigureFrame>
  );
}
