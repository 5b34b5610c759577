import type { Calculation, SetTotalAnswer } from '@milieuspoor/contract';
import {
  addParts,
  CALCULATION_FIELDS,
  type CoveredSum,
  figuresOf,
  formatModified,
  type Language,
  MATERIAL_KEYS,
  percentageOf,
  RESOURCE_KEYS,
  restorableUntil,
  SET_CODES,
  type SetCode,
  toWire,
  type WeightedSet,
} from '@milieuspoor/domain';
import { answerText, problemMessage, questionAsked, type Severity } from '@milieuspoor/workbook';
import type { CalculationRow } from './calculation-row.queries.ts';
import { shownScopeAnswer } from './scope/shown-scope-answer.ts';
import type { StoredTotal } from './stored-totals.queries.ts';

/** The weights with which a total was valued. */
type UsedWeights = Pick<WeightedSet, 'version' | 'unconfirmed'>;

/** Returns a calculation in the form of the API. */
export function toCalculation(row: CalculationRow, language: Language): Calculation {
  const weightsOf = (set: SetCode): UsedWeights => ({
    // The database ensures that a set of a calculation was valued with some version.
    version: row.weightsVersions[set] ?? '',
    unconfirmed: row.unconfirmedWeights[set] ?? [],
  });
  return {
    uuid: row.id,
    revision: row.revision,
    project: row.projectId,
    applicant: row.applicantId,
    applicant_name: row.applicantName ?? '',
    ...toWire(CALCULATION_FIELDS, row),
    calculation_type: row.calculationType,
    created: formatModified(row.createdAt),
    modified: formatModified(row.modifiedAt),
    excel_file: row.fileName,
    sha256: row.fileSha256.toString('hex'),
    ...(row.usedDeclarations.length === 0
      ? {}
      : {
          declarations: row.usedDeclarations.map(({ name, validUntil }) => ({
            product: name,
            valid_until: validUntil,
          })),
        }),
    ...(row.quantitiesFile === null ? {} : { quantities_file: row.quantitiesFile }),
    variant: row.variant,
    mki_value: row.headlineMkiEur,
    mki_set: row.headlineSet,
    sets: [...row.sets],
    co2: row.headlineCo2Kg,
    totals: toTotals(row.totals, weightsOf),
    primary_material: row.primaryTon,
    secondary_material: row.secondaryTon,
    biobased_material: row.biobasedTon,
    percentage_secondary_of_total: secondaryPercentage(row),
    resources_undeclared: RESOURCE_KEYS.filter((_, place) => row.resourceItems[place] === 0),
    item_count: row.itemCount,
    weights_version: weightsOf(row.headlineSet).version,
    warnings: messagesOf(row, 'warning', language),
    reading_notes: messagesOf(row, 'note', language),
    answers: [
      ...row.answers.map(({ question, answer }) => ({
        question: questionAsked(question, language),
        answer: answerText(question, answer, language),
      })),
      ...row.scopeAnswers.map((answer) => shownScopeAnswer(answer, language)),
    ],
    scope_open_posts: row.scopeOpenPosts,
    scope_refuses: [...row.scopeRefuses],
    scope_modules_only: row.scopeModulesOnly,
    scope_answers: row.scopeAnswers.length,
    deletion: row.deletedAt && {
      at: formatModified(row.deletedAt),
      by: row.deletedBy ?? '',
      restorable_until: formatModified(restorableUntil(row.deletedAt)),
    },
  };
}

function messagesOf({ warnings }: CalculationRow, severity: Severity, language: Language): string[] {
  return warnings
    .filter((problem) => problem.severity === severity)
    .map((problem) => problemMessage(problem, language));
}

/** Returns the totals of a calculation in each of its sets, A1 first. */
export function toTotals(
  totals: Readonly<Partial<Record<SetCode, StoredTotal | null>>>,
  weightsOf: (set: SetCode) => UsedWeights,
): SetTotalAnswer[] {
  return SET_CODES.flatMap((set) => {
    const total = totals[set];
    if (!total) return [];
    const { mki, co2 } = figuresOf(total);
    const { version, unconfirmed } = weightsOf(set);
    return {
      set,
      // Every item of a set has an MKI, so there is an amount.
      mki_value: mki.amount ?? 0,
      co2: co2.amount,
      item_count: total.itemCount,
      items_undeclared: total.itemsUndeclared,
      items_without_co2: total.itemsWithoutCo2,
      weights_version: version,
      weights_unconfirmed: [...unconfirmed],
    };
  });
}

/**
 * Returns secondary material as a percentage of all material; null when there is none, or not all of it is declared.
 */
function secondaryPercentage(row: CalculationRow): number | null {
  const sumOf = (key: (typeof MATERIAL_KEYS)[number]): CoveredSum => ({
    amount: row[key],
    items: row.itemCount,
    undeclared: row[key] === null ? row.itemCount : 0,
    incomplete: 0,
  });
  return percentageOf(sumOf('secondaryTon'), addParts(MATERIAL_KEYS.map(sumOf)));
}
