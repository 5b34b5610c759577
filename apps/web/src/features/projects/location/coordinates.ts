import { PROJECT_DATA, roundCoordinate } from '@milieuspoor/domain';
import { numberAsTyped } from '../../../lib/number-as-typed.ts';

/** The largest number of degrees (WGS 84) on either side of zero. */
export const COORDINATE_MAX = {
  latitude: PROJECT_DATA.latitude.max,
  longitude: PROJECT_DATA.longitude.max,
} as const;
export type CoordinateName = keyof typeof COORDINATE_MAX;

/** The centre of a map without a point: Utrecht, in the middle of the Netherlands. */
export const DEFAULT_CENTRE: MapPoint = { latitude: 52.0907, longitude: 5.1214 };
export const DEFAULT_ZOOM = 12;

/** A place on the map, in degrees (WGS 84). */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads degrees, rounded to 6 decimals; returns null for a text that is empty, no number or out of range. */
export function parseCoordinate(text: string, name: CoordinateName): number | null {
  return parseDegrees(text, COORDINATE_MAX[name]);
}

/** Does the same with this many degrees on either side of zero. */
export function parseDegrees(text: string, max: number): number | null {
  const degrees = toNumber(text);
  return Math.abs(degrees) <= max ? roundCoordinate(degrees) : null;
}

/** Returns a coordinate as screens write figures: a comma, and no more decimals than it has. */
export function coordinateText(degrees: number): string {
  return numberAsTyped(degrees);
}

/** Reads a number with a comma or a point; returns NaN for a text that is empty or no number. */
export function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

/** Returns the point of both coordinates; null unless both are numbers within range. */
export function pointOf(latitude: string, longitude: string): MapPoint | null {
  const point = {
    latitude: parseCoordinate(latitude, 'latitude'),
    longitude: parseCoordinate(longitude, 'longitude'),
  };
  return point.latitude === null || point.longitude === null
    ? null
    : { latitude: point.latitude, longitude: point.longitude };
}
