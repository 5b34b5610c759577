import { createContext, use, useMemo } from 'react';
import type { TabledType } from './calculation-texts.ts';
import type { UploadProblem } from './upload-problem.ts';

/** Where a file is to go. One file at a time goes to a place. */
export interface UploadPlace {
  readonly projectUuid: string;
  readonly type: TabledType;
}

export type Upload =
  /** `share` of the bytes sent, 0 to 1; at 1 the server reads the file */
  | { readonly phase: 'sending'; readonly file: File; readonly share: number }
  | { readonly phase: 'refused'; readonly file: File; readonly problem: UploadProblem };

interface Uploads {
  readonly uploads: ReadonlyMap<string, Upload>;
  readonly start: (place: UploadPlace, files: readonly File[]) => Promise<void>;
  readonly cancel: (place: UploadPlace) => void;
  readonly dismiss: (place: UploadPlace) => void;
}

export const UploadsContext = createContext<Uploads | null>(null);

export function keyOf(place: UploadPlace): string {
  return `${place.projectUuid}/${place.type}`;
}

/** The upload to one place, and what can be done with it. */
export function useUpload(projectUuid: string, type: TabledType) {
  const context = use(UploadsContext);
  if (!context) throw new Error('useUpload needs an UploadsProvider above it');
  const { uploads, start, cancel, dismiss } = context;
  const upload = uploads.get(keyOf({ projectUuid, type })) ?? null;
  return useMemo(() => {
    const place = { projectUuid, type };
    return {
      upload,
      start: (files: readonly File[]) => void start(place, files),
      cancel: () => cancel(place),
      dismiss: () => dismiss(place),
    };
  }, [upload, projectUuid, type, start, cancel, dismiss]);
}
