import Box from '@mui/material/Box';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { coordinateText, type MapPoint } from './coordinates.ts';
import { createLocationMap, placeMarker } from './create-location-map.ts';
import { MAP_STYLES } from './map-styles.ts';

/** On a map that takes a point the cursor aims. */
const AIMS = { '& .leaflet-container.leaflet-grab': { cursor: 'crosshair' } } as const;

export interface LocationMapProps {
  /** degrees; null while there is no valid point */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** address of the tiles, null for a plain canvas */
  readonly tilesUrl: string | null;
  readonly onPick?: (point: MapPoint) => void;
}

/** Shows a map with one point; without tiles, or if they can't be fetched, the point is on a plain canvas. */
export default function LocationMap({ latitude, longitude, tilesUrl, onPick }: LocationMapProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const marker = useRef<Marker>(null);
  const picked = useRef(onPick);
  useEffect(() => {
    picked.current = onPick;
  }, [onPick]);
  const [tilesFail, setTilesFail] = useState(false);
  const plain = tilesUrl === null || tilesFail;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of a map change with the language only
  useEffect(() => {
    if (!canvas.current) return;
    const made = createLocationMap(canvas.current, {
      tilesUrl,
      texts: {
        zoomIn: t('addresses.map.zoomIn'),
        zoomOut: t('addresses.map.zoomOut'),
        attribution: t('addresses.map.attribution'),
      },
      onTiles: (arrived) => setTilesFail(!arrived),
      onPick: (point) => picked.current?.(point),
    });
    map.current = made;
    // In a dialog or a step that is opening, the canvas gets its size later.
    const observer = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    observer.observe(canvas.current);
    return () => {
      observer.disconnect();
      made.remove();
      map.current = null;
      marker.current = null;
    };
  }, [tilesUrl, i18n.language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that was made anew needs its point again
  useEffect(() => {
    if (!map.current) return;
    marker.current?.remove();
    marker.current =
      latitude === null || longitude === null ? null : placeMarker(map.current, { latitude, longitude });
  }, [latitude, longitude, tilesUrl, i18n.language]);

  return (
    <Box sx={{ position: 'relative', height: '100%', ...(onPick ? AIMS : {}) }}>
      <Box
        ref={canvas}
        role="region"
        aria-label={t('addresses.map.label')}
        aria-describedby={id}
        data-plain={plain}
        title={onPick && t('addresses.map.pick')}
        sx={MAP_STYLES}
      />
      {plain && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            zIndex: 1,
            right: 8,
            bottom: 6,
            fontSize: '0.8125rem',
            color: 'text.secondary',
            pointerEvents: 'none',
          }}
        >
          {t('addresses.map.noTiles')}
        </Box>
      )}
      <span id={id}>
        <VisuallyHidden>
          {latitude === null || longitude === null
            ? t('addresses.map.noPoint')
            : t('addresses.map.point', {
                latitude: coordinateText(latitude),
                longitude: coordinateText(longitude),
              })}{' '}
          {plain && `${t('addresses.map.noTiles')}.`}
        </VisuallyHidden>
      </span>
    </Box>
  );
}
