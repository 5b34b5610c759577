import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { usePrintedAt } from '../../../ui/print/printing.ts';
import { createProjectMap, type MapGroup, type MapPoint, type ProjectMap } from './create-project-map.ts';

interface UseProjectMap {
  readonly points: readonly MapPoint[];
  readonly tilesUrl: string | null;
  readonly wordsOf: (group: MapGroup) => { readonly name: string; readonly lines: readonly string[] };
  readonly onOpen: (group: MapGroup, byTouch: boolean) => void;
}

/** Keeps a map of points in an element. Where tiles can't be fetched it has the background that comes with the product. */
export function useProjectMap({ points, tilesUrl, wordsOf, onOpen }: UseProjectMap) {
  const { t, i18n } = useTranslation();
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<ProjectMap>(null);
  const [tilesFail, setTilesFail] = useState(false);
  const latest = useRef({ wordsOf, onOpen });
  useEffect(() => {
    latest.current = { wordsOf, onOpen };
  }, [wordsOf, onOpen]);
  const tiles = tilesFail ? null : tilesUrl;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of a map change with the language only
  useEffect(() => {
    if (!canvas.current) return;
    const made = createProjectMap(canvas.current, {
      tilesUrl: tiles,
      texts: {
        zoomIn: t('projectMap.zoomIn'),
        zoomOut: t('projectMap.zoomOut'),
        tiles: t('projectMap.tiles'),
      },
      onTiles: (arrived) => setTilesFail(!arrived),
      wordsOf: (group) => latest.current.wordsOf(group),
      onOpen: (group, byTouch) => latest.current.onOpen(group, byTouch),
    });
    map.current = made;
    return () => {
      made.remove();
      map.current = null;
    };
  }, [tiles, i18n.language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that was made anew needs its points again
  useEffect(() => {
    map.current?.show(points);
  }, [points, tiles, i18n.language]);

  const printed = usePrintedAt() !== null;
  // The browser prints as soon as this is done.
  useLayoutEffect(() => map.current?.fitPaper(printed), [printed]);

  return { canvas, printed, showWhole: () => map.current?.showWhole(), own: tiles === null };
}
