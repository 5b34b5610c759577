import Skeleton from '@mui/material/Skeleton';
import { useLongerThan } from './use-longer-than.ts';

/** A shorter wait than this shows nothing, ms. */
export const LOADING_SHOWS_AFTER = 1000;

/** The room for a chart, with an indicator when it takes long. */
export function ChartLoading({ height }: { readonly height: number }) {
  const long = useLongerThan(true, LOADING_SHOWS_AFTER);
  return long ? <Skeleton variant="rounded" height={height} /> : <div style={{ height }} />;
}
