import Skeleton from '@mui/material/Skeleton';
import { useLongerThan } from './use-longer-than.ts';

/** A wait shorter than this shows nothing, ms. */
export const LOADING_SHOWS_AFTER = 1000;

/** The room that a chart is about to take, shown as such when it keeps the reader waiting. */
export function ChartLoading({ height }: { readonly height: number }) {
  const long = useLongerThan(true, LOADING_SHOWS_AFTER);
  return long ? <Skeleton variant="rounded" height={height} /> : <div style={{ height }} />;
}
