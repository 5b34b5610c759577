import { type ChartModel, SURFACES } from '@milieuspoor/charts';
import {
  DRAWN_PARTS,
  type DrawingTheme,
  type LegendText,
  legendBlock,
  PLOT_SCALE,
  paperOn,
  plotOn,
} from '@milieuspoor/charts/drawing';
import type { Language } from '@milieuspoor/domain';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { init, setPlatformAPI, use } from 'echarts/core';
import { writePng } from '../png/write-png.ts';
import { FONT_FAMILY, inOwnLetters, textWidth } from './letters.ts';
import { PICTURE_SCALE, type Picture, type SizedChart } from './picture.ts';

// The types require a browser's canvas; this one has what is needed.
setPlatformAPI({ createCanvas: () => createCanvas(1, 1) as never });
use(DRAWN_PARTS);

/** The gap between a plot and its legend, before scaling, px. */
const GAP = 24;

/** Runs in a separate process: draws a chart as a PNG on white paper, with its legend below it. */
export async function drawChart({ model: given, language, ...size }: SizedChart): Promise<Picture> {
  const model = lettered(given);
  const theme = paperTheme(language);
  const plot = createCanvas(1, 1);
  const chart = init(plot as never, null, {
    renderer: 'canvas',
    devicePixelRatio: PICTURE_SCALE,
    ...size,
  });
  try {
    plotOn(chart, model, theme, size);
    chart.getZr().flush();
    const picture = withLegend(plot, model, theme);
    const { width, height } = picture;
    return { png: writePng(picture.getContext('2d').getImageData(0, 0, width, height)), width, height };
  } finally {
    // Disposing also removes the drawing.
    chart.dispose();
  }
}

/** Returns the plot with its legend below it, laid out as in a browser and scaled for this picture. */
function withLegend(plot: Canvas, model: ChartModel, theme: DrawingTheme): Canvas {
  const scale = PICTURE_SCALE / PLOT_SCALE;
  const room = { left: 0, width: plot.width / scale };
  const text = { ...LEGEND_TEXTS[theme.language], kind: 'names' as const };
  const ruler = paperOn(createCanvas(1, 1).getContext('2d'), theme);
  const { height } = legendBlock(ruler, model, text, room);
  const canvas = createCanvas(plot.width, plot.height + (height > 0 ? Math.ceil((GAP + height) * scale) : 0));
  const context = canvas.getContext('2d');
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(plot, 0, 0);
  context.translate(0, plot.height);
  context.scale(scale, scale);
  legendBlock(paperOn(context, theme), model, text, room).paint(GAP);
  return canvas;
}

/** Returns a chart with its names in letters of our font. */
function lettered(model: ChartModel): ChartModel {
  const { referenceLine } = model;
  return {
    ...model,
    categories: model.categories.map(({ detail, ...category }) => ({
      ...category,
      label: inOwnLetters(category.label),
      ...(detail === undefined ? {} : { detail: inOwnLetters(detail) }),
    })),
    series: model.series.map((series) => ({ ...series, label: inOwnLetters(series.label) })),
    ...(referenceLine
      ? { referenceLine: { ...referenceLine, label: inOwnLetters(referenceLine.label) } }
      : {}),
  };
}

function paperTheme(language: Language): DrawingTheme {
  return {
    ...SURFACES.light,
    mode: 'light',
    language,
    // Charts of the server are in reports, so they round like the tables beside them (D-79).
    rounding: 'half-even',
    fontFamily: FONT_FAMILY,
    animated: false,
    // A report may be printed without colours.
    numbered: true,
    measureIn: (size) => (text) => textWidth(text, size),
    // These words are for tooltips, which a picture does not have: a text beside it explains the star at a figure.
    markOf: () => null,
  };
}

/** The words of a legend besides the given names. */
const LEGEND_TEXTS: Readonly<Record<Language, Omit<LegendText, 'kind'>>> = {
  nl: {
    more: (count) => `en nog ${count} andere`,
    range: (lowest, highest) => `${lowest.toLocaleLowerCase()} tot ${highest.toLocaleLowerCase()}`,
  },
  en: {
    more: (count) => `and ${count} more`,
    range: (lowest, highest) => `${lowest.toLocaleLowerCase()} to ${highest.toLocaleLowerCase()}`,
  },
};
