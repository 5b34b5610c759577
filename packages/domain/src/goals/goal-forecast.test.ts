import { describe, expect, it } from 'vitest';
import { type CountedProject, goalForecast } from './goal-forecast.ts';

const REDUCTION = { lowest: null, highest: null };
const SHARE = { lowest: 0, highest: 100 };
const project = (year: number, value: number, weight = 1): CountedProject => ({ year, value, weight });
/** Two projects a year, 2 points above and below a line that rises 4 points a year from 20 % in 2021. */
const RISING = [2021, 2022, 2023, 2024].flatMap((year) => {
  const middle = 20 + 4 * (year - 2021);
  return [project(year, middle - 2), project(year, middle + 2)];
});

/** Returns the spread of a year, by the normal equations written out and not by way of means. */
function byHand(projects: readonly CountedProject[], year: number, t: number): readonly [number, number] {
  let [w, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (const each of projects) {
    const at = each.year - 2000;
    w += each.weight;
    x += each.weight * at;
    y += each.weight * each.value;
    xx += each.weight * at * at;
    xy += each.weight * at * each.value;
  }
  const determinant = w * xx - x * x;
  const slope = (w * xy - x * y) / determinant;
  const level = (y - slope * x) / w;
  let squares = 0;
  for (const each of projects) {
    squares += each.weight * (each.value - level - slope * (each.year - 2000)) ** 2;
  }
  const at = year - 2000;
  const ofLine = (xx - 2 * at * x + at * at * w) / determinant;
  const ofYear = new Set(projects.map((each) => each.year)).size / w;
  const half = t * Math.sqrt((squares / (projects.length - 2)) * (ofLine + ofYear));
  return [level + slope * at - half, level + slope * at + half];
}

describe('a forecast', () => {
  it('is a spread around the trend from the last year on, wider the further it looks', () => {
    const forecast = goalForecast(RISING, 2027, REDUCTION);
    if (forecast.kind !== 'spread') throw new Error(forecast.reason);
    expect(forecast.years.map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027]);
    // s² = 8 × 2² / 6 = 5.333; 2025 lies 2.5 years from the mean of 2022.5, Σ(x − x̄)² = 10: 5.333 × (1/2 + 1/8 + 6.25/10)
    const half = 1.44 * Math.sqrt((32 / 6) * 1.25);
    expect(forecast.years[1]?.lower).toBeCloseTo(36 - half, 9);
    expect(forecast.years[1]?.upper).toBeCloseTo(36 + half, 9);
    const widths = forecast.years.map(({ lower, upper }) => upper - lower);
    expect(widths).toEqual(widths.toSorted((left, right) => left - right));
  });

  it('weighs projects: figures drawn at random come out as by the normal equations', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    let compared = 0;
    for (let round = 0; round < 200; round++) {
      const projects = Array.from({ length: 9 }, (_, index) =>
        project(2020 + (index % 4), 30 + 10 * random(), 50 + 50 * random()),
      );
      const weight = projects.reduce((sum, each) => sum + each.weight, 0);
      const equals = weight ** 2 / projects.reduce((sum, each) => sum + each.weight ** 2, 0);
      const [lower, upper] = byHand(projects, 2026, equals >= 8 ? 1.44 : 1.476);
      const forecast = goalForecast(projects, 2026, REDUCTION);
      if (forecast.kind !== 'spread') continue;
      compared++;
      expect(forecast.years.at(-1)?.lower).toBeCloseTo(lower, 6);
      expect(forecast.years.at(-1)?.upper).toBeCloseTo(upper, 6);
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('does not depend on the unit of the weights', () => {
    const inKg = RISING.map((each) => ({ ...each, weight: each.weight * 1000 }));
    const [inTon, other] = [goalForecast(RISING, 2026, REDUCTION), goalForecast(inKg, 2026, REDUCTION)];
    if (inTon.kind !== 'spread' || other.kind !== 'spread') throw new Error('none');
    expect(other.years.at(-1)?.lower).toBeCloseTo(inTon.years.at(-1)?.lower ?? Number.NaN, 9);
  });

  it('of a share ends at 0 and 100 %, and of a reduction goes on below and above', () => {
    const high = RISING.map((each) => ({ ...each, value: each.value + 65 }));
    const upper = goalForecast(high, 2027, SHARE);
    expect(upper.kind === 'spread' && upper.years.at(-1)?.upper).toBe(100);
    const above = goalForecast(high, 2027, REDUCTION);
    expect(above.kind === 'spread' && (above.years.at(-1)?.upper ?? 0) > 100).toBe(true);
    const falling = RISING.map((each) => ({ ...each, value: 40 - each.value }));
    const [share, reduction] = [goalForecast(falling, 2027, SHARE), goalForecast(falling, 2027, REDUCTION)];
    expect(share.kind === 'spread' && share.years.at(-1)?.lower).toBe(0);
    expect(reduction.kind === 'spread' && (reduction.years.at(-1)?.lower ?? 0) < 0).toBe(true);
  });
});

describe('there is none', () => {
  const reasonOf = (projects: readonly CountedProject[], untilYear = 2026) => {
    const forecast = goalForecast(projects, untilYear, REDUCTION);
    return forecast.kind === 'none' ? forecast.reason : null;
  };
  const upTo = (year: number) => RISING.filter((each) => each.year <= year);

  it('of less than four years and less than eight projects', () => {
    expect(reasonOf([])).toBe('few');
    expect(reasonOf(upTo(2023))).toBe('few');
    const two = [project(2022, 20), project(2022, 30)];
    expect(reasonOf([...upTo(2023), ...two])).toBeNull();
    expect(reasonOf(RISING.filter((_, index) => index % 2 === (index < 4 ? 0 : 1)))).toBeNull();
  });

  it('of eight projects in two years', () => {
    expect(reasonOf([...upTo(2022), ...upTo(2022)])).toBe('few');
  });

  it('where one project outweighs the others', () => {
    const [first, ...others] = RISING;
    expect(reasonOf([{ ...(first ?? project(0, 0)), weight: 6 }, ...others])).toBe('one-heavy');
    expect(reasonOf([{ ...(first ?? project(0, 0)), weight: 5 }, ...others])).toBeNull();
  });

  it('of a year that has figures, and of one that is twice as far ahead as these look back', () => {
    expect(reasonOf(RISING, 2024)).toBe('passed');
    expect(reasonOf(RISING, 2030)).toBeNull();
    expect(reasonOf(RISING, 2031)).toBe('far');
  });

  it('of figures so scattered that it says nothing, and of figures without any spread', () => {
    const scattered = RISING.map((each, index) => ({ ...each, value: index % 2 === 0 ? 0 : 60 }));
    expect(reasonOf(scattered)).toBe('wide');
    const even = RISING.map((each) => ({ ...each, value: 4 * (each.year - 2020) }));
    expect(reasonOf(even)).toBe('no-spread');
  });
});
