import {
  FIRST_WEIGHT_TABLES,
  figuresIn,
  type Language,
  type SetCode,
  unconfirmedWeights,
} from '@milieuspoor/domain';
import { Fragment } from 'react';
import { CATEGORY_NAMES } from '../text/category-names.ts';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { FigureFrame } from './figure-frame.tsx';

interface WeightsFigureProps {
  readonly language: Language;
  readonly set: SetCode;
}

/**
 * Every category of a set with its unit, its weight and the size of that weight: each mark is ten times the one before
 * it.
 */
export function WeightsFigure({ language, set }: WeightsFigureProps) {
  const t = FIGURE_TEXTS[language].weights;
  const { significant } = figuresIn(language);
  const table = FIRST_WEIGHT_TABLES.find((each) => each.set === set);
  if (!table) throw new Error(`There are no weights for set ${set}`);
  const unconfirmed = unconfirmedWeights(table.weights);
  return (
    <FigureFrame title={t.title[set]} source={t.source[set]}>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.category}</th>
              <th scope="col">{t.unit}</th>
              <th scope="col" className="number">
                {t.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.weights.map(({ code, unit, valueEur }) => (
              <tr key={code}>
                <th scope="row">
                  {code} <small>{CATEGORY_NAMES[language][code]}</small>
                </th>
                <td>
                  <Unit unit={unit} />
                </td>
                <td className="number">
                  {valueEur === 0 ? t.part : `€${significant(valueEur, 7)}`}
                  {unconfirmed.includes(code) && <small className="warn">{t.unconfirmed}</small>}
                  <Magnitude valueEur={valueEur} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FigureFrame>
  );
}

/** A unit whose line may break between its words, but not at a hyphen. */
function Unit({ unit }: { readonly unit: string }) {
  return unit.split(' ').map((word) => (
    <Fragment key={word}>
      <span className="word">{word}</span>{' '}
    </Fragment>
  ));
}

const SMALLEST_POWER = -4;
const MARKS = 12;

/**
 * Shows the size on a scale of powers of ten: the weights differ by ten powers of ten, so a proportional bar would show
 * only one of them.
 */
function Magnitude({ valueEur }: { readonly valueEur: number }) {
  const marks = valueEur === 0 ? 0 : Math.floor(Math.log10(valueEur)) - SMALLEST_POWER + 1;
  return (
    <svg className="magnitude" aria-hidden="true" focusable="false" viewBox={`0 0 ${MARKS * 8} 6`}>
      {Array.from({ length: Math.max(0, Math.min(marks, MARKS)) }, (_, index) => index * 8).map((x) => (
        <rect key={x} className="plain" x={x} width="5" height="6" rx="1" />
      ))}
    </svg>
  );
}
