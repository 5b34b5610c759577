import type { ReactNode } from 'react';

/** The meaning of a bar: green is less or the better of two, slate is what it is compared with, petrol is neither. */
export type BarTone = 'plain' | 'less' | 'base' | 'more';

export interface BarRow {
  readonly label: string;
  /** below the label */
  readonly note?: string;
  /** parts one after another, in one unit; negative parts are not drawn */
  readonly parts: readonly { readonly value: number; readonly tone: BarTone }[];
  /** the figure with its unit, beside the bar */
  readonly text: string;
}

interface BarRowsProps {
  readonly rows: readonly BarRow[];
  /** the value at the right end of the bars */
  readonly max: number;
  /** headings of the label and of the figure */
  readonly columns: readonly [label: string, figure: string];
}

/** Bars below each other, as a table whose figures can be read without the drawing. */
export function BarRows({ rows, max, columns }: BarRowsProps) {
  return (
    <table className="bars">
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col" className="number">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, parts, text }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
              <Bar parts={parts} max={max} />
            </th>
            <td className="number">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One bar; a share of 0 draws only the background. */
function Bar({ parts, max }: Pick<BarRow, 'parts'> & { readonly max: number }): ReactNode {
  let from = 0;
  return (
    <svg className="bar" aria-hidden="true" focusable="false" width="100%" height="12">
      <rect className="ground" width="100%" height="12" rx="2" />
      {parts.map(({ value, tone }) => {
        const share = max > 0 ? Math.min(Math.max(value / max, 0), 1 - from) : 0;
        const x = from;
        from += share;
        return <rect key={tone} className={tone} x={percent(x)} width={percent(share)} height="12" rx="2" />;
      })}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
