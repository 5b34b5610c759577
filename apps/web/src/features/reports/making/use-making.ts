import { endpoints } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { saveNamed } from '../../../lib/save-blob.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { reportsQuery } from '../reports-query.ts';
import { CLEARED_AFTER_MS, type Making, makingAfter, NOT_MADE } from './making.ts';

/** The name of a file when the server gives none (part 2, §7). */
const NAMELESS = 'download.docx';

interface ReportMaking {
  readonly making: Making;
  readonly start: () => void;
  readonly cancel: () => void;
}

/**
 * Makes a report of these calculations and downloads it. That continues while the user looks at another screen, and the
 * result is then shown there.
 */
export function useMaking(projectUuid: string, calculations: readonly string[]): ReportMaking {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [making, tell] = useReducer(makingAfter, NOT_MADE);
  const [askedUnder, setAskedUnder] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (making.step !== 'done') return;
    const timer = setTimeout(() => tell({ kind: 'cleared' }), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [making.step]);
  useEffect(
    () =>
      askedUnder === null
        ? undefined
        : askMaking(askedUnder, ({ stage, steps_done: stepsDone, steps }) =>
            tell({ kind: 'told', stage, stepsDone, steps }),
          ),
    [askedUnder],
  );
  const choice = calculations.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what it is told of
  useEffect(() => tell({ kind: 'chosen-otherwise' }), [choice]);

  const make = async (call: AbortController) => {
    const key = randomUuid();
    tell({ kind: 'started' });
    setAskedUnder(key);
    try {
      const file = await client.call(
        endpoints.generateReport,
        {
          params: { uuid: projectUuid },
          body: {
            selectedProjectCalculationsData: calculations.map((uuid) => ({ uuid })),
            making_key: key,
          },
        },
        call.signal,
      );
      const name = saveNamed(file, NAMELESS);
      tell({ kind: 'downloaded', name });
      if (!isHere.current) notify(t('reports.making.saved', { name }));
      void queries.invalidateQueries({ queryKey: reportsQuery(projectUuid).queryKey });
      void queries.invalidateQueries({ queryKey: queryKeys.history });
    } catch (error) {
      if (call.signal.aborted) return tell({ kind: 'cancelled' });
      tell({ kind: 'failed', error });
      if (!isHere.current)
        notify(`${t('reports.making.failed')}. ${errorSentences(error, t).join(' ')}`, 'error');
    } finally {
      setAskedUnder(null);
      underWay.current = null;
    }
  };
  return {
    making,
    start: () => {
      if (underWay.current) return;
      underWay.current = new AbortController();
      void make(underWay.current);
    },
    cancel: () => underWay.current?.abort(),
  };
}

/** ms (part 2, §9) */
const ASK_EVERY_MS = 500;

type MakingAnswer = Awaited<ReturnType<typeof askOnce>>;

/** Asks at intervals for the progress of the report that is made under this key. Returns a function that stops it. */
function askMaking(key: string, tell: (answer: MakingAnswer) => void): () => void {
  const stop = new AbortController();
  const timer = setInterval(async () => {
    try {
      const answer = await askOnce(key, stop.signal);
      if (!stop.signal.aborted) tell(answer);
    } catch {
      // The report itself is still being made, so nothing is shown when its progress is unknown.
    }
  }, ASK_EVERY_MS);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

function askOnce(key: string, signal: AbortSignal) {
  return client.call(endpoints.getReportMaking, { params: { uuid: key } }, signal);
}
