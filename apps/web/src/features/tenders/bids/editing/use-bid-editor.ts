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

/** The row that is being filled in; there is only one at a time. */
interface Editing {
  /** the bid when editing began; null for a new bidder */
  readonly seen: Applicant | null;
  readonly draft: BidDraft;
  /** true once the user tried to save: from then on the problems are shown */
  readonly tried: boolean;
}

/** Edits one bid at a time; `onStop` gets the uuid of the row, null for a new one. */
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
    // A bidder that somebody else deleted is entered as a new one.
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
    /** the newer bid, if somebody else was first */
    newer,
    /** the name of the bidder, if somebody else deleted it */
    gone: gone && editing?.seen ? editing.seen.name : null,
    /** another reason why it could not be saved */
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
