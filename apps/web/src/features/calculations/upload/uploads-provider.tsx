import type { Calculation, CalculationCheck, Project } from '@milieuspoor/contract';
import { ApiError, type UploadOptions } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { calculationsQuery } from '../calculation-queries.ts';
import { answersOf, mayBeAdded, verdictOf } from '../check/check-verdict.ts';
import { scopeAnswersOf, withScopeAnswers } from '../check/scope-answers.ts';
import { effectOfActivating } from '../effect-of-activating.ts';
import { askPlace } from './ask-place.ts';
import { isRefused } from './refused-upload.ts';
import { ChangedOnDisk, isGone, sendCheck, sendStore } from './send-upload.ts';
import { problemBeforeSending, type UploadProblem } from './upload-problem.ts';
import {
  type Activation,
  type AnsweredQuestion,
  isMadeOnScreen,
  keyOf,
  shownCheck,
  type Upload,
  type UploadAnswers,
  type UploadedFile,
  type UploadPlace,
  UploadsContext,
} from './uploads.ts';

/** Keeps the uploads of a session above the screens, so that the user can look at another project during an upload. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const notify = useNotify();
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  /** the same as the state, for code that runs between two renders */
  const current = useRef(new Map<string, Upload>());
  const aborts = useRef(new Map<string, AbortController>());
  const watched = useRef(new Map<string, number>());

  const put = useCallback((place: UploadPlace, upload: Upload | null) => {
    if (upload) current.current.set(keyOf(place), upload);
    else current.current.delete(keyOf(place));
    setUploads(new Map(current.current));
  }, []);

  /** Sends a file with `send`, and updates everybody who watches; cancelling brings back what was checked before. */
  const travel = useCallback(
    async (
      place: UploadPlace,
      { step, file, check, answers }: Pick<Sending, 'step' | 'file' | 'check' | 'answers'>,
      send: (options: UploadOptions & { readonly signal: AbortSignal }, readingKey: string) => Promise<void>,
    ) => {
      const abort = new AbortController();
      aborts.current.set(keyOf(place), abort);
      /** false once the file is read again with another answer, which this one must not undo */
      const isLast = () => aborts.current.get(keyOf(place)) === abort;
      const readingKey = crypto.randomUUID();
      let progress = { share: 0, filesBefore: null as number | null };
      const show = (change: Partial<typeof progress>) => {
        progress = { ...progress, ...change };
        if (isLast()) put(place, { phase: 'sending', step, file, check, answers, ...progress });
      };
      show({});
      const stopAsking = askPlace(
        readingKey,
        () => progress.share >= 1,
        (filesBefore) => show({ filesBefore }),
      );
      const refuse = (problem: UploadProblem) =>
        put(place, { phase: 'refused', file, check: step === 'add' ? check : null, answers, problem });
      try {
        await send({ signal: abort.signal, onProgress: (share) => show({ share }) }, readingKey).finally(
          stopAsking,
        );
      } catch (error) {
        if (!isLast()) return;
        // The server may have refused because somebody else locked or completed the project meanwhile.
        // A server that can't be reached is asked once it can: each question would only be another error on the screen.
        const refetchType = isUnreachable(error) ? 'none' : 'active';
        for (const queryKey of [
          queryKeys.project(place.projectUuid),
          queryKeys.calculations(place.projectUuid),
        ])
          void queries.invalidateQueries({ queryKey, refetchType });
        if (!abort.signal.aborted)
          return refuse(
            error instanceof ChangedOnDisk ? { kind: 'changed-on-disk' } : { kind: 'refused', error },
          );
        // An answer that was not read with the file does not count.
        const given =
          step === 'add' || !check
            ? answers
            : withScopeAnswers(check, { ...scopeAnswersOf(answers), ...answersOf(check) });
        put(place, check && { phase: 'checked', file, check, answers: given });
      } finally {
        stopAsking();
        if (isLast()) aborts.current.delete(keyOf(place));
      }
    },
    [put, queries],
  );

  const check = useCallback(
    async (
      place: UploadPlace,
      file: UploadedFile,
      answers: UploadAnswers,
      former: CalculationCheck | null,
    ) => {
      await travel(place, { step: 'check', file, check: former, answers }, async (options, readingKey) => {
        const checked = await sendCheck({ place, file, answers, readingKey }, former, options);
        if (options.signal.aborted) return;
        put(place, { phase: 'checked', file, check: checked, answers: withScopeAnswers(checked, answers) });
        if (!watched.current.get(keyOf(place))) notify(t('uploadCheck.ready', { file: file.name }), 'info');
      });
    },
    [put, travel, notify, t],
  );

  const start = useCallback(
    async (place: UploadPlace, files: readonly UploadedFile[]) => {
      const [file] = files;
      if (!file) return;
      if (aborts.current.has(keyOf(place))) return notify(t('calculations.upload.underWay'), 'info');
      const problem =
        files.length > 1
          ? ({ kind: 'one-at-a-time' } as const)
          : isMadeOnScreen(file)
            ? null
            : problemBeforeSending(file);
      if (problem) return put(place, { phase: 'refused', file, check: null, answers: {}, problem });
      await check(place, file, {}, null);
    },
    [put, check, notify, t],
  );

  const answer = useCallback(
    async (place: UploadPlace, question: AnsweredQuestion, given: string) => {
      const upload = current.current.get(keyOf(place));
      const shown = shownCheck(upload ?? null);
      if (!upload || !shown) return;
      const answers = { ...shown.answers, [question.id]: given };
      const readsAgain = upload.phase === 'sending';
      if (readsAgain) aborts.current.get(keyOf(place))?.abort();
      if (readsAgain || question.changes_reading) await check(place, shown.file, answers, shown.check);
      else put(place, { phase: 'checked', ...shown, answers });
    },
    [put, check],
  );

  const readAgain = useCallback(
    async (place: UploadPlace) => {
      const upload = current.current.get(keyOf(place));
      if (upload && upload.phase !== 'sending') await check(place, upload.file, upload.answers, upload.check);
    },
    [check],
  );

  /**
   * Stores what was checked; returns the new check instead when the first one is gone and the file was checked again.
   */
  const store = useCallback(
    async (
      place: UploadPlace,
      { file, check, answers }: Checked,
      { activation, mayBeGone }: { readonly activation: Activation; readonly mayBeGone: boolean },
    ) => {
      let fresh: CalculationCheck | null = null;
      await travel(place, { step: 'add', file, check, answers }, async (options, readingKey) => {
        const sent = { place, file, answers, readingKey, activation };
        const activates = activation !== 'no';
        try {
          const added = await sendStore(sent, check, options);
          const project = queries.getQueryData<Project>(queryKeys.project(place.projectUuid));
          await queries.invalidateQueries({ queryKey: queryKeys.calculations(place.projectUuid) });
          const others = queries.getQueryData(calculationsQuery(place.projectUuid).queryKey) ?? [];
          void queries.invalidateQueries({ queryKey: queryKeys.project(place.projectUuid) });
          void queries.invalidateQueries({ queryKey: queryKeys.projects });
          put(place, null);
          if (isMadeOnScreen(file)) file.onStored(added);
          if (activates && !added.active)
            notify(
              t(`calculations.upload.${whyInactive(project, added, others)}`, { name: added.name }),
              'warning',
            );
          else notify(t(`calculations.upload.${activates ? 'activated' : 'done'}`, { name: added.name }));
        } catch (error) {
          if (!isGone(error) || !mayBeGone) throw error;
          fresh = await sendCheck(sent, check, options);
          put(place, { phase: 'checked', file, check: fresh, answers: withScopeAnswers(fresh, answers) });
        }
      });
      return fresh as CalculationCheck | null;
    },
    [put, travel, queries, notify, t],
  );

  const add = useCallback(
    async (place: UploadPlace, activation: Activation) => {
      const checked = current.current.get(keyOf(place));
      if (!isAddable(checked) || aborts.current.has(keyOf(place))) return;
      const fresh = await store(place, checked, { activation, mayBeGone: true });
      if (!fresh) return;
      // Nothing is stored that the user has not seen.
      const sound = verdictOf(fresh, checked.answers).kind === 'sound';
      if (sound && fresh.outcome === checked.check.outcome)
        await store(place, { ...checked, check: fresh }, { activation, mayBeGone: false });
      else notify(t('uploadCheck.changed', { file: checked.file.name }), 'info');
    },
    [store, notify, t],
  );

  const cancel = useCallback((place: UploadPlace) => aborts.current.get(keyOf(place))?.abort(), []);
  const dismiss = useCallback(
    (place: UploadPlace) => {
      const upload = current.current.get(keyOf(place));
      if (!upload || upload.phase === 'left' || !isRefused(upload) || isMadeOnScreen(upload.file))
        return put(place, null);
      const { file, check, answers } = upload;
      put(place, {
        ...{ phase: 'left', file, check, answers },
        problem: upload.phase === 'refused' ? upload.problem : null,
      });
    },
    [put],
  );
  const watch = useCallback((place: UploadPlace) => {
    const count = (by: number) =>
      watched.current.set(keyOf(place), (watched.current.get(keyOf(place)) ?? 0) + by);
    count(1);
    return () => void count(-1);
  }, []);

  // Leaving the application, by signing out or otherwise, stops all uploads.
  useEffect(() => {
    const underWay = aborts.current;
    return () => {
      for (const abort of underWay.values()) abort.abort();
    };
  }, []);
  // Leaving the page would also lose a file that was checked and not yet added.
  const underWay = [...uploads.values()].some(
    ({ phase, check, answers }) =>
      phase === 'sending' || (phase === 'checked' && check !== null && mayBeAdded(check, answers)),
  );
  useEffect(() => {
    if (!underWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [underWay]);

  const value = useMemo(
    () => ({ uploads, start, answer, readAgain, add, cancel, dismiss, watch }),
    [uploads, start, answer, readAgain, add, cancel, dismiss, watch],
  );
  return <UploadsContext value={value}>{children}</UploadsContext>;
}

type Sending = Extract<Upload, { phase: 'sending' }>;

/** A file with its check. */
type Checked = Pick<Upload, 'file' | 'answers'> & { readonly check: CalculationCheck };

/** Tells whether a call got no answer at all. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

function isAddable(upload: Upload | undefined): upload is Upload & Checked {
  return upload?.check != null && verdictOf(upload.check, upload.answers).kind === 'sound';
}

/** Returns why a file was stored and did not become active, as far as the page knows. */
function whyInactive(
  project: Project | undefined,
  { mki_value, calculation_type }: Calculation,
  others: readonly Calculation[],
) {
  if (others.some((other) => other.active && other.calculation_type === calculation_type))
    return 'notActivatedOther';
  const effect = project && effectOfActivating(project, mki_value);
  return effect?.kind === 'target-above' ? 'notActivatedTarget' : 'notActivated';
}
