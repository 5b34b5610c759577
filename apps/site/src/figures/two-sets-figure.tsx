import { FIRST_WEIGHTED_SETS, figuresIn, type Language, SET_CODES } from '@milieuspoor/domain';
import { CATEGORY_NAMES } from '../text/category-names.ts';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { BarRows } from './bar-rows.tsx';
import { PAVING_BLOCK } from './data/paving-block.ts';
import { FigureFrame } from './figure-frame.tsx';
import { sumMki, weighAmounts } from './weigh-amounts.ts';

const SHOWN_FROM_EUR = 0.005;

/**
 * Shows the cost of the declared categories of one product in each set. The sums are of different things, and the
 * figure says so.
 */
export function TwoSetsFigure({ language }: { readonly language: Language }) {
  const t = FIGURE_TEXTS[language].twoSets;
  const { euro, number } = figuresIn(language);
  const sets = SET_CODES.map((set) => {
    const categories = weighAmounts(FIRST_WEIGHTED_SETS[set], PAVING_BLOCK[set]);
    return { set, categories, declared: categories.filter(({ amount }) => amount !== null).length };
  });
  const largest = Math.max(...sets.flatMap(({ categories }) => categories.map(({ mkiEur }) => mkiEur ?? 0)));
  return (
    <FigureFrame title={t.title} source={t.source}>
      <div className="beside">
        {sets.map(({ set, categories, declared }) => (
          <div key={set}>
            <p className="answer">
              <strong>{euro(sumMki(categories))}</strong>{' '}
              <span>{t.ofDeclared(FIRST_WEIGHTED_SETS[set].name, declared, categories.length)}</span>
            </p>
            <BarRows
              columns={t.columns}
              max={largest}
              rows={categories
                .filter(({ mkiEur }) => mkiEur !== null && mkiEur >= SHOWN_FROM_EUR)
                .map(({ code, mkiEur }) => ({
                  label: code,
                  note: CATEGORY_NAMES[language][code] ?? '',
                  parts: [{ value: mkiEur ?? 0, tone: set === 'a1' ? 'base' : 'less' }],
                  text: `€${number(mkiEur)}`,
                }))}
            />
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}
