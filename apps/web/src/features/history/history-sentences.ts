import type { HistoryEntry } from '@milieuspoor/contract';
import { PROGRESS_INDICATORS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { fieldName, valueText } from './history-values.ts';

type Entry = Pick<HistoryEntry, 'user_name' | 'subject_type' | 'subject_name' | 'action' | 'changes'> &
  Partial<Pick<HistoryEntry, 'project_contract_type'>>;

/** Returns what somebody did, in one sentence. */
export function entrySentence(entry: Entry, t: TFunction): string {
  const person = entry.user_name || t('history.nobody');
  const subject = t(`history.named.${entry.subject_type}`, { name: subjectName(entry, t) });
  return t(`history.entry.${deedOf(entry)}`, { person, subject });
}

/** Returns the name of a subject as people know it; a goal has that of its figure. */
function subjectName({ subject_type, subject_name }: Entry, t: TFunction): string {
  const indicator = PROGRESS_INDICATORS.find((each) => each === subject_name);
  return subject_type === 'own-goal' && indicator ? t(`goals.indicators.${indicator}`) : subject_name;
}

/** Returns the word for an action; a change of one field often has its own word. */
function deedOf({ subject_type, action, changes }: Entry) {
  if (subject_type === 'calculation' && action === 'created') return 'uploaded';
  if (subject_type === 'api-key' && action === 'deleted') return 'keyRevoked';
  if (subject_type === 'project-member' && action === 'created') return 'added';
  if (subject_type === 'project-member' && action === 'deleted') return 'takenOff';
  if (subject_type === 'project' && 'unlockingAsked' in changes) return 'unlockingAsked';
  if (subject_type === 'project' && 'unlockingRefused' in changes) return 'unlockingRefused';
  if (subject_type === 'project' && 'locked' in changes)
    return changes.locked?.to === true ? 'locked' : 'unlocked';
  // Undoing a phase asks for a reason, completing one does not.
  if (subject_type === 'project' && action === 'changed' && 'status' in changes)
    return 'reason' in changes ? 'phaseReopened' : 'phaseCompleted';
  if (isSwitch(changes, 'active') && subject_type === 'calculation' && action === 'changed')
    return changes.active?.to === true ? 'activated' : 'deactivated';
  if (subject_type === 'calculation' && 'itemsDiffering' in changes) return 'valuedAgain';
  if (subject_type === 'calculation' && 'scopeAgainst' in changes) return 'scopeAnswered';
  if (subject_type === 'weights' && 'confirmed' in changes)
    return changes.confirmed?.to === true ? 'confirmedWeight' : 'withdrawnWeight';
  if (subject_type === 'mail') return action === 'created' ? 'testMail' : 'mailsSentAgain';
  if (subject_type === 'alarm') return 'alarmTried';
  if (isSwitch(changes, 'deleted') && action === 'changed') return 'restored';
  if (isSwitch(changes, 'handled') && subject_type === 'message')
    return changes.handled?.to === true ? 'handled' : 'reopened';
  return action;
}

/** The actions whose own sentence says everything. */
const TOLD_WHOLE: readonly string[] = ['activated', 'deactivated', 'restored', 'handled', 'reopened'];

function isSwitch(changes: Entry['changes'], field: string): boolean {
  return Object.keys(changes).length === 1 && field in changes;
}

/** Returns a sentence for each field that changed; empty when the entry's own sentence says everything. */
export function changeSentences(entry: Entry, t: TFunction): string[] {
  const { action, changes, subject_type } = entry;
  if (TOLD_WHOLE.includes(deedOf(entry))) return [];
  return Object.entries(changes).flatMap(([name, { from, to }]) => {
    // The entry's own sentence has said these.
    if (name === 'locked' || (subject_type === 'weights' && name === 'confirmed')) return [];
    const field = fieldName(name, t, entry.project_contract_type);
    const texts = { field, from: valueText(name, from, t), to: valueText(name, to, t) };
    // An empty text and no text look the same.
    if (isNothing(from) && isNothing(to)) return [];
    // A secret: the sentence says that it changed, not its value.
    if (from === to) return [t('history.change.unseen', texts)];
    if (action === 'created' || isNothing(from)) return [t('history.change.set', texts)];
    if (action === 'deleted') return [t('history.change.set', { field, to: texts.from })];
    if (isNothing(to)) return [t('history.change.cleared', texts)];
    return [t('history.change.fromTo', texts)];
  });
}

function isNothing(value: unknown): boolean {
  return value === null || value === '';
}
