import { OTHER_DIFFERENCES, type RevaluableCalculation, type Revaluation } from '@milieuspoor/contract';
import {
  calculationLock,
  figuresOf,
  formatModified,
  SET_CODES,
  type SetCode,
  type WeightedSets,
} from '@milieuspoor/domain';
import type { StoredTotal } from '../calculations/stored-totals.queries.ts';
import type { ComparedWithStored } from './compare-with-stored.ts';
import type { RevaluableRow } from './revaluation.queries.ts';

/** Returns a calculation that staff may value again, in the form of the API, with the present weights. */
export function toRevaluable(row: RevaluableRow, weights: WeightedSets): RevaluableCalculation {
  return {
    uuid: row.id,
    name: row.name,
    calculation_type: row.calculationType,
    active: row.active,
    created: formatModified(row.createdAt),
    excel_file: row.fileName,
    project: row.projectId,
    project_name: row.projectName,
    organization: row.organisationSlug,
    organization_name: row.organisationName,
    mki_value: row.headlineMkiEur,
    mki_set: row.headlineSet,
    weights: SET_CODES.flatMap((set) => {
      const version = row.weightsVersions[set];
      return version === null ? [] : [{ set, version, current: version === weights[set].version }];
    }),
    closed: calculationLock(row.calculationType, row),
  };
}

/** Returns what is stored and the present result of the file, in the form of the API. */
export function toRevaluation(compared: ComparedWithStored): Revaluation {
  const { row, stored, weights, fresh, problems } = compared;
  const calculation = toRevaluable(row, weights);
  const differences = fresh?.differences;
  const others = OTHER_DIFFERENCES.filter((each) => differences?.[each] ?? false);
  const versionDiffers =
    fresh !== null &&
    SET_CODES.some((set) => fresh.calculation.weightsVersions[set] !== stored.weightsVersions[set]);
  const counts = { items: differences?.items ?? 0, totals: differences?.totals ?? 0 };
  const differs = versionDiffers || counts.items > 0 || counts.totals > 0 || others.length > 0;
  const sides = (set: SetCode) => ({
    set,
    before: toFigures(stored.totals[set], stored.weightsVersions[set]),
    after: fresh && toFigures(fresh.calculation.whole.sets[set], fresh.calculation.weightsVersions[set]),
  });
  return {
    calculation,
    outcome: fresh === null ? 'refused' : differs ? 'differs' : 'same',
    problems: [...problems],
    sets: SET_CODES.map(sides).filter(({ before, after }) => before !== null || after !== null),
    items_before: stored.itemCount,
    items_after: fresh?.calculation.whole.itemCount ?? null,
    items_differing: counts.items,
    totals_differing: counts.totals,
    others_differing: others,
    valued_otherwise: (fresh?.valuedOtherwise ?? []).map((beside) => ({
      uuid: beside.id,
      name: beside.name,
      calculation_type: beside.calculationType,
    })),
    key: fresh?.key ?? '',
  };
}

function toFigures(total: StoredTotal | null | undefined, version: string | null) {
  if (!total || version === null) return null;
  const { mki, co2 } = figuresOf(total);
  // Every item of a set has an MKI, so there is an amount.
  return { mki_value: mki.amount ?? 0, co2: co2.amount, weights_version: version };
}
