import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { type MapPoint, pointOf } from './coordinates.ts';

const HEIGHT_PX = 180;

// The map library is loaded with the first map. If that fails, the form must survive with its typed input.
const LocationMap = lazy(() => import('./location-map.tsx').catch(() => ({ default: NoMap })));

interface LocationPreviewProps {
  /** as the fields contain them */
  readonly latitude: string;
  readonly longitude: string;
  /** called with the point that somebody clicks; absent where the map only shows */
  readonly onPick?: (point: MapPoint) => void;
}

/**
 * Shows a small map of the place of a project; it moves when both coordinates are valid, and otherwise stays where it
 * was.
 */
export function LocationPreview({ latitude, longitude, onPick }: LocationPreviewProps) {
  const environment = useQuery(environmentQuery);
  const point = pointOf(latitude, longitude);
  return (
    <Box sx={{ height: HEIGHT_PX, borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      {environment.isPending ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <LocationMap
            latitude={point?.latitude ?? null}
            longitude={point?.longitude ?? null}
            tilesUrl={environment.data?.map_tiles ?? null}
            {...(onPick ? { onPick } : {})}
          />
        </Suspense>
      )}
    </Box>
  );
}

function Waiting() {
  return <Skeleton variant="rectangular" height={HEIGHT_PX} />;
}

function NoMap() {
  const { t } = useTranslation();
  return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('addresses.map.failed')}</Box>;
}
