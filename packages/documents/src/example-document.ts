import { figuresIn, type Language } from '@milieuspoor/domain';
import { framedDocument } from './frame/framed-document.ts';
import type { HouseStyle } from './house-style/house-style.ts';
import { lineChart } from './pieces/line-chart.ts';
import {
  bullets,
  caption,
  coverTitle,
  numberedHeading,
  paragraphs,
  subHeading,
} from './pieces/paragraphs.ts';
import { dataTable } from './pieces/tables.ts';
import { exampleEn } from './text/example-en.ts';
import { type ExampleText, exampleNl } from './text/example-nl.ts';

const TEXTS: Readonly<Record<Language, ExampleText>> = { nl: exampleNl, en: exampleEn };
const MKI_EUR = [40_000, 15_000, 5_000];
const DISCOUNT_LINE = [
  { x: 0, y: 250_000 },
  { x: 50_000, y: 250_000 },
  { x: 100_000, y: 0 },
];

/**
 * Writes a document with a part of each kind, in the style of an organisation, for the person who sets up that style.
 */
export async function exampleDocument(style: HouseStyle, language: Language): Promise<Uint8Array> {
  const text = TEXTS[language];
  const figures = figuresIn(language);
  const total = MKI_EUR.reduce((sum, amount) => sum + amount, 0);
  return framedDocument(
    {
      title: text.title,
      subject: style.organisation,
      creator: style.organisation,
      language,
      style,
      opening: { cover: coverTitle(text.title, style.organisation), contents: text.contents },
    },
    [
      numberedHeading(text.kept),
      ...paragraphs(text.lead),
      subHeading(text.parts),
      ...bullets(text.bullets),
      numberedHeading(text.figures),
      caption(text.table),
      dataTable(
        [
          { head: text.columns.group, share: 3 },
          { head: text.columns.mki, share: 2, figures: true },
        ],
        [
          ...text.groups.map((group, place) => [group, figures.euro(MKI_EUR[place] ?? 0)]),
          [text.total, figures.euro(total)],
        ],
        { total: true },
      ),
      caption(text.chart),
      lineChart({
        points: DISCOUNT_LINE,
        xTitle: text.axes.mki,
        yTitle: text.axes.discount,
        description: text.chartText,
        figures,
      }),
    ],
  );
}
