import { describe, expect, it } from 'vitest';
import { exampleResources } from './example-item.fixture.ts';
import {
  improbableByMedian,
  improbableByWeight,
  isComparedByMaterial,
  materialPerUnit,
} from './material-per-unit.ts';

const whole = (ton: number) => ({ ton, isWhole: true });
const inPart = (ton: number) => ({ ton, isWhole: false });

describe('the material of one unit', () => {
  it('is what is primary, secondary and biobased together', () => {
    const resources = exampleResources({ primaryTon: 0.3, secondaryTon: 0.5, biobasedTon: 0.2 });
    expect(materialPerUnit(resources)).toEqual(whole(1));
  });

  it('may be more than what is declared while a part is not', () => {
    expect(materialPerUnit(exampleResources({ primaryTon: 0.4, secondaryTon: null }))).toEqual(inPart(0.4));
  });

  it('is none of work that takes no material, nor where nothing is declared', () => {
    const undeclared = { primaryTon: null, secondaryTon: null, biobasedTon: null };
    expect(materialPerUnit(exampleResources())).toBeNull();
    expect(materialPerUnit(exampleResources(undeclared))).toBeNull();
  });
});

describe('the material of a ton', () => {
  it('is a ton, give or take a factor of two', () => {
    for (const ton of [0.5, 0.93, 1, 1.27, 2]) expect(improbableByWeight('ton', whole(ton))).toBeNull();
    expect(improbableByWeight('ton', whole(2.35))).toEqual({ by: 'ton', times: 2.35 / 2 });
    expect(improbableByWeight('ton', whole(0.4))).toEqual({ by: 'ton', times: 0.5 / 0.4 });
    expect(improbableByWeight('ton', whole(1_000))).toEqual({ by: 'ton', times: 500 });
    expect(improbableByWeight('ton', whole(0.001))).toEqual({ by: 'ton', times: 500 });
  });

  it('is that of each spelling of the unit', () => {
    for (const unit of ['t', 'TON', '1000 kg'])
      expect(improbableByWeight(unit, whole(1_000))?.by).toBe('ton');
  });

  it('is never too little while a part is undeclared, but may be too much', () => {
    expect(improbableByWeight('ton', inPart(0.1))).toBeNull();
    expect(improbableByWeight('ton', inPart(100))).toMatchObject({ times: 50 });
  });
});

it('the material of a kilogram is a thousandth of a ton: a ton, or a millionth, is not', () => {
  for (const ton of [0.0005, 0.001, 0.002]) expect(improbableByWeight('kg', whole(ton))).toBeNull();
  expect(improbableByWeight('KG', whole(1))).toMatchObject({ by: 'kg', times: 500 });
  expect(improbableByWeight('kg', whole(0.000001))).toMatchObject({ by: 'kg' });
});

it('the material of a m3 weighs no more than lead, and may be as light as it likes', () => {
  for (const ton of [0.00002, 2.4, 7.85, 11.34, 12]) expect(improbableByWeight('m3', whole(ton))).toBeNull();
  expect(improbableByWeight('m³', whole(2_400))).toEqual({ by: 'm3', times: 200 });
});

it('the material of a m2 weighs no more than a metre of lead, and that of a m no more than a road tunnel', () => {
  for (const ton of [0.0005, 0.6, 12]) expect(improbableByWeight('m2', whole(ton))).toBeNull();
  expect(improbableByWeight('m²', inPart(180))).toEqual({ by: 'm2', times: 15 });
  for (const ton of [0.002, 20, 300]) expect(improbableByWeight('m1', whole(ton))).toBeNull();
  expect(improbableByWeight('m', whole(600))).toEqual({ by: 'm', times: 2 });
});

it('other units say nothing about weight', () => {
  for (const unit of ['st', 'uur', '']) expect(improbableByWeight(unit, whole(1_000))).toBeNull();
});

it('m3, m2, m and pieces are held against other items, in each spelling; a ton and a lump sum are not', () => {
  for (const unit of ['m3', 'm²', 'm1', 'stuks']) expect(isComparedByMaterial({ unit })).toBe(true);
  for (const unit of ['ton', 'kg', 'post', 'uur']) expect(isComparedByMaterial({ unit })).toBe(false);
});

describe('material far from the median', () => {
  it('is ten times that of the same product, more or less', () => {
    expect(improbableByMedian(whole(4), 'product', 0.4)).toEqual({ by: 'product', times: 10 });
    expect(improbableByMedian(whole(0.04), 'product', 0.4)).toEqual({ by: 'product', times: 10 });
    for (const ton of [0.041, 0.4, 3.9]) expect(improbableByMedian(whole(ton), 'product', 0.4)).toBeNull();
  });

  it('is a hundred times that of the group', () => {
    expect(improbableByMedian(whole(40), 'group', 0.4)?.times).toBeCloseTo(100, 9);
    expect(improbableByMedian(whole(0.004), 'group', 0.4)?.times).toBeCloseTo(100, 9);
    for (const ton of [0.0041, 39]) expect(improbableByMedian(whole(ton), 'group', 0.4)).toBeNull();
  });

  it('is never too little while a part is undeclared', () => {
    expect(improbableByMedian(inPart(0.001), 'group', 0.4)).toBeNull();
    expect(improbableByMedian(inPart(400), 'group', 0.4)).not.toBeNull();
  });

  it('is told of a median above 0 only', () => {
    expect(improbableByMedian(whole(1), 'product', 0)).toBeNull();
  });
});
