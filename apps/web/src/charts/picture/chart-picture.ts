import { barCount, type ChartModel } from '@milieuspoor/charts';
import { type DrawingTheme, type LegendText, legendBlock, PLOT_SCALE } from '@milieuspoor/charts/drawing';
import { drawPlot } from '../elements/canvas/draw-plot.ts';
import { headerBlock } from './header-block.ts';
import { notesBlock } from './notes-block.ts';
import { loadType, newPaper, paintBlocks } from './paper.ts';
import { MARGIN, PICTURE_WIDTH, plotHeight } from './picture-sizes.ts';
import { toFile } from './to-file.ts';

/** A chart with everything that explains it outside the page. */
export interface PicturedChart {
  readonly title: string;
  /** unit and subject of the figures */
  readonly subtitle: string;
  readonly model: ChartModel;
  readonly legend: LegendText;
  readonly notes: readonly string[];
}

interface PictureOptions {
  readonly logo: boolean;
  /** of the light page, whatever the reader's own */
  readonly theme: DrawingTheme;
}

const GAP = 32;

/**
 * Makes the picture of a chart, 1800 px wide on white, as a PNG. Throws when the browser cannot make it. The caller omits a chart without figures.
 */
export async function chartPicture(
  { title, subtitle, model, legend, notes }: PicturedChart,
  { logo, theme }: PictureOptions,
): Promise<Blob> {
  await loadType(theme);
  const width = PICTURE_WIDTH;
  const plotWidth = width - 2 * MARGIN;
  const height = plotHeight(barCount(model));
  const paper = newPaper(theme);
  const plot = drawPlot(model, theme, { width: plotWidth, height, scale: PLOT_SCALE });
  const blocks = [
    headerBlock(paper, { title, subtitle }, { width, logo }),
    { height, paint: (top: number) => paper.context.drawImage(plot, MARGIN, top) },
    legendBlock(paper, model, legend, { left: MARGIN, width: plotWidth }),
    notesBlock(paper, notes, width),
  ];
  return toFile(paintBlocks(paper, blocks, { width, margin: MARGIN, gap: GAP }));
}
