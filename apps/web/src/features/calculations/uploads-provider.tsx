import { endpoints } from '@milieuspoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { problemBeforeSending, type UploadProblem } from './upload-problem.ts';
import { keyOf, type Upload, type UploadPlace, UploadsContext } from './uploads.ts';

/** Carries the uploads of a session, above the screens: one may look at another project while a file travels. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const notify = useNotify();
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const aborts = useRef(new Map<string, AbortController>());

  const put = useCallback((place: UploadPlace, upload: Upload | null) => {
    setUploads((previous) => {
      const next = new Map(previous);
      if (upload) next.set(keyOf(place), upload);
      else next.delete(keyOf(place));
      return next;
    });
  }, []);

  const start = useCallback(
    async (place: UploadPlace, files: readonly File[]) => {
      const [file] = files;
      if (!file || aborts.current.has(keyOf(place))) return;
      const refuse = (problem: UploadProblem) => put(place, { phase: 'refused', file, problem });
      if (files.length > 1) return refuse({ kind: 'one-at-a-time' });
      const problem = problemBeforeSending(file);
      if (problem) return refuse(problem);

      const abort = new AbortController();
      aborts.current.set(keyOf(place), abort);
      put(place, { phase: 'sending', file, share: 0 });
      try {
        if (!(await isReadable(file))) return refuse({ kind: 'changed-on-disk' });
        const added = await client.upload(
          endpoints.uploadCalculation,
          { fields: { project: place.projectUuid, calculation_type: place.type }, file },
          { signal: abort.signal, onProgress: (share) => put(place, { phase: 'sending', file, share }) },
        );
        await queries.invalidateQueries({ queryKey: queryKeys.calculations(place.projectUuid) });
        void queries.invalidateQueries({ queryKey: queryKeys.project(place.projectUuid) });
        void queries.invalidateQueries({ queryKey: queryKeys.projects });
        put(place, null);
        notify(t('calculations.upload.done', { name: added.name }));
      } catch (error) {
        if (abort.signal.aborted) put(place, null);
        else refuse({ kind: 'refused', error });
      } finally {
        aborts.current.delete(keyOf(place));
      }
    },
    [put, queries, notify, t],
  );

  const cancel = useCallback((place: UploadPlace) => aborts.current.get(keyOf(place))?.abort(), []);
  const dismiss = useCallback((place: UploadPlace) => put(place, null), [put]);

  // Leaving the application, by signing out or otherwise, ends what is under way.
  useEffect(() => {
    const underWay = aborts.current;
    return () => {
      for (const abort of underWay.values()) abort.abort();
    };
  }, []);
  const sending = [...uploads.values()].some(({ phase }) => phase === 'sending');
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);

  const value = useMemo(() => ({ uploads, start, cancel, dismiss }), [uploads, start, cancel, dismiss]);
  return <UploadsContext value={value}>{children}</UploadsContext>;
}

/** A file that was saved again after it was chosen can't be read any more; the browser only says so on reading. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
