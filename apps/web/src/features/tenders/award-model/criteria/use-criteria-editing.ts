import type { Project } from '@milieuspoor/contract';
import type { AwardModel } from '@milieuspoor/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { awardModelOf } from '../../model-columns.ts';
import { draftedModel } from '../editing/drafts.ts';
import type { EditorSurroundings, ModelEditor } from '../editing/model-editor.ts';
import { type CriterionRow, draftedSumEur, rowsOf } from './criteria-drafts.ts';
import { CriteriaEditor, type CriteriaState } from './criteria-editor.ts';

/** The named criteria of a project while the user fills them in. */
export interface CriteriaEditing {
  readonly rows: readonly CriterionRow[];
  readonly state: CriteriaState;
  readonly editor: CriteriaEditor;
}

export function useCriteriaEditing(
  project: Project,
  page: EditorSurroundings,
  model: ModelEditor,
): CriteriaEditing {
  const [editor] = useState(
    () =>
      new CriteriaEditor({
        ...page,
        model: () => draftedModel(awardModelOf(page.shown()), model.state().drafts),
        inTurn: model.inTurn,
        onStored: () => model.saveHeld(),
      }),
  );
  useEffect(() => {
    editor.show(true);
    return () => editor.show(false);
  }, [editor]);
  // What was held back is stored as soon as the rest of the model allows it.
  useEffect(() => {
    if (project.revision > 0 && editor.state().failure === null) void editor.save();
  }, [editor, project.revision]);
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  return { rows: rowsOf(project.criteria, state.drafts, state.keys), state, editor };
}

/** Returns the model with the sum of its named criteria as they are typed; unchanged if there are none. */
export function withCriteria(model: AwardModel, { rows }: Pick<CriteriaEditing, 'rows'>): AwardModel {
  const sumEur = draftedSumEur(rows);
  return sumEur === null ? model : { ...model, criteriaMaxDiscountEur: sumEur };
}
