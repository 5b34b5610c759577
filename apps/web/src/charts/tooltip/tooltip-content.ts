import {
  type ChartModel,
  type ColorMode,
  type CoveredPoint,
  colorAt,
  colorOf,
  dotAt,
  drawnOthers,
  isToldTogether,
  pointAt,
  signedFigure,
  wrapTitle,
} from '@milieuspoor/charts';
import { displayOf } from '../display-of.ts';

/** The contents of a tooltip at one place in a chart. */
export interface TooltipText {
  readonly titleLines: readonly string[];
  readonly lines: readonly {
    readonly label: string;
    readonly figure: string;
    readonly color: string;
  }[];
}

/** What a tooltip needs of its surroundings: the colours, and the text at a figure that leaves items out. */
export interface TooltipSurroundings {
  readonly mode: ColorMode;
  readonly markOf: (point: CoveredPoint) => string | null;
}

/**
 * Returns the tooltip: a segment of a stack of many is shown alone; bars side by side, and the few parts of a bar, are
 * shown together, to be compared.
 */
export function tooltipText(
  model: ChartModel,
  categoryIndex: number,
  seriesIndex: number,
  { mode, markOf }: TooltipSurroundings,
): TooltipText {
  const category = model.categories[categoryIndex];
  if (model.form === 'course') return courseText(model, categoryIndex, seriesIndex, mode);
  const together = isToldTogether(model);
  const others = othersLine(model, categoryIndex, { mode, markOf });
  if (others && !together && !model.series[seriesIndex])
    return { titleLines: wrapTitle(others.label), lines: [{ ...others, label: category?.label ?? '' }] };
  const shown = together ? model.series : model.series.slice(seriesIndex, seriesIndex + 1);
  const place = [category?.label, category?.detail].filter(Boolean).join(', ');
  return {
    titleLines: wrapTitle(together ? place : (shown[0]?.label ?? '')),
    lines: [
      ...shown.map((series) => ({
        label: together ? series.label : place,
        figure: figureText(pointAt(series, categoryIndex), model, { markOf, key: category?.key }),
        color: colorOf(colorAt(model, series, categoryIndex), mode),
      })),
      ...(together && others ? [others] : []),
    ],
  };
}

/** Returns the tooltip of a course: a project with its weight, or all lines of a year. */
function courseText(model: ChartModel, category: number, series: number, mode: ColorMode): TooltipText {
  const { label = '', detail } = model.categories[category] ?? {};
  const { format } = displayOf(model.quantity);
  const dot = dotAt(model, series);
  if (dot)
    return {
      titleLines: wrapTitle(dot.label),
      lines: [
        {
          label: `${label}, ${dot.weightText}`,
          figure: format(dot.value),
          color: colorOf('optimization', mode),
        },
      ],
    };
  return {
    titleLines: wrapTitle([label, detail].filter(Boolean).join(', ')),
    lines: model.series.flatMap(({ data, label: name, backgroundColor }) => {
      const value = data[category] ?? null;
      return value === null
        ? []
        : [{ label: name, figure: format(value), color: colorOf(backgroundColor, mode) }];
    }),
  };
}

/** Returns the total of the hatched part of a bar; null where there is none. */
function othersLine(model: ChartModel, categoryIndex: number, { mode, markOf }: TooltipSurroundings) {
  const point = drawnOthers(model)[categoryIndex];
  if (!point || !model.others) return null;
  return {
    label: model.others.label,
    figure: figureText(point, model, { markOf, key: undefined }),
    color: colorOf('left-out', mode),
  };
}

function figureText(
  point: CoveredPoint,
  model: ChartModel,
  { markOf, key }: Pick<TooltipSurroundings, 'markOf'> & { readonly key: string | undefined },
): string {
  const figure = signedFigure(model, { value: point.value, key }, displayOf(model.quantity).format);
  const mark = markOf(point);
  return mark === null ? figure : `${figure} (${mark})`;
}

/** Returns a tooltip as one sentence, for a screen reader. */
export function announcedText({ titleLines, lines }: TooltipText): string {
  return [titleLines.join(' '), ...lines.map(({ label, figure }) => `${label}: ${figure}`)].join('; ');
}

/** Builds nodes and never HTML, because names come from uploaded files. */
export function tooltipElement({ titleLines, lines }: TooltipText): HTMLElement {
  const root = document.createElement('div');
  for (const line of titleLines) {
    const title = root.appendChild(document.createElement('div'));
    title.textContent = line;
    title.style.fontWeight = '650';
  }
  for (const { label, figure, color } of lines) {
    const row = root.appendChild(document.createElement('div'));
    row.style.cssText = 'display:flex;align-items:center;gap:8px;margin-top:4px';
    const swatch = row.appendChild(document.createElement('span'));
    swatch.style.cssText = 'width:12px;height:12px;border-radius:3px;flex:none';
    swatch.style.backgroundColor = color;
    row.appendChild(document.createElement('span')).textContent = label;
    const amount = row.appendChild(document.createElement('span'));
    amount.style.cssText =
      'margin-left:auto;padding-left:16px;font-weight:600;font-variant-numeric:tabular-nums';
    amount.textContent = figure;
  }
  return root;
}
