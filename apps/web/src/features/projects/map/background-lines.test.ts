import { describe, expect, it } from 'vitest';
import { type LatLng, pointsOfSteps } from './background-lines.ts';
import background from './netherlands.json' with { type: 'json' };

it('steps are added up to points', () => {
  expect(pointsOfSteps('5000 52000 100 -50 -100 0')).toEqual([
    [52, 5],
    [51.95, 5.1],
    [51.95, 5],
  ]);
});

/** Tells whether a point lies within an area, by the number of edges to its right. */
function isWithin([latitude, longitude]: LatLng, area: readonly LatLng[]): boolean {
  let within = false;
  area.forEach(([north, east], index) => {
    const [southOf, westOf] = area.at(index - 1) ?? [north, east];
    if (
      north > latitude !== southOf > latitude &&
      longitude < ((westOf - east) * (latitude - north)) / (southOf - north) + east
    )
      within = !within;
  });
  return within;
}

const isIn = (point: LatLng, areas: readonly string[]) =>
  areas.some((area) => isWithin(point, pointsOfSteps(area)));

describe('the background of the Netherlands', () => {
  it.each<[string, LatLng]>([
    ['Utrecht', [52.09, 5.12]],
    ['Groningen', [53.22, 6.57]],
    ['Maastricht', [50.85, 5.69]],
    ['Middelburg', [51.5, 3.61]],
    ['De Koog', [53.1, 4.77]],
    ['Terneuzen', [51.32, 3.83]],
  ])('has %s on its land', (_name, point) => {
    expect(isIn(point, background.land)).toBe(true);
    expect(isIn(point, background.around)).toBe(false);
  });

  it.each<[string, LatLng]>([
    ['Antwerp', [51.22, 4.4]],
    ['Cologne', [50.94, 6.96]],
    ['Turnhout', [51.32, 4.94]],
  ])('has %s across the border', (_name, point) => {
    expect(isIn(point, background.around)).toBe(true);
    expect(isIn(point, background.land)).toBe(false);
  });

  it('has the sea outside of all land, and the IJsselmeer as a lake around Flevoland', () => {
    const sea: LatLng = [52.5, 3.5];
    expect(isIn(sea, background.land) || isIn(sea, background.around)).toBe(false);
    const [[lake = '', island = ''] = []] = background.lakes;
    expect(isWithin([52.8, 5.3], pointsOfSteps(lake))).toBe(true);
    expect(isWithin([52.45, 5.5], pointsOfSteps(island))).toBe(true);
  });
});
