import type { HistoryEntry } from '@milieuspoor/contract';
import {
  ACCOUNT_PERSON,
  BID_DATA,
  dayAndTimeOf,
  formatEuro,
  formatIsoDay,
  moduleOfSubject,
  ORGANISATION_CONTACT,
  RULING_LABELS,
  SCOPE_SUBJECTS,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { numberAsTyped } from '../../lib/number-as-typed.ts';
import { isLabelledField, projectFieldLabel, projectFieldOf } from '../../lib/project-fields.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { currentLanguage } from '../../text/language.ts';
import { nl } from '../../text/nl/index.ts';

type Value = HistoryEntry['changes'][string]['from'];

type Texts = typeof nl.history;

/** Tells whether a name is one of those that have a text. */
function isKeyOf<Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> {
  return Object.hasOwn(names, name);
}

/** Converts a name to camel case: older entries have a field of an own account under the name of the API, `first_name`. */
function inCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns the readable name of a field, or its own name if it has no text yet. A project that isn't tendered has a
 * choice of design in place of an award.
 */
export function fieldName(
  name: string,
  t: TFunction,
  contractType?: HistoryEntry['project_contract_type'],
): string {
  const ofScope = scopeSubjectName(name, 'scope', t);
  if (ofScope !== null) return ofScope;
  const ofGap = scopeSubjectName(name, 'gap', t);
  if (ofGap !== null) return t('history.gapOf', { what: ofGap });
  const key = inCamelCase(name);
  if (isKeyOf<Texts['fields']>(nl.history.fields, key)) return t(`history.fields.${key}`);
  if (isKeyOf(BID_DATA, key)) return t(`bids.columns.${key}`);
  if (isKeyOf(ACCOUNT_PERSON, key)) return t(`accountFields.${key}`);
  if (isKeyOf(ORGANISATION_CONTACT, key)) return t(`organisationFields.${key}`);
  return isLabelledField(key) ? projectFieldLabel(key, contractType, t) : key;
}

/**
 * Returns the subject of an answer about the scope, or of a decision about a gap in a bid, which the history stores
 * under `scope:…` and `gap:…`; null for another field.
 */
function scopeSubjectName(name: string, under: 'scope' | 'gap', t: TFunction): string | null {
  const subject = SCOPE_SUBJECTS.find((each) => name === `${under}:${each}`);
  if (!subject) return null;
  const module = moduleOfSubject(subject);
  if (module) return t('history.scopeSubjects.module', { module });
  return isKeyOf<Texts['scopeSubjects']>(nl.history.scopeSubjects, subject)
    ? t(`history.scopeSubjects.${subject}`)
    : null;
}

/** Returns a value in readable form: codes by their labels, figures with their unit. */
export function valueText(name: string, value: Value, t: TFunction): string {
  if (value === null || value === '') return t('history.values.none');
  if (typeof value === 'boolean') return t(value ? 'history.values.true' : 'history.values.false');
  const field = inCamelCase(name);
  if (typeof value === 'number') return figureText(field, value);
  if (isDay(field)) return formatIsoDay(value);
  if (field === 'apiKeyExpires') return shownMoment(value);
  if (field === 'bidsOpened' || field === 'openingAskedAt') return dayAndTimeOf(value);
  return labelOf(field, value, t) ?? value;
}

function figureText(field: string, value: number): string {
  if (field.endsWith('Eur')) return formatEuro(value);
  return numberAsTyped(field.endsWith('Co2Kg') ? tonOf(value) : value);
}

/** Converts kg to ton, to the gram: a division would add decimals that nobody stored. */
function tonOf(kg: number): number {
  return Math.round(kg * 1_000) / 1_000_000;
}

function isDay(field: string): boolean {
  return projectFieldOf(field)?.kind === 'day' || field.endsWith('Date') || field === 'secondFactorFrom';
}

function labelOf(field: string, value: string, t: TFunction): string | undefined {
  const language = currentLanguage();
  const stated = projectFieldOf(field);
  const label = stated?.kind === 'choice' && stated.labels?.[language][value];
  if (label) return label;
  if (field === 'ruling' && isKeyOf(RULING_LABELS[language], value)) return RULING_LABELS[language][value];
  if (field === 'calculationType' && isKeyOf(nl.history.calculationTypes, value))
    return t(`history.calculationTypes.${value}`);
  if (['dashboardType', 'signOnAdmits'].includes(field) && isKeyOf(nl.history.dashboardTypes, value))
    return t(`history.dashboardTypes.${value}`);
  if (field === 'emviStatus' && isKeyOf(nl.history.emviStatuses, value))
    return t(`history.emviStatuses.${value}`);
  if (field === 'alarmOutcome' && isKeyOf(nl.history.alarmOutcomes, value))
    return t(`history.alarmOutcomes.${value}`);
  if (field.startsWith('scope:') && isKeyOf(nl.scopeQuestions.meanings, value))
    return t(`scopeQuestions.meanings.${value}`);
  if (field.startsWith('gap:') && isKeyOf(nl.bids.gaps.told, value)) return t(`bids.gaps.told.${value}`);
  if (field === 'language' && isKeyOf(nl.history.languages, value)) return t(`history.languages.${value}`);
  return undefined;
}
