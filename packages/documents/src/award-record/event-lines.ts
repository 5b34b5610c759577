import {
  BID_RULINGS,
  CALCULATION_TYPES,
  CONTRACT_TYPE_LABELS,
  CONTRACT_TYPES,
  datesIn,
  EMVI_STATUSES,
  type FigureFormat,
  formatLevel,
  GAP_CHOICES,
  gapKindText,
  PROJECT_STATUSES,
  type RecordedField,
  type RecordedSubject,
  RULING_LABELS,
  SCOPE_MEANINGS,
  SCOPE_SUBJECTS,
  STATUS_LABELS,
} from '@milieuspoor/domain';
import type { EventText, ShownField } from '../text/event-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { RecordedEvent } from './award-record.ts';
import { MODEL_FIELDS } from './what-happened.ts';

type Value = RecordedEvent['changes'][string]['to'];

/**
 * Fields of the history without a line of their own: the first line of their event says them, or they are no part of an
 * award. Every other field has a line, under its own name where the texts have no word for it.
 */
export const WITHOUT_LINE: { readonly [Subject in RecordedSubject]: readonly RecordedField<Subject>[] } = {
  project: [
    ...(['bidsOpened', 'openingAsked', 'openingDeclined', 'openingAskedBy', 'openingAskedAt'] as const),
    ...(['witness', 'criterionIssued', 'correction', 'emviStatus', 'locked'] as const),
    // What the project is, and when it is planned.
    ...(['description', 'location', 'latitude', 'longitude', 'projectType', 'sector'] as const),
    ...(['plannedAwardDate', 'plannedCompletionDate', 'asbuiltScopeChanged'] as const),
    // That it was opened is said, and why; who asked for that is not.
    ...(['unlockingAsked', 'unlockingRefused', 'unlockingWithdrawn'] as const),
    // A mark on the screen: the entries of the bids say which discounts were taken away.
    'applicantsCriteriaDiscountWiped',
  ],
  applicant: ['winner', 'deleted', 'bidHeldBy'],
  calculation: [
    ...(['active', 'deleted', 'notes', 'includeInReport'] as const),
    // An award depends on the MKI only.
    ...(['itemCount', 'a1Co2Kg', 'a2Co2Kg'] as const),
  ],
};

interface EventWords extends Reader {
  readonly text: EventText;
}

/**
 * Returns one line about the event, with a line for each value that it changed. Empty for events that do not belong to
 * an award, such as a change of a description or a note.
 */
export function eventLines(event: RecordedEvent, words: EventWords): readonly string[] {
  const details = detailsOf(event, words);
  const headline = headlineOf(event, words.text);
  const says = event.action !== 'changed' || headline.told || details.length > 0;
  return says ? [headline.line, ...details] : [];
}

/** The first line, and whether it has information of its own. */
interface Headline {
  readonly line: string;
  readonly told: boolean;
}

function headlineOf(event: RecordedEvent, text: EventText): Headline {
  switch (event.subject.type) {
    case 'applicant':
      return headlineOfBid(event, text.applicant);
    case 'calculation':
      return headlineOfCalculation(event, text.calculation);
    default:
      return headlineOfProject(event, text);
  }
}

function headlineOfProject({ action, changes }: RecordedEvent, text: EventText): Headline {
  const words = text.project;
  if (action !== 'changed') return told(words[action]);
  if (changes.bidsOpened?.to)
    return told(words.opened(textOf((changes.openingAskedBy ?? changes.witness)?.to, text)));
  if (changes.openingDeclined) return told(words.openingDeclined(nameIn(changes.openingAskedBy?.from)));
  if (changes.openingAsked)
    return told(
      changes.openingAsked.to === true
        ? words.openingAsked(nameIn(changes.witness?.to))
        : words.openingNotAsked,
    );
  if (changes.criterionIssued) return told(words.criterionIssued(String(changes.criterionIssued.to)));
  if (changes.correction)
    return told(changes.correction.to === true ? words.correctionBegun : words.correctionEnded);
  const emvi = EMVI_STATUSES.find((status) => status === changes.emviStatus?.to);
  if (emvi) return told(text.emviStatus(emvi));
  if (changes.locked) return told(changes.locked.to === true ? words.locked : words.unlocked);
  const ofModel = [...MODEL_FIELDS, 'mkiManuallySet'].some((field) => field in changes);
  return { line: ofModel ? words.model : words.changed, told: false };
}

function headlineOfBid({ subject: { name }, action, changes }: RecordedEvent, words: EventText['applicant']) {
  if (action !== 'changed') return told(words[action](name));
  if (changes.winner) return told(changes.winner.to === true ? words.winner(name) : words.notWinner(name));
  if (changes.deleted) return told(changes.deleted.to === true ? words.deleted(name) : words.restored(name));
  if (changes.bidHeldBy) return told(words.heldBy(name, String(changes.bidHeldBy.to)));
  return { line: words.changed(name), told: false };
}

function headlineOfCalculation(
  { subject: { name }, action, changes }: RecordedEvent,
  words: EventText['calculation'],
): Headline {
  if (action !== 'changed') return told(words[action](name));
  if (changes.itemsDiffering) return told(words.valuedAgain(name));
  if (changes.scopeAgainst) return told(words.answered(name));
  if (changes.deleted) return told(changes.deleted.to === true ? words.deleted(name) : words.restored(name));
  if (changes.active)
    return told(changes.active.to === true ? words.activated(name) : words.deactivated(name));
  return { line: words.changed(name), told: false };
}

/** Returns the name of a person; null where the history does not say it. */
function nameIn(value: Value | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function told(line: string): Headline {
  return { line, told: true };
}

function detailsOf({ subject, action, changes }: RecordedEvent, words: EventWords): string[] {
  const { text } = words;
  const order = Object.keys(text.fields);
  // The database stores fields in another order. A decision comes before its reason, and an answer after what the
  // calculation was compared with.
  const placeOf = (field: string) => {
    if (field.startsWith('gap:')) return order.indexOf('gapReason') - 0.5;
    return field.startsWith('scope:') ? order.indexOf('scopeAgainst') + 0.5 : order.indexOf(field);
  };
  const inOrder = Object.entries(changes).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return inOrder.flatMap(([field, { from, to }]) => {
    // The headline already has it.
    if (field === 'name' && action === 'created' && subject.type !== 'project') return [];
    const ofSubject = subjectLine(field, { from, to }, words);
    if (ofSubject !== null) return [ofSubject];
    if (hasNoLine(field, subject)) return [];
    const label = isShown(field, text) ? text.fields[field] : field;
    const [before, after] = [from, to].map((value) => readableValue(field, value, words));
    if (before === null || before === undefined) return after ? [text.set(label, after)] : [];
    return [after ? text.changedTo(label, before, after) : text.cleared(label, before)];
  });
}

/**
 * Returns the line about a decision on a kind of gap in a bid, which the history stores under `gap:…`, or about an
 * answer on the scope of a calculation, which it stores under `scope:…`; null for another field.
 */
function subjectLine(
  field: string,
  { from, to }: RecordedEvent['changes'][string],
  { text, language }: EventWords,
): string | null {
  const subject = SCOPE_SUBJECTS.find((each) => field === `gap:${each}` || field === `scope:${each}`);
  if (!subject) return null;
  const valueText = (value: Value) => {
    const choice = GAP_CHOICES.find((each) => each === value);
    if (choice) return text.gapChoice(choice);
    const meaning = SCOPE_MEANINGS.find((each) => each === value);
    return meaning ? text.scopeMeaning(meaning) : null;
  };
  const [before, after] = [valueText(from), valueText(to)];
  const label = field === 'gap:posts' ? text.missingPosts : gapKindText(subject, language);
  if (after === null) return text.cleared(label, before ?? text.empty);
  return before === null ? text.set(label, after) : text.changedTo(label, before, after);
}

function hasNoLine(field: string, { type }: RecordedEvent['subject']): boolean {
  const without: readonly string[] =
    type === 'applicant' || type === 'calculation' ? WITHOUT_LINE[type] : WITHOUT_LINE.project;
  return without.includes(field);
}

function isShown(field: string, { fields }: EventText): field is ShownField {
  return Object.hasOwn(fields, field);
}

/** Returns a value as text; null where there was, or is, none. */
function readableValue(field: string, value: Value, { text, language, figures }: EventWords): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return textOf(value, text);
  if (typeof value === 'number') return numberText(field, value, figures);
  const status = PROJECT_STATUSES.find((each) => each === value);
  if (field === 'status' && status) return STATUS_LABELS[language][status];
  const contract = CONTRACT_TYPES.find((each) => each === value);
  if (field === 'contractType' && contract) return CONTRACT_TYPE_LABELS[language][contract];
  const ruling = BID_RULINGS.find((each) => each === value);
  if (field === 'ruling' && ruling) return RULING_LABELS[language][ruling];
  const type = CALCULATION_TYPES.find((each) => each === value);
  if (field === 'calculationType' && type) return text.calculationType(type);
  return field.endsWith('Date') ? datesIn(language).day(value) : withAmounts(field, value, figures);
}

function numberText(field: string, value: number, { euro, number }: FigureFormat): string {
  if (field.endsWith('Eur')) return euro(value);
  return number(value, field === 'penaltyFactor' ? 2 : 0);
}

/** Fields that the history stores as a line of amounts, in Dutch notation. */
const LINES_OF_AMOUNTS: readonly string[] = ['criteria', 'discountSteps'];
/** Matches an amount of such a line: after its name, its step or its level, up to the next one. */
const AMOUNT = /(?<=: |≤ |% \()€([\d.]+)(?:,-|,(\d\d))(?=:|;|$| \(|\))/g;
/**
 * Matches the percentage of a level: after the name of its criterion, or in a scale, at its beginning or after another
 * level.
 */
const LEVEL = /(?<=: |,- \(|,\d\d \(| \/ )(\d{1,3})(?:,(\d))? %(?= )/g;

/** Returns a value; where it is a line of amounts, these are written in the reader's notation. */
function withAmounts(field: string, value: string, figures: FigureFormat): string {
  if (!LINES_OF_AMOUNTS.includes(field)) return value;
  // Levels are replaced first, because the amounts beside them identify them.
  return value
    .replace(LEVEL, (_, whole: string, tenth = '0') =>
      formatLevel(10 * Number(whole) + Number(tenth), figures),
    )
    .replace(AMOUNT, (_, whole: string, cents = '0') =>
      figures.euro(Number(`${whole.replaceAll('.', '')}.${cents}`)),
    );
}

function textOf(value: Value | undefined, { flags, empty }: EventText): string {
  if (value === null || value === undefined) return empty;
  if (typeof value === 'boolean') return value ? flags.yes : flags.no;
  return String(value);
}
