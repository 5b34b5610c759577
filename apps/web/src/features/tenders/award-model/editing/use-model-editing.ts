import type { Project } from '@milieuspoor/contract';
import { AWARD_MODEL_FIELDS, type AwardModel, type AwardModelField } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../../lib/faults/error-sentences.ts';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { useNotify } from '../../../../ui/messages/notifications.tsx';
import { awardModelOf } from '../../model-columns.ts';
import { type CriteriaEditing, useCriteriaEditing, withCriteria } from '../criteria/use-criteria-editing.ts';
import type { ModelLock } from '../model-lock.ts';
import { draftedModel, sendableChanges } from './drafts.ts';
import { type EditorState, type EditorSurroundings, ModelEditor } from './model-editor.ts';

/** The model of a project while the user fills it in. */
export interface ModelEditing {
  readonly project: Project;
  readonly stored: AwardModel;
  /** with the typed values; the stored model if nothing may be typed */
  readonly model: AwardModel;
  readonly state: EditorState;
  readonly editor: ModelEditor;
  readonly criteria: CriteriaEditing;
  /** why it is read-only; null if it can be changed */
  readonly lock: ModelLock | null;
  readonly readOnly: boolean;
  /** the fields whose typed value can't be stored, or failed to be */
  readonly held: readonly AwardModelField[];
  /** true if all typed values are stored */
  readonly isStored: boolean;
  /** true if no typed value is being sent: each is stored, or waits for another field */
  readonly isSettled: boolean;
}

export function useModelEditing(project: Project, lock: ModelLock | null): ModelEditing {
  const readOnly = lock !== null;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const notify = useNotify();
  const page: EditorSurroundings = {
    shown: () => queries.getQueryData<Project>(queryKeys.project(project.uuid)) ?? project,
    send: changeProject,
    take: (taken) => takeProject(queries, taken),
    onLost: (error) => {
      const reason = error === null ? t('tenders.stale.lead') : errorSentences(error, t).join(' ');
      notify(t('tenders.fields.lost', { reason }), 'error');
    },
  };
  const [editor] = useState(() => new ModelEditor(page));
  const criteria = useCriteriaEditing(project, page, editor);
  useEffect(() => {
    editor.show(true);
    return () => editor.show(false);
  }, [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const stored = awardModelOf(project);
  const drafted = AWARD_MODEL_FIELDS.filter((field) => state.drafts[field] !== undefined);
  const hasHeldRows =
    !criteria.state.saving &&
    criteria.state.drafts.some(({ isLeft, name, maximum }) => isLeft && (name !== '' || maximum !== ''));
  const isListStored = criteria.state.drafts.length === 0 && !criteria.state.saving;
  const sendable = sendableChanges(stored, state.drafts);
  const isHeld = (field: AwardModelField) =>
    (field === 'criteriaMaxDiscountEur' && hasHeldRows) ||
    state.failure?.fields.includes(field) ||
    (state.drafts[field] !== undefined && !(field in sendable));
  const isStored = readOnly || (drafted.length === 0 && state.saving.length === 0 && isListStored);
  return {
    project,
    stored,
    model: readOnly ? stored : withCriteria(draftedModel(stored, state.drafts), criteria),
    state,
    editor,
    lock,
    readOnly,
    held: readOnly ? [] : AWARD_MODEL_FIELDS.filter(isHeld),
    isStored,
    isSettled:
      isStored ||
      (state.saving.length === 0 && !criteria.state.saving && drafted.every((each) => isHeld(each))),
    criteria,
  };
}
