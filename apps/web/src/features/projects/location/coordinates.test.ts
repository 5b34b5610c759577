import { expect, test } from 'vitest';
import { coordinateText, parseCoordinate, pointOf } from './coordinates.ts';

test('a coordinate is rounded to 6 decimals', () => {
  expect(parseCoordinate('52.12345678', 'latitude')).toBe(52.123457);
  expect(parseCoordinate('-5.0000004', 'longitude')).toBe(-5);
});

test('latitude goes from -90 to 90, longitude from -180 to 180', () => {
  expect(parseCoordinate('90', 'latitude')).toBe(90);
  expect(parseCoordinate('90.000001', 'latitude')).toBeNull();
  expect(parseCoordinate('-180', 'longitude')).toBe(-180);
  expect(parseCoordinate('180.000001', 'longitude')).toBeNull();
});

test('a Dutch comma is a decimal sign too', () => {
  expect(parseCoordinate('52,0907', 'latitude')).toBe(52.0907);
});

test('there is a point only when both coordinates are numbers within range', () => {
  expect(pointOf('52.0907', '5.1214')).toEqual({ latitude: 52.0907, longitude: 5.1214 });
  expect(pointOf('52.0907', '')).toBeNull();
  expect(pointOf('', '5.1214')).toBeNull();
  expect(pointOf('noord', '5.1214')).toBeNull();
  expect(pointOf('91', '5.1214')).toBeNull();
  expect(pointOf('0', '0')).toEqual({ latitude: 0, longitude: 0 });
});

test('a coordinate is written with a comma, and read again as it was', () => {
  for (const degrees of [52.123457, -5.1214, 0.000001, 180, 0]) {
    expect(coordinateText(degrees)).not.toContain('.');
    expect(parseCoordinate(coordinateText(degrees), 'longitude')).toBe(degrees);
  }
  expect(coordinateText(-5.1214)).toBe('-5,1214');
});
