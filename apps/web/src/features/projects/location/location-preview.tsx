import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { pointOf } from './coordinates.ts';

const HEIGHT_PX = 180;

// The map library comes with the first map. A form with typed input must not go down with it when it can't be fetched.
const LocationMap = lazy(() => import('./location-map.tsx').catch(() => ({ default: NoMap })));

interface LocationPreviewProps {
  /** as they stand in the fields */
  readonly latitude: string;
  readonly longitude: string;
}

/** A small map of where a project is; it moves when both coordinates are valid, and stays where it was otherwise. */
export function LocationPreview({ latitude, longitude }: LocationPreviewProps) {
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
