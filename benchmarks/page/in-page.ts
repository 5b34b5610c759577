/**
 * This code runs in the page itself, as text: these folders are typed for Node, which has no document. It records in
 * `window.noted` when the application's own heading and when all charts were there, and when text was last painted in a chart, ms
 * since the navigation. A chart counts once it contains text: an empty canvas does not.
 */
export const NOTE_WHAT_IS_DRAWN = `{
  const noted = (window.noted = { painted: 0 });
  let looked = 0;
  const drawing = CanvasRenderingContext2D.prototype;
  const { fillText } = drawing;
  drawing.fillText = function (...text) {
    if (this.canvas.isConnected) {
      this.canvas.written = true;
      noted.painted = performance.now();
    }
    return fillText.apply(this, text);
  };
  const look = () => {
    if (!noted.firstHeading && document.querySelector('#root h1')) noted.firstHeading = performance.now();
    requestAnimationFrame(look);
    // What nobody comes near is drawn once somebody scrolls.
    if (noted.firstHeading) window.dispatchEvent(new Event('scroll'));
    // Where nothing was painted nothing is looked for: measuring takes its time from the page as well.
    if (looked === noted.painted) return;
    looked = noted.painted;
    const pictures = document.querySelectorAll('[role=img][aria-label]:not(svg)');
    const drawn = [...pictures].filter((picture) => picture.querySelector('canvas')?.written).length;
    // Charts arrive as their figures do: the last time that all of them stand is the one that counts.
    if (pictures.length > 0 && drawn === pictures.length && pictures.length !== noted.charts)
      requestAnimationFrame(() => {
        noted.charts = pictures.length;
        noted.drawn = performance.now();
      });
  };
  look();
}`;

/** True once nothing was drawn for two seconds. */
export const ALL_IS_DRAWN = 'noted.drawn !== undefined && performance.now() - noted.drawn > 2000';

/** The scripts that have arrived so far. */
export const SCRIPTS_SO_FAR = `performance
  .getEntriesByType('resource')
  .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
  .map(({ name }) => name)`;

/**
 * The charts of the dashboard with their size and figures: React stores at each element the properties that it was made
 * with; the nearest ones that contain a model belong to the chart.
 */
export const CHARTS = `[...document.querySelectorAll('[role=img][aria-label]:not(svg)')].map((picture) => {
  const key = Object.keys(picture).find((name) => name.startsWith('__reactFiber$'));
  let fiber = picture[key];
  while (fiber && !fiber.memoizedProps?.model) fiber = fiber.return;
  return { model: fiber.memoizedProps.model, width: picture.clientWidth, height: picture.clientHeight };
})`;

/** Clicks the first entry of the total's legend; returns the ms until the frame with the next level is painted. */
export const DRILL = `(async () => {
  const crumb = () => document.querySelector('nav[aria-label^=Niveaus] [aria-current=page]')?.textContent;
  const first = () => document.querySelector('button[aria-label*=onderliggende]');
  while (!first()) await new Promise((resolve) => requestAnimationFrame(resolve));
  const entry = first();
  const before = crumb();
  const start = performance.now();
  noted.clicked = start;
  entry.click();
  while (crumb() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
})()`;

/** ms from that click until the last chart was painted. */
export const ALL_REDRAWN = 'noted.painted - noted.clicked';
