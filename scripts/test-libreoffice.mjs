// npm run test:libreoffice -- SEED N: reads N drawn calculations full of formulas, as they are and as LibreOffice recalculates and saves them, and compares every figure.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, nodePath, run } from './installed.mjs';

const [seed = String(Date.now() % 1_000_000), count = '200'] = process.argv.slice(2);
install('everything');
if (process.execPath !== nodePath()) {
  run(nodePath(), [fileURLToPath(import.meta.url), seed, count]);
  process.exit();
}
const { FIRST_WEIGHTED_SETS } = await import('../packages/domain/src/index.ts');
const { readCalculation } = await import('../packages/workbook/src/read-calculation.ts');
const { drawFormulas } = await import('../packages/workbook/src/testing/random-formulas.ts');

/** What two ways to add up the same numbers may differ. */
const TOLERANCE = 1e-9;
/** This many files per start of LibreOffice. */
const BATCH = 25;
/** One in this many workbooks is saved as .xls too. */
const XLS_EVERY = 4;
/** For one batch on a machine that has much else to do. */
const PATIENCE_MS = 300_000;
/** Without this LibreOffice believes the results in the files of others. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

/** @typedef {{ name: string, seed: number, bytes: Uint8Array, isWrong: boolean }} Drawn */

if (spawnSync('soffice', ['--version']).error) {
  console.error(
    'LibreOffice is missing: no soffice is on the PATH. Install it (apt-get install libreoffice-calc).',
  );
  process.exit(2);
}
const began = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-libreoffice-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
mkdirSync(join(folder, 'profile', 'user'), { recursive: true });
writeFileSync(join(folder, 'profile', 'user', 'registrymodifications.xcu'), ALWAYS_RECALCULATE);

const found = { workbooks: 0, xls: 0, refused: 0, figures: 0, asked: 0, remarks: 0, wrong: 0 };
/** @type {string[]} */
const differences = [];
/** @type {string[]} */
const unnoticed = [];
for (let first = 0; first < Number(count); first += BATCH) {
  const size = Math.min(BATCH, Number(count) - first);
  const batch = Array.from({ length: size }, (_, index) => draw(first + index, false));
  // Its comparison must fail, or nothing was recalculated, or nothing compared.
  await compareBatch([...batch, draw(first, true)]);
}
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  `Seed ${seed}: ${found.workbooks} workbooks, ${found.xls} of them as .xls too (${found.refused} refused); ${found.figures} figures compared, ${found.asked} questions, ${found.remarks} remarks; ${differences.length} differences; ${found.wrong} of ${found.wrong + unnoticed.length} wrong results noticed; ${seconds} seconds.`,
);
for (const difference of differences.slice(0, 40)) console.error(difference);
for (const name of unnoticed) console.error(`${name}: its wrong result was not noticed`);
if (differences.length > 0 || unnoticed.length > 0 || found.refused > 0) process.exitCode = 1;

/**
 * @param {number} index
 * @param {boolean} isWrong
 * @returns {Drawn}
 */
function draw(index, isWrong) {
  const own = Number(seed) * 10_000 + index;
  return {
    name: `${isWrong ? 'wrong' : 'right'}-${own}`,
    seed: own,
    bytes: drawFormulas(own, isWrong),
    isWrong,
  };
}

/** @param {readonly Drawn[]} batch */
async function compareBatch(batch) {
  for (const { name, bytes } of batch) writeFileSync(join(folder, `${name}.xlsx`), bytes);
  const asXls = batch.filter(({ seed, isWrong }) => isWrong || seed % XLS_EVERY === 0);
  recalculate(batch, 'xlsx');
  recalculate(asXls, 'xls');
  for (const drawn of batch) {
    const { name, bytes, isWrong } = drawn;
    const original = await readCalculation(bytes, `${name}.xlsx`, FIRST_WEIGHTED_SETS);
    for (const format of asXls.includes(drawn) ? ['xlsx', 'xls'] : ['xlsx']) {
      const fileName = `${name}.${format}`;
      const saved = new Uint8Array(readFileSync(join(folder, 'saved', fileName)));
      const again = await readCalculation(saved, fileName, FIRST_WEIGHTED_SETS);
      /** @type {string[]} */
      const here = [];
      const figures = compare(original, again, fileName, here);
      if (isWrong && here.length > 0) found.wrong++;
      else if (isWrong) unnoticed.push(fileName);
      if (isWrong) continue;
      differences.push(...here);
      found.figures += figures;
      found.asked += again.questions.length;
      if (format === 'xls') found.xls++;
      else found.workbooks++;
      if (original.kind === 'read') found.remarks += original.warnings.length;
      else {
        found.refused++;
        console.error(`${fileName} is refused: ${JSON.stringify(original.problems.slice(0, 3))}`);
      }
    }
  }
}

/**
 * Saves the files as LibreOffice calculates them, in the folder 'saved'.
 * @param {readonly Drawn[]} files
 * @param {string} format
 */
function recalculate(files, format) {
  if (files.length === 0) return;
  const { status, error, stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      ...['--headless', '--convert-to', format, '--outdir', join(folder, 'saved')],
      ...files.map(({ name }) => join(folder, `${name}.xlsx`)),
    ],
    { encoding: 'utf8', timeout: PATIENCE_MS },
  );
  if (status === 0) return;
  console.error(`LibreOffice saved nothing: ${error?.message ?? stderr}`);
  process.exit(2);
}

/**
 * Compares two readings, value by value; returns how many numbers it compared.
 * @param {unknown} one
 * @param {unknown} other
 * @param {string} path
 * @param {string[]} told
 * @returns {number}
 */
function compare(one, other, path, told) {
  if (typeof one === 'number' && typeof other === 'number') {
    const largest = Math.max(Math.abs(one), Math.abs(other));
    if (!(Math.abs(one - other) <= TOLERANCE * largest)) told.push(`${path}: ${one} is ${other}`);
    return 1;
  }
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    let figures = 0;
    for (const key of new Set([...left.keys(), ...right.keys()]))
      figures += compare(left.get(key), right.get(key), `${path} ${key}`, told);
    return figures;
  }
  // A question quotes all digits of a number; LibreOffice saves results in 15 of them, and the last may be another.
  if (isQuotedNumber(one) && isQuotedNumber(other)) return compare(quoted(one), quoted(other), path, told);
  if (one !== other) told.push(`${path}: ${JSON.stringify(one)} is ${JSON.stringify(other)}`);
  return 0;
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isQuotedNumber(value) {
  return typeof value === 'string' && /^-?\d{1,3}(?:\.?\d{3})*,\d+$/.test(value);
}

/** @param {string} text */
function quoted(text) {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
