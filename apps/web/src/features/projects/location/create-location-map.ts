import { roundCoordinate } from '@milieuspoor/domain';
import * as leaflet from 'leaflet';
import { DEFAULT_CENTRE, DEFAULT_ZOOM, type MapPoint } from './coordinates.ts';

interface MapOptions {
  /** address of the tiles, null for none */
  readonly tilesUrl: string | null;
  readonly texts: { readonly zoomIn: string; readonly zoomOut: string; readonly attribution: string };
  /** called with whether tiles arrive */
  readonly onTiles: (arrived: boolean) => void;
  /** called with the point that somebody clicks, to six decimals */
  readonly onPick: (point: MapPoint) => void;
}

/** The deepest zoom of the Dutch background map. */
const MAX_ZOOM = 19;

/**
 * Makes a map of the middle of the Netherlands. The page scrolls over it: only dragging, the buttons and the keyboard
 * move it.
 */
export function createLocationMap(
  element: HTMLElement,
  { tilesUrl, texts, onTiles, onPick }: MapOptions,
): leaflet.Map {
  const map = leaflet.map(element, {
    center: toLatLng(DEFAULT_CENTRE),
    zoom: DEFAULT_ZOOM,
    maxZoom: MAX_ZOOM,
    scrollWheelZoom: false,
    // The map would catch a finger that scrolls the page.
    dragging: !leaflet.Browser.mobile,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: false,
    markerZoomAnimation: false,
    inertia: false,
  });
  leaflet.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  map.on('click', ({ latlng }) =>
    onPick({ latitude: roundCoordinate(latlng.lat), longitude: roundCoordinate(latlng.wrap().lng) }),
  );
  if (tilesUrl === null) return map;
  leaflet.control.attribution({ prefix: false }).addTo(map);
  leaflet
    .tileLayer(tilesUrl, { maxZoom: MAX_ZOOM, attribution: texts.attribution })
    .on('tileload', () => onTiles(true))
    .on('tileerror', () => onTiles(false))
    .addTo(map);
  return map;
}

/** Puts a marker at a point, and centres the map on it. */
export function placeMarker(map: leaflet.Map, point: MapPoint): leaflet.Marker {
  map.setView(toLatLng(point), map.getZoom(), { animate: false });
  const icon = leaflet.divIcon({
    className: 'location-marker',
    html: MARKER,
    iconSize: [28, 36],
    iconAnchor: [14, 35],
  });
  return leaflet.marker(toLatLng(point), { icon, interactive: false, keyboard: false }).addTo(map);
}

const MARKER = `<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true">
  <path d="M14 35C10 28 2 22 2 14a12 12 0 0 1 24 0c0 8-8 14-12 21z" stroke-width="2"/><circle cx="14" cy="14" r="4.5"/>
</svg>`;

function toLatLng({ latitude, longitude }: MapPoint): [number, number] {
  return [latitude, longitude];
}
