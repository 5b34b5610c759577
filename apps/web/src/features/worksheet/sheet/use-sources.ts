import type { WorksheetSourceAnswer } from '@milieuspoor/contract';
import {
  type RowFigures,
  SET_CODES,
  type SetCode,
  type SourceFigures,
  type SourcesByKey,
} from '@milieuspoor/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { askSources } from '../worksheet-queries.ts';

type Sources = ReadonlyMap<string, WorksheetSourceAnswer>;

const byKey = (sources: readonly WorksheetSourceAnswer[]) =>
  sources.map((source) => [source.key, source] as const);

/** What one unit of the rows of a worksheet costs. */
export function useSources(uuid: string) {
  const kept = useQuery({
    queryKey: ['worksheet', uuid, 'sources'],
    queryFn: ({ signal }) => askSources(uuid, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [added, setAdded] = useState<Sources>(new Map());
  const first = kept.data?.sources;
  const sources = useMemo((): Sources => new Map([...byKey(first ?? []), ...added]), [first, added]);
  const figures = useMemo(
    (): SourcesByKey => new Map([...sources].map(([key, { figures }]) => [key, figuresOf(figures)])),
    [sources],
  );
  const add = useCallback(
    (more: readonly WorksheetSourceAnswer[]) => setAdded((before) => new Map([...before, ...byKey(more)])),
    [],
  );
  return { kept, sources, figures, add, unconfirmed: kept.data?.weights_unconfirmed };
}

/** Asks what is not known yet of rows whose source was just chosen, once for each. */
export function useAwaited(
  uuid: string,
  rows: readonly RowFigures[],
  add: (sources: readonly WorksheetSourceAnswer[]) => void,
) {
  const awaited = rows.filter(({ problem }) => problem === 'awaited').map(({ row }) => row);
  const asking = useMutation({
    mutationFn: () => askSources(uuid, awaited),
    onSuccess: ({ sources }) => add(sources),
  });
  const { mutate, isIdle, isSuccess } = asking;
  const count = awaited.length;
  const mayAsk = count > 0 && (isIdle || isSuccess);
  useEffect(() => {
    if (mayAsk) mutate();
  }, [mayAsk, mutate]);
  return asking;
}

/** Returns the figures of a source without the sets that it does not have. */
function figuresOf(figures: WorksheetSourceAnswer['figures']): SourceFigures {
  if (figures.kind === 'refused') return figures;
  const { sets, missing, resources } = figures;
  return { kind: 'weighed', resources, sets: those(sets), missing: those(missing) };
}

function those<Value>(
  bySet: Readonly<Partial<Record<SetCode, Value | undefined>>>,
): Partial<Record<SetCode, Value>> {
  const there: Partial<Record<SetCode, Value>> = {};
  for (const set of SET_CODES) {
    const value = bySet[set];
    if (value !== undefined) there[set] = value;
  }
  return there;
}
