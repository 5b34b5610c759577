import { type DiscountLine, figuresIn, type Language, unroundedMkiScore } from '@milieuspoor/domain';

const WIDTH = 560;
const HEIGHT = 258;
const PLOT = { left: 20, right: 540, top: 30, bottom: 200 } as const;

interface AwardLineProps {
  readonly language: Language;
  readonly line: DiscountLine;
  /** the MKI and the name of each bid */
  readonly bids: readonly { readonly name: string; readonly mkiEur: number }[];
  readonly labels: {
    readonly title: string;
    readonly description: string;
    readonly target: string;
    readonly reference: string;
  };
}

/**
 * Draws the discount against the MKI: the full discount up to the target, none from the reference on, and a straight
 * line between them.
 */
export function AwardLine({ language, line, bids, labels }: AwardLineProps) {
  const { euro, mki } = figuresIn(language);
  const { lowerEur, upperEur, maxDiscountEur } = line;
  const highest = Math.max(upperEur * 1.2, ...bids.map(({ mkiEur }) => mkiEur), 1);
  const x = (mkiEur: number) => round(PLOT.left + ((PLOT.right - PLOT.left) * mkiEur) / highest);
  const y = (discountEur: number) =>
    round(PLOT.bottom - ((PLOT.bottom - PLOT.top) * discountEur) / Math.max(maxDiscountEur, 1));
  const corners = [
    [0, maxDiscountEur],
    [lowerEur, maxDiscountEur],
    [upperEur, 0],
    [highest, 0],
  ] as const;
  return (
    <svg
      className="plot"
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-labelledby="award-title award-text"
    >
      <title id="award-title">{labels.title}</title>
      <desc id="award-text">{labels.description}</desc>
      <line className="axis" x1={PLOT.left} y1={PLOT.bottom} x2={PLOT.right} y2={PLOT.bottom} />
      <line className="post" x1={x(lowerEur)} y1={PLOT.top} x2={x(lowerEur)} y2={PLOT.bottom} />
      <line className="post" x1={x(upperEur)} y1={PLOT.top} x2={x(upperEur)} y2={PLOT.bottom} />
      <polyline
        className="discount"
        points={corners.map(([mkiEur, eur]) => `${x(mkiEur)},${y(eur)}`).join(' ')}
      />
      <text x={PLOT.left} y={PLOT.top - 12}>
        {euro(maxDiscountEur)}
      </text>
      <text x={x(lowerEur)} y={PLOT.bottom + 30} textAnchor="middle">
        {labels.target}
      </text>
      <text x={x(lowerEur)} y={PLOT.bottom + 48} textAnchor="middle">
        {mki(lowerEur)}
      </text>
      <text x={x(upperEur)} y={PLOT.bottom + 30} textAnchor="middle">
        {labels.reference}
      </text>
      <text x={x(upperEur)} y={PLOT.bottom + 48} textAnchor="middle">
        {mki(upperEur)}
      </text>
      {bids.map(({ name, mkiEur }) => {
        const at = { x: x(mkiEur), y: y(unroundedMkiScore(mkiEur, line)) };
        return (
          <g key={name}>
            <circle className="bid" cx={at.x} cy={at.y} r="11" />
            <text className="on-bid" x={at.x} y={at.y + 5} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
