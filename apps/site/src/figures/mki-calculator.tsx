import { FIRST_WEIGHTED_SETS, figuresIn, type Language } from '@milieuspoor/domain';
import { useEffect, useState } from 'react';
import { MKI_CALCULATOR_TEXTS } from '../text/calculator-texts.ts';
import { CATEGORY_NAMES } from '../text/category-names.ts';
import { FOUNDATION_LAYER } from './data/foundation-layer.ts';
import { parseAmount } from './parse-amount.ts';
import { sumMki, sumOverModules, weighAmounts } from './weigh-amounts.ts';

const SET = FIRST_WEIGHTED_SETS.a1;
const EXAMPLE = sumOverModules(FOUNDATION_LAYER);

/** Returns the example as it stands in the fields, with as many digits as are declared. */
function exampleTexts(language: Language): Readonly<Record<string, string>> {
  const { significant } = figuresIn(language);
  return Object.fromEntries(Object.entries(EXAMPLE).map(([code, value]) => [code, significant(value, 3)]));
}

interface MkiCalculatorProps {
  readonly language: Language;
}

/**
 * Calculates the MKI of one unit of a product from its amounts in the eleven categories of Set A1. It is drawn at build
 * with the figures of a foundation layer; the fields open when a browser has taken it over.
 */
export function MkiCalculator({ language }: MkiCalculatorProps) {
  const t = MKI_CALCULATOR_TEXTS[language];
  const { euro, number, significant } = figuresIn(language);
  const [live, setLive] = useState(false);
  const [texts, setTexts] = useState(() => exampleTexts(language));
  useEffect(() => setLive(true), []);

  const read = SET.indicators.map(({ code }) => ({ code, amount: parseAmount(texts[code] ?? '', language) }));
  const codesOf = (problem: 'wrong' | 'ambiguous') =>
    read.flatMap(({ code, amount }) => (amount === problem ? [code] : []));
  const [wrong, ambiguous] = [codesOf('wrong'), codesOf('ambiguous')];
  const amounts = Object.fromEntries(
    read.flatMap(({ code, amount }) => (typeof amount === 'number' ? [[code, amount]] : [])),
  );
  const categories = weighAmounts(SET, amounts);
  const open = categories.filter(({ amount }) => amount === null).length;
  const largest = Math.max(...categories.map(({ mkiEur }) => mkiEur ?? Number.NEGATIVE_INFINITY), 0);

  return (
    <div className="calculator">
      <p className="answer" aria-live="polite">
        <strong>{euro(sumMki(categories))}</strong> <span>{t.perUnit}</span>
        {open > 0 && <small>{t.incomplete(open)}</small>}
      </p>
      <div className="table">
        <table className="amounts">
          <thead>
            <tr>
              <th scope="col">{t.category}</th>
              <th scope="col">{t.amount}</th>
              <th scope="col" className="number">
                {t.mki}
              </th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ code, unit, weightEur, mkiEur }) => (
              <tr key={code}>
                <th scope="row">
                  <label htmlFor={`amount-${code}`}>
                    {code} <small>{CATEGORY_NAMES[language][code]}</small>
                  </label>
                </th>
                <td>
                  <input
                    id={`amount-${code}`}
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    readOnly={!live}
                    value={texts[code] ?? ''}
                    aria-invalid={[...wrong, ...ambiguous].includes(code)}
                    aria-describedby={`unit-${code}`}
                    onInput={({ currentTarget }) => setTexts({ ...texts, [code]: currentTarget.value })}
                  />{' '}
                  <small id={`unit-${code}`}>{`${unit} × €${significant(weightEur, 3)}`}</small>
                </td>
                <td className="number">
                  {mkiEur === null
                    ? t.notDeclared
                    : `${mkiEur < 0 ? '-' : ''}€${number(Math.abs(mkiEur), 4)}`}
                  <svg className="bar" aria-hidden="true" focusable="false" width="100%" height="6">
                    <rect className="ground" width="100%" height="6" rx="2" />
                    <rect
                      className="plain"
                      width={`${largest > 0 ? Math.max(0, Math.round((100 * (mkiEur ?? 0)) / largest)) : 0}%`}
                      height="6"
                      rx="2"
                    />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {live && (
        <p className="actions">
          <button type="button" className="quiet" onClick={() => setTexts(exampleTexts(language))}>
            {t.example}
          </button>{' '}
          <button type="button" className="quiet" onClick={() => setTexts({})}>
            {t.empty}
          </button>
        </p>
      )}
      {wrong.length + ambiguous.length > 0 && (
        <p className="problem" role="alert">
          {[
            ...(wrong.length > 0 ? [t.wrong(wrong.join(', '))] : []),
            ...(ambiguous.length > 0 ? [t.ambiguous(ambiguous.join(', '))] : []),
          ].join(' ')}
        </p>
      )}
    </div>
  );
}
