import { useEffect, useEffectEvent, useState } from 'react';
import { pictureOf } from '../export/chart-files.ts';
import type { ExportedChart } from '../export/exported-chart.ts';
import { useExportSurroundings } from '../export/use-chart-export.ts';

export interface PictureToShare {
  /** null while it is being made, and when it could not be */
  readonly picture: Blob | null;
  /** the address with which the page itself can show it */
  readonly address: string | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Makes the picture as soon as somebody considers sharing it, so that they see what is shared. */
export function usePictureToShare(chart: ExportedChart, wanted: boolean): PictureToShare {
  const surroundings = useExportSurroundings();
  const [made, setMade] = useState<{ picture: Blob; address: string } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const make = useEffectEvent(() => pictureOf(chart, surroundings(), true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another picture
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    let address: string | null = null;
    make().then(
      (picture) => {
        if (over) return;
        address = URL.createObjectURL(picture);
        setMade({ picture, address });
      },
      (cause: unknown) => {
        reportError(cause);
        if (!over) setError(cause);
      },
    );
    return () => {
      over = true;
      if (address) URL.revokeObjectURL(address);
      setMade(null);
      setError(null);
    };
  }, [wanted, attempt]);
  return {
    picture: made?.picture ?? null,
    address: made?.address ?? null,
    error,
    retry: () => setAttempt(attempt + 1),
  };
}
