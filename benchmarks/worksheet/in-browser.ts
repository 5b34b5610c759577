import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

/** What a page shows of a worksheet, in milliseconds of the clock. */
interface InBrowser {
  /** from the last answer of the server until a page of posts is painted with its figures */
  readonly drawnMs: readonly number[];
  /** from a key until the MKI of all posts is painted anew */
  readonly keyMs: readonly number[];
  /** the same, of what the thread of the page worked */
  readonly workedMs: readonly number[];
}

/** ms: a digit that changes nothing fails the run, in place of a wait without end. */
const PATIENCE = 10_000;

const WEB = join(import.meta.dirname, '../../apps/web/dist');

/** Returns the folder of the built application; throws where there is none. */
export function builtWeb(): string {
  const webDir = process.env.WEB_DIR ?? WEB;
  if (!existsSync(join(webDir, 'index.html'))) throw new Error(`There is no built application in ${webDir}`);
  return webDir;
}

interface Place {
  readonly origin: string;
  readonly token: string;
  /** of the worksheet, behind the origin */
  readonly path: string;
  readonly rounds: number;
  readonly strokes: number;
}

/** Opens a worksheet in Chromium several times, each in a new context, and types quantities in it. */
export async function measureInBrowser({ origin, token, path, rounds, strokes }: Place): Promise<InBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const drawnMs: number[] = [];
  const strokesMs: { readonly key: number; readonly worked: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const page = await newPage(browser, origin, token);
    await page.goto(`${origin}/#${path}`);
    const drawn = await drawnAfterAnswers(page);
    // The first round warms everything up.
    if (round > 0) {
      drawnMs.push(drawn);
      strokesMs.push(...(await typeQuantities(page, Math.ceil(strokes / rounds))));
    }
    await page.context().close();
  }
  await browser.close();
  return {
    drawnMs,
    keyMs: strokesMs.map(({ key }) => key),
    workedMs: strokesMs.map(({ worked }) => worked),
  };
}

async function newPage(browser: Browser, origin: string, token: string): Promise<Page> {
  const localStorage = [
    { name: 'milieuspoor.token', value: token },
    { name: 'milieuspoor.last-screen', value: 'work' },
  ];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript({ content: NOTE_WHEN_DRAWN });
  return page;
}

/** Notes the first frame in which a row of the table has its MKI. Answers of the worksheet come before it. */
const NOTE_WHEN_DRAWN = `
  window.drawnAt = undefined;
  performance.setResourceTimingBufferSize(1000);
  const look = () => {
    const cell = document.querySelector('[role=row][data-id] [data-field=mki]');
    if (cell && /\\d/.test(cell.textContent)) {
      // What is in the page now is painted by the next frame.
      requestAnimationFrame(() => { window.drawnAt = performance.now(); });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

async function drawnAfterAnswers(page: Page): Promise<number> {
  for (;;) {
    const drawn = await page.evaluate<number | undefined>(`window.drawnAt === undefined ? undefined
      : window.drawnAt - Math.max(...performance.getEntriesByType('resource')
          .filter(({ name, responseEnd }) => /\\/api\\/v1\\/worksheet\\//.test(name) && responseEnd < window.drawnAt)
          .map(({ responseEnd }) => responseEnd))`);
    if (drawn !== undefined) return drawn;
    await page.waitForTimeout(50);
  }
}

/** Types a digit in the quantity of one post after another; each is painted before the next. */
async function typeQuantities(page: Page, strokes: number) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadMs = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const measured: { readonly key: number; readonly worked: number }[] = [];
  await page.locator('[role=row][data-id] [data-field=quantity]').first().click();
  for (let stroke = 0; stroke < strokes; stroke++) {
    // The comparison with the baseline follows a pause, and is no part of what a key waits for.
    await page.waitForTimeout(1_200);
    const held = await page.evaluate<string>(NOTE_KEY);
    const before = await threadMs();
    const digit = String((stroke % 9) + 1);
    // A quantity that it has already changes nothing.
    await page.keyboard.press(digit === held ? '0' : digit);
    const until = performance.now() + PATIENCE;
    let key: number | undefined;
    while (key === undefined) {
      key = await page.evaluate<number | undefined>('window.keyMs');
      if (key === undefined && performance.now() > until) throw new Error('A digit changed no figure');
      if (key === undefined) await page.waitForTimeout(5);
    }
    measured.push({ key, worked: (await threadMs()) - before });
    await page.keyboard.press('Enter');
  }
  return measured;
}

/**
 * Notes the time from the next key until the frame in which the MKI of its post, or of all posts, is another one. Returns the
 * quantity that stands there.
 */
const NOTE_KEY = `(() => {
  window.keyMs = undefined;
  const row = document.activeElement.closest('[role=row]');
  const summary = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent.startsWith('MKI ('))
    .closest('section').querySelector('p');
  const figures = () => summary.textContent + row.querySelector('[data-field=mki]').textContent;
  const before = figures();
  document.addEventListener('keydown', ({ timeStamp }) => {
    const look = () => {
      if (figures() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => { window.keyMs = performance.now() - timeStamp; });
    };
    requestAnimationFrame(look);
  }, { once: true, capture: true });
  const cell = row.querySelector('[data-field=quantity]');
  return cell.querySelector('input')?.value ?? cell.textContent;
})()`;
