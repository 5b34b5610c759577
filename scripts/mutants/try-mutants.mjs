import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../installed.mjs';
import { placeOf, seeded, shuffled, spread } from './choose.mjs';
import { createCompiler } from './compiles.mjs';
import { mutantsOf, withFault } from './operators.mjs';
import { ASKED, listTests, runTests } from './run-tests.mjs';
import { createImportGraph, nearestFirst } from './tests-near.mjs';
import { copyRepository, filesOf } from './working-copy.mjs';

/** This number of test files is run first: mostly one of them notices. */
const NEAREST = 8;

/**
 * @typedef {import('./operators.mjs').Mutant & import('./choose.mjs').Place & { file: string }} Chosen
 * @typedef {'killed' | 'survived' | 'looped' | 'undecided'} Verdict an endless loop is noticed too; what ran out of time otherwise, or was
 *   "killed" by a test that fails without it as well, decides nothing
 * @typedef {{ mutant: Chosen, verdict: Verdict, told: string, project: string, by: readonly string[] }} Tried
 */

/**
 * @param {number} seed
 * @param {number} count
 * @param {readonly string[]} paths
 */
export async function tryMutants(seed, count, paths) {
  const files = filesOf(root);
  const { chosen, invalid } = choose(files, seed, count, paths);
  console.log(`Seed ${seed}: ${chosen.length} mutants; ${invalid} more do not compile, so they are none.`);
  const copy = copyRepository(root);
  const tests = listTests(copy.folder);
  const graph = createImportGraph(
    root,
    files.filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file)),
  );

  /** @type {Tried[]} */
  const tried = [];
  for (const mutant of chosen) {
    const began = Date.now();
    const steps = graph.comingTo(mutant.file);
    const text = withFault(readFileSync(join(copy.folder, mutant.file), 'utf8'), mutant);
    const result = await copy.whileFileIs(mutant.file, text, () =>
      tryOne(copy.folder, mutant, (project) => nearestFirst(steps, mutant.file, tests.get(project) ?? [])),
    );
    tried.push(result);
    console.log(`${describe(result)} (${result.told}, ${Math.round((Date.now() - began) / 1000)} s)`);
  }
  await doubtWhatFailsAnyway(copy.folder, tried);
  printOutcome(tried);
}

/**
 * Chooses a fault on each of this many lines, which still compiles with it.
 * @param {readonly string[]} files
 * @param {number} seed
 * @param {number} count
 * @param {readonly string[]} paths
 */
function choose(files, seed, count, paths) {
  const random = seeded(seed);
  const wanted = files.filter((file) => paths.length === 0 || paths.some((path) => file.startsWith(path)));
  const lines = wanted.flatMap((file) => {
    const place = placeOf(file);
    if (place === null) return [];
    const mutants = mutantsOf(file, readFileSync(join(root, file), 'utf8'));
    return [...new Set(mutants.map(({ line }) => line))].map((line) => ({
      ...place,
      file,
      mutants: mutants.filter((mutant) => mutant.line === line),
    }));
  });
  /** @type {Map<string, ReturnType<typeof createCompiler>>} */
  const compilers = new Map();
  /** @type {Chosen[]} */
  const chosen = [];
  let invalid = 0;
  const waiting = spread(lines, random).map(({ mutants, ...where }) => ({
    where,
    mutants: shuffled(mutants, random),
  }));
  while (chosen.length < count && waiting.length > 0) {
    // Each is in another file, so that the compiler can check all of them at once.
    /** @type {Map<string, Chosen>} */
    const asked = new Map();
    for (const { where, mutants } of waiting) {
      if (chosen.length + asked.size >= count) break;
      if (asked.has(where.file) || chosen.some(({ file }) => file === where.file)) continue;
      const mutant = mutants.shift();
      if (mutant) asked.set(where.file, { ...where, ...mutant });
    }
    if (asked.size === 0) break;
    for (const project of new Set([...asked.values()].map((each) => each.project))) {
      const compiles = compilers.get(project) ?? createCompiler(root, project);
      compilers.set(project, compiles);
      const ofProject = [...asked.values()].filter((each) => each.project === project);
      const good = compiles(
        new Map(
          ofProject.map((each) => [each.file, withFault(readFileSync(join(root, each.file), 'utf8'), each)]),
        ),
      );
      chosen.push(...ofProject.filter(({ file }) => good.has(file)));
      invalid += ofProject.length - good.size;
    }
  }
  return { chosen, invalid };
}

/**
 * @param {string} folder
 * @param {Chosen} mutant
 * @param {(project: string) => readonly string[]} testsOf
 * @returns {Promise<Tried>}
 */
async function tryOne(folder, mutant, testsOf) {
  let ran = 0;
  let coming = 0;
  for (const { project, files, seconds, besideOnly } of ASKED[mutant.area] ?? []) {
    const near = testsOf(project).filter((file) => !besideOnly || dirname(file) === dirname(mutant.file));
    coming += near.length;
    for (const asked of [near.slice(0, NEAREST), near.slice(NEAREST, files)]) {
      if (asked.length === 0) continue;
      ran += asked.length;
      const result = await runTests(folder, project, asked, { seconds, bail: true });
      if (result.outcome === 'failed') {
        const by = result.by.length > 0 ? result.by : asked;
        return { mutant, verdict: 'killed', told: result.by[0] ?? `all of ${project}`, project, by };
      }
      if (result.outcome === 'timed out') {
        const verdict = mutant.canLoop ? 'looped' : 'undecided';
        return { mutant, verdict, told: `out of time in ${project}`, project, by: [] };
      }
    }
  }
  return {
    mutant,
    verdict: 'survived',
    told: `${ran} of ${coming} test files that come to it`,
    project: '',
    by: [],
  };
}

/**
 * Undoes the verdict of tests that also fail without the mutant: they have not noticed it.
 * @param {string} folder
 * @param {Tried[]} tried
 */
async function doubtWhatFailsAnyway(folder, tried) {
  for (const name of new Set(tried.map(({ project }) => project).filter(Boolean))) {
    const killers = [...new Set(tried.filter(({ project }) => project === name).flatMap(({ by }) => by))];
    if (killers.length === 0) continue;
    const result = await runTests(folder, name, killers, { seconds: 900, bail: false });
    if (result.outcome === 'passed') continue;
    const failing = result.outcome === 'failed' ? result.by : killers;
    for (const one of tried)
      if (
        one.project === name &&
        one.verdict === 'killed' &&
        one.by.every((file) => failing.includes(file))
      ) {
        one.verdict = 'undecided';
        console.log(`${describe(one)}: ${one.told} fails without it as well`);
      }
  }
}

/** @param {Tried} tried */
function describe({ mutant: { file, line, before, after, operator }, verdict }) {
  /** @param {string} text */
  const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 90) || '(nothing)';
  return `${verdict} ${file}:${line} [${operator}] ${short(before)} → ${short(after)}`;
}

/** @param {readonly Tried[]} tried */
function printOutcome(tried) {
  const survivors = tried.filter(({ verdict }) => verdict === 'survived');
  console.log(`\nSurvivors: ${survivors.length}`);
  for (const one of survivors) console.log(describe(one));
  console.log(
    '\n| where | mutants | killed | survived | killed of those two |\n| --- | --- | --- | --- | --- |',
  );
  for (const area of new Set(tried.map(({ mutant }) => mutant.area))) {
    const inArea = tried.filter(({ mutant }) => mutant.area === area);
    const rooms = new Set(inArea.map(({ mutant }) => mutant.room)).size;
    console.log(rowOf(rooms > 1 ? `${area}, ${rooms} rooms` : area, inArea));
  }
  console.log(rowOf('all', tried));
  for (const verdict of ['looped', 'undecided'])
    console.log(`${verdict}: ${tried.filter((one) => one.verdict === verdict).length}`);
}

/**
 * @param {string} where
 * @param {readonly Tried[]} tried
 */
function rowOf(where, tried) {
  const killed = tried.filter(({ verdict }) => verdict === 'killed' || verdict === 'looped').length;
  const survived = tried.filter(({ verdict }) => verdict === 'survived').length;
  const share = killed + survived === 0 ? '–' : `${Math.round((100 * killed) / (killed + survived))} %`;
  return `| ${where} | ${tried.length} | ${killed} | ${survived} | ${share} |`;
}
