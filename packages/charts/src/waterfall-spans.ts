/** The part of the axis that a bar of a waterfall covers, in the server's unit. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The one series of a waterfall: a total, the steps from it, and the total that they lead to. */
interface Waterfall {
  readonly series: readonly { readonly data: readonly (number | null)[] }[];
}

/** Returns the span of each bar: totals begin at 0, and each step where the one before it ends. */
export function waterfallSpans({ series: [series] }: Waterfall): Span[] {
  const figures = series?.data ?? [];
  let at = 0;
  return figures.map((figure, place) => {
    const isTotal = place === 0 || place === figures.length - 1;
    const from = isTotal ? 0 : at;
    // A figure that is not stated is drawn as nothing.
    at = from + (figure ?? 0);
    return { from, to: at };
  });
}

/** Returns the lowest and the highest value that a waterfall reaches. */
export function waterfallReach(waterfall: Waterfall): { lowest: number; highest: number } {
  const ends = waterfallSpans(waterfall).flatMap(({ from, to }) => [from, to]);
  return { lowest: Math.min(0, ...ends), highest: Math.max(0, ...ends) };
}
