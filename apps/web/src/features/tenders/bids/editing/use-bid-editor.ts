import type { Applicant, Project } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unseenInName } from '../../../../lib/faults/unseen-sentence.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { newerBidOf } from '../newer-bid.ts';
import {
  type BidDraft,
  changesOf,
  type DraftProblems,
  draftOf,
  draftProblems,
  EMPTY_DRAFT,
} from './bid-draft.ts';
import { useSaveBid } from './use-save-bid.ts';

/** The one row that is being filled in. */
interface Editing {
  /** as it was when the editing began; null for a new bidder */
  readonly seen: Applicant | null;
  readonly draft: BidDraft;
  /** saving was tried: from then on what is wrong is said */
  readonly tried: boolean;
}

/** Editing of one bid at a time; `onStop` is told whose row it was, null for a new one. */
export function useBidEditor(project: Project, onStop: (applicantUuid: string | null) => void) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Editing | null>(null);
  const saving = useSaveBid(project);
  const newer = newerBidOf(saving.error);
  const gone = saving.error instanceof ApiError && saving.error.status === 404;
  const problems = editing?.tried ? problemsOf(editing.draft) : {};

  function problemsOf(draft: BidDraft): DraftProblems {
    const unseen = unseenInName(draft.name, t);
    return {
      ...draftProblems(draft, project, currentLanguage()),
      ...(unseen ? { name: unseen } : {}),
    };
  }
  const stop = () => {
    if (saving.isPending) return;
    setEditing(null);
    saving.reset();
    onStop(editing?.seen?.uuid ?? null);
  };
  const save = (over?: number) => {
    if (!editing || saving.isPending) return;
    setEditing({ ...editing, tried: true });
    if (Object.keys(problemsOf(editing.draft)).length > 0) return;
    const { draft } = editing;
    // Whom somebody else deleted is entered anew.
    const seen = gone ? null : editing.seen;
    if (seen && Object.keys(changesOf(seen, draft, project)).length === 0) return stop();
    saving.mutate(
      { seen, draft, ...(over === undefined ? {} : { over }) },
      {
        onSuccess: () => {
          setEditing(null);
          onStop(seen?.uuid ?? null);
        },
      },
    );
  };
  return {
    editing,
    problems,
    busy: saving.isPending,
    /** somebody else was first */
    newer,
    /** somebody else deleted the bidder */
    gone: gone && editing?.seen ? editing.seen.name : null,
    /** what else kept it from being saved */
    error: newer || gone ? null : saving.error,
    isDirty: editing !== null && JSON.stringify(editing.draft) !== JSON.stringify(startOf(editing.seen)),
    start: (seen: Applicant | null) => {
      saving.reset();
      setEditing({ seen, draft: startOf(seen), tried: false });
    },
    change: (changes: Partial<BidDraft>) =>
      setEditing((current) => current && { ...current, draft: { ...current.draft, ...changes } }),
    save: () => save(),
    stop,
    overwrite: () => newer && save(newer.current.revision),
    takeNewer: () => {
      if (!newer) return;
      saving.reset();
      setEditing({ seen: newer.current, draft: draftOf(newer.current), tried: false });
    },
  };
}

export type BidEditor = ReturnType<typeof useBidEditor>;

function startOf(seen: Applicant | null): BidDraft {
  return seen ? draftOf(seen) : EMPTY_DRAFT;
}
