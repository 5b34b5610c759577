import { fictionalPriceEur, figuresIn, type Language, mkiScoreEur } from '@milieuspoor/domain';
import { useEffect, useState } from 'react';
import { AWARD_CALCULATOR_TEXTS } from '../text/calculator-texts.ts';
import { AwardLine } from './award-line.tsx';
import { awardOutcome } from './award-outcome.ts';
import { parseWholeEuro } from './parse-amount.ts';

/** Round figures, so that every answer can be checked by heart; they belong to no tender. */
const EXAMPLE = {
  upperEur: 100_000,
  lowerEur: 50_000,
  maxDiscountEur: 200_000,
  quoteA: 2_000_000,
  quoteB: 1_940_000,
};
type Field = keyof typeof EXAMPLE;
const FIELDS: readonly Field[] = ['upperEur', 'lowerEur', 'maxDiscountEur', 'quoteA', 'quoteB'];
/** The values that are compared between the bids, one below the other to fit a phone. */
const ROWS = ['quoteEur', 'mkiEur', 'scoreEur', 'priceEur'] as const;
const EXAMPLE_MKI = { a: 60_000, b: 85_000 };
const STEP = 1000;

interface AwardCalculatorProps {
  readonly language: Language;
}

/**
 * Two bids under an award model: the MKI of the first one can be changed with a slider, and the lowest fictitious price
 * wins.
 */
export function AwardCalculator({ language }: AwardCalculatorProps) {
  const t = AWARD_CALCULATOR_TEXTS[language];
  const { euro, mki, number } = figuresIn(language);
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const [live, setLive] = useState(false);
  const [texts, setTexts] = useState<Readonly<Record<Field, string>>>(() => ({
    upperEur: number(EXAMPLE.upperEur, 0),
    lowerEur: number(EXAMPLE.lowerEur, 0),
    maxDiscountEur: number(EXAMPLE.maxDiscountEur, 0),
    quoteA: number(EXAMPLE.quoteA, 0),
    quoteB: number(EXAMPLE.quoteB, 0),
  }));
  const [mkiA, setMkiA] = useState(EXAMPLE_MKI.a);
  useEffect(() => setLive(true), []);

  const amounts = FIELDS.map((field) => parseWholeEuro(texts[field], language));
  const [upperEur, lowerEur, maxDiscountEur, quoteA, quoteB] = amounts.map((amount) => amount ?? 0);
  const wrong = FIELDS.filter((_, index) => amounts[index] === null);
  const line = {
    form: 'line' as const,
    upperEur: upperEur ?? 0,
    lowerEur: lowerEur ?? 0,
    maxDiscountEur: maxDiscountEur ?? 0,
  };
  const usable = wrong.length === 0 && line.upperEur > line.lowerEur;
  const highest = Math.ceil((line.upperEur * 1.2) / STEP) * STEP;
  const bids = [
    { name: 'A', quoteEur: quoteA ?? 0, mkiEur: Math.min(mkiA, highest) },
    { name: 'B', quoteEur: quoteB ?? 0, mkiEur: EXAMPLE_MKI.b },
  ].map((bid) => {
    const scoreEur = mkiScoreEur({ ...line, mkiEur: bid.mkiEur });
    return { ...bid, scoreEur, priceEur: fictionalPriceEur({ ...bid, scoreEur, criteriaDiscountEur: null }) };
  });
  const { winners, byLowerMki, belowZero } = awardOutcome(bids);
  const first = winners[0];
  const said = winners.length > 1 || !first ? t.tie : t.wins(first.name, euro(first.priceEur));

  return (
    <div className="calculator">
      <div className="fields">
        {FIELDS.map((field) => (
          <p key={field}>
            <label htmlFor={`award-${field}`}>{t.fields[field]}</label>
            <input
              id={`award-${field}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              readOnly={!live}
              value={texts[field]}
              aria-invalid={wrong.includes(field)}
              onInput={({ currentTarget }) => setTexts({ ...texts, [field]: currentTarget.value })}
            />
          </p>
        ))}
      </div>
      {usable ? (
        <>
          <p className="slider">
            <label htmlFor="award-mki">{t.slider(mki(bids[0]?.mkiEur))}</label>
            <input
              id="award-mki"
              type="range"
              min="0"
              max={highest}
              step={STEP}
              disabled={!live}
              value={Math.min(mkiA, highest)}
              onInput={({ currentTarget }) => setMkiA(Number(currentTarget.value))}
            />
          </p>
          <p className="answer" aria-live="polite">
            <strong>{said}</strong>
            {byLowerMki && <span> {t.byLowerMki}</span>}
            {belowZero.length > 0 && <span> {t.belowZero(listed(belowZero.map(({ name }) => name)))}</span>}
          </p>
          <AwardLine
            language={language}
            line={line}
            bids={bids}
            labels={{ ...t.plot, description: t.plot.description(euro(line.maxDiscountEur)) }}
          />
          <div className="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t.bidder}</th>
                  {bids.map(({ name }) => (
                    <th key={name} scope="col" className="number">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ROWS.map((row) => (
                  <tr key={row}>
                    <th scope="row">{t.rows[row]}</th>
                    {bids.map((bid) => (
                      <td key={bid.name} className="number">
                        {row === 'mkiEur' ? mki(bid[row]) : euro(bid[row])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        <p className="problem" role="alert">
          {wrong.length === 0
            ? t.boundaries
            : t.incomplete(listed(wrong.map((field) => `“${t.fields[field]}”`)))}
        </p>
      )}
    </div>
  );
}
