import type { HistoryEntry } from '@milieuspoor/contract';
import {
  CONTRACT_TYPE_LABELS,
  dayAndTimeOf,
  formatEuro,
  formatIsoDay,
  formatNumber,
  moduleOfSubject,
  PROJECT_TYPE_LABELS,
  RULING_LABELS,
  SCOPE_SUBJECTS,
  SECTOR_LABELS,
  STATUS_LABELS,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { shownMoment } from '../../lib/shown-moment.ts';
import { currentLanguage } from '../../text/language.ts';
import { nl } from '../../text/nl/index.ts';

type Value = HistoryEntry['changes'][string]['from'];

type Texts = typeof nl.history;

/** Tells whether a name is one of those that have a text. */
function isKeyOf<Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> {
  return Object.hasOwn(names, name);
}

/** Converts a name to camel case: `first_name` and `firstName` are the same field. */
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
  if (key === 'plannedAwardDate' && contractType === 'NA') return t('history.plannedDesignChoiceDate');
  if (key === 'designPhaseCompleteDate' && contractType === 'NA') return t('history.designChoiceDate');
  return isKeyOf<Texts['fields']>(nl.history.fields, key) ? t(`history.fields.${key}`) : key;
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
  if (typeof value === 'number')
    return field.endsWith('Eur') ? formatEuro(value) : formatNumber(value, decimalsOf(value));
  if (field.endsWith('Date') || field === 'secondFactorFrom') return formatIsoDay(value);
  if (field === 'apiKeyExpires') return shownMoment(value);
  if (field === 'bidsOpened' || field === 'openingAskedAt') return dayAndTimeOf(value);
  return labelOf(field, value, t) ?? value;
}

/** Returns the decimals of a value as it was typed; none are added. */
function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

function labelOf(field: string, value: string, t: TFunction): string | undefined {
  const language = currentLanguage();
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sector: SECTOR_LABELS[language],
    contractType: CONTRACT_TYPE_LABELS[language],
    projectType: PROJECT_TYPE_LABELS[language],
    status: STATUS_LABELS[language],
    ruling: RULING_LABELS[language],
  };
  const label = labels[field]?.[value];
  if (label) return label;
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
