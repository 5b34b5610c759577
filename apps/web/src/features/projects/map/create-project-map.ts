import * as leaflet from 'leaflet';
import { type LatLng, pointsOfSteps } from './background-lines.ts';
import { groupPoints } from './group-points.ts';
import background from './netherlands.json' with { type: 'json' };

/** A point on the map. */
export interface MapPoint {
  readonly id: string;
  readonly at: LatLng;
  /** px */
  readonly radius: number;
  /** as the styles of the map name it */
  readonly kind: string;
}

/** A point, or several that are too near to one another to be pressed apart. */
export type MapGroup = readonly [MapPoint, ...MapPoint[]];

interface ProjectMapOptions {
  /** address of the tiles; null for the background that comes with the product */
  readonly tilesUrl: string | null;
  readonly texts: { readonly zoomIn: string; readonly zoomOut: string; readonly tiles: string };
  /** called with whether tiles arrive */
  readonly onTiles: (arrived: boolean) => void;
  /** returns what a button is called, and what stands beside it while it has the pointer or the focus */
  readonly wordsOf: (group: MapGroup) => { readonly name: string; readonly lines: readonly string[] };
  /** called when somebody presses a point, or a group that no zoom takes apart */
  readonly onOpen: (group: MapGroup, byTouch: boolean) => void;
}

/** The Netherlands in Europe, which is shown while there are no points. */
const NETHERLANDS = leaflet.latLngBounds([50.72, 3.3], [53.6, 7.25]);
/** px: points that are nearer than this can't be pressed apart */
const REACH_PX = 30;
/** Our own background has lines of some 500 m; tiles have streets. */
const MAX_ZOOM = { own: 13, tiles: 17 } as const;
const MIN_ZOOM = 5;
/** However near to one another all points are, the coast or a border remains in view. */
const REGION_ZOOM = 9;

export interface ProjectMap {
  show(points: readonly MapPoint[]): void;
  showWhole(): void;
  /** shows the same part in another width, before the browser prints, and afterwards what it was */
  fitPaper(onPaper: boolean): void;
  remove(): void;
}

/** Makes a map of points. The page scrolls over it: dragging, pinching, the buttons and the keyboard move it. */
export function createProjectMap(element: HTMLElement, options: ProjectMapOptions): ProjectMap {
  const { tilesUrl, texts } = options;
  const maxZoom = tilesUrl === null ? MAX_ZOOM.own : MAX_ZOOM.tiles;
  const map = leaflet.map(element, {
    minZoom: MIN_ZOOM,
    maxZoom,
    zoomSnap: tilesUrl === null ? 0.25 : 1,
    scrollWheelZoom: false,
    // The map would catch a finger that scrolls the page; two fingers move and enlarge it.
    dragging: !leaflet.Browser.mobile,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: false,
    markerZoomAnimation: false,
    inertia: false,
  });
  map.fitBounds(NETHERLANDS, { animate: false });
  leaflet.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  if (tilesUrl === null) drawBackground(map);
  else {
    leaflet.control.attribution({ prefix: false }).addTo(map);
    leaflet
      .tileLayer(tilesUrl, { maxZoom, attribution: texts.tiles })
      .on('tileload', () => options.onTiles(true))
      .on('tileerror', () => options.onTiles(false))
      .addTo(map);
  }
  const markers = leaflet.layerGroup().addTo(map);
  let shown: readonly MapPoint[] = [];
  const buttons = new Map<Element | null, string>();
  let focused: string | null = null;

  function open(group: MapGroup, byTouch: boolean): void {
    const bounds = leaflet.latLngBounds(group.map(({ at }) => at));
    const size = map
      .project(bounds.getNorthEast(), maxZoom)
      .distanceTo(map.project(bounds.getSouthWest(), maxZoom));
    if (group.length === 1 || size <= REACH_PX || map.getZoom() >= maxZoom) {
      options.onOpen(group, byTouch);
      return;
    }
    focused = group[0].id;
    map.fitBounds(bounds, { padding: [48, 48], maxZoom, animate: false });
  }

  function draw(): void {
    // Who was at a point stays there when the points are drawn anew.
    focused ??= buttons.get(document.activeElement) ?? null;
    buttons.clear();
    markers.clearLayers();
    const placed = shown.map((point) => ({ ...map.project(point.at, map.getZoom()), point }));
    const groups = groupPoints(placed, REACH_PX).map((group) => group.map(({ point }) => point));
    for (const points of groups) {
      const [first, ...others] = points;
      if (!first) continue;
      const group: MapGroup = [first, ...others];
      const { marker, button } = markerOf(group, options.wordsOf(group), (byTouch) => open(group, byTouch));
      marker.addTo(markers);
      buttons.set(button, first.id);
      button.addEventListener('focus', () => {
        // The pointer may still be on another one.
        for (const each of markers.getLayers()) each.closeTooltip();
        marker.openTooltip();
      });
      if (focused !== null && points.some(({ id }) => id === focused)) button.focus({ preventScroll: true });
    }
    focused = null;
  }
  // A group that is pressed may be taken apart by no more than a shift of the map.
  map.on('zoomend', draw);

  const whole = () => {
    const bounds = leaflet.latLngBounds(shown.map(({ at }) => at));
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [48, 48], maxZoom: REGION_ZOOM, animate: false });
    else map.fitBounds(NETHERLANDS, { animate: false });
  };
  let onScreen: { readonly center: leaflet.LatLng; readonly zoom: number } | null = null;
  return {
    fitPaper: (onPaper) => {
      if (onPaper === (onScreen !== null)) return;
      const bounds = map.getBounds();
      const former = onScreen;
      onScreen = onPaper ? { center: map.getCenter(), zoom: map.getZoom() } : null;
      map.invalidateSize({ animate: false });
      if (former) map.setView(former.center, former.zoom, { animate: false });
      else map.fitBounds(bounds, { animate: false });
    },
    show: (points) => {
      const same = idsOf(points) === idsOf(shown);
      shown = points;
      // Other figures of the same projects leave the map where somebody moved it.
      if (!same) whole();
      draw();
    },
    showWhole: whole,
    remove: () => map.remove(),
  };
}

function idsOf(points: readonly MapPoint[]): string {
  return points.map(({ id }) => id).join();
}

/** Draws land, borders, lakes and rivers below the points. */
function drawBackground(map: leaflet.Map): void {
  const drawnAs = (className: string) => ({ className, interactive: false, smoothFactor: 0.5 });
  const lines = [
    ...background.around.map((area) => leaflet.polygon(pointsOfSteps(area), drawnAs('map-around'))),
    ...background.land.map((area) => leaflet.polygon(pointsOfSteps(area), drawnAs('map-land'))),
    ...background.lakes.map((rings) => leaflet.polygon(rings.map(pointsOfSteps), drawnAs('map-water'))),
    ...background.rivers.map((line) => leaflet.polyline(pointsOfSteps(line), drawnAs('map-river'))),
  ];
  for (const line of lines) line.addTo(map);
}

/** Makes the button of a point or a group, at its first point. */
function markerOf(
  group: MapGroup,
  { name, lines }: { readonly name: string; readonly lines: readonly string[] },
  onPress: (byTouch: boolean) => void,
) {
  const [first] = group;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-point';
  button.setAttribute('aria-label', name);
  button.dataset.kind = group.length > 1 ? 'group' : first.kind;
  if (group.length > 1) button.textContent = String(group.length);
  const radius = group.length > 1 ? GROUP_RADIUS_PX : first.radius;
  button.style.setProperty('--size', `${2 * radius}px`);
  // A small point is pressed within a larger square.
  const side = Math.max(TARGET_PX, 2 * radius);
  const icon = leaflet.divIcon({ className: 'map-place', html: button, iconSize: [side, side] });
  const marker = leaflet.marker(first.at, {
    icon,
    keyboard: false,
    // A small point is above a large one.
    zIndexOffset: 100_000 - Math.round(radius * 1000),
  });
  const beside = document.createElement('div');
  for (const line of lines) {
    const text = document.createElement('div');
    text.textContent = line;
    beside.append(text);
  }
  marker.bindTooltip(beside, { direction: 'top', offset: [0, -radius], opacity: 1 });
  let byTouch = false;
  button.addEventListener('pointerdown', ({ pointerType }) => {
    byTouch = pointerType === 'touch';
  });
  button.addEventListener('blur', () => marker.closeTooltip());
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') marker.closeTooltip();
    // The map would move by the arrows of a button, and enlarge itself by its plus.
    event.stopPropagation();
  });
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress(byTouch);
    byTouch = false;
  });
  return { marker, button };
}

/** px */
const GROUP_RADIUS_PX = 16;
const TARGET_PX = 24;
