import { MODULE_INDICATORS, type ModuleIndicator, sumModules } from '@milieuspoor/domain';
import { toCellAddress } from '../../cells/cell-address.ts';
import { impactColumns, impactIndicator } from '../../layout/impact-headers.ts';
import { FAULTY } from '../cell-reader.ts';
import type { FoundColumns } from '../columns/find-columns.ts';
import type { StatedSet } from '../columns/place-impacts.ts';
import type { DraftItem } from '../draft-item.ts';
import { type DraftProfile, declaredOf } from '../draft-profile.ts';
import { placedAt, type SheetReaders, type TableRow } from '../read-table.ts';
import { pushAmounts } from '../settle-amounts.ts';
import type { SetProfiles } from '../value-all-items.ts';
import { collectProfiles, type ProfileCollector } from './collect-profiles.ts';

/** Reads what columns of Posten state of a set: as a row MKI, and one of CO2, in the sheet of the set would. */
export interface StatedColumns {
  readonly profiles: SetProfiles;
  /** `hasQuantity` tells whether the row states a quantity, be it wrong. */
  read(row: TableRow, item: DraftItem, hasQuantity: boolean): void;
  /**
   * Divides what is for the whole quantity, also of the rows that are left out, and asks what the items come to. Call once,
   * when no number is open any more.
   */
  settle(items: readonly DraftItem[], leftOut: readonly DraftItem[], amounts: FoundColumns['amounts']): void;
}

export function readStatedColumns(
  sheet: string,
  { set, columns }: StatedSet,
  readers: SheetReaders,
): StatedColumns {
  const { reader, problems, asked } = readers;
  const collector = collectProfiles(set, sheet, null, readers);

  /** Reads the columns of an indicator into the item's profile; false where it states none of them. */
  function readIndicator(
    of: ModuleIndicator,
    { row, item, hasQuantity }: { row: TableRow; item: DraftItem; hasQuantity: boolean },
    into: (() => DraftProfile) | null,
  ): boolean {
    const inAll = row.amounts.get(impactColumns(of, set))?.of === 'in-all';
    const indicator = impactIndicator(of, set);
    let isStated = false;
    for (const { of: own, module, column } of columns) {
      if (own !== of) continue;
      const placed = placedAt(row, column);
      const declare = (value: number) => {
        const profile = into?.();
        if (profile) declareIn(profile, indicator, module, value, row.row);
      };
      const number = reader.number(placed, declare);
      if (number === null) continue;
      isStated = true;
      const cannotDivide =
        inAll && number !== 0 && number !== FAULTY && (!hasQuantity || item.quantity === 0);
      if (cannotDivide) problems.add('nothing-to-divide', reader.place(placed), reader.figureDetails(placed));
      if (number === FAULTY || cannotDivide) item.faulty = true;
      // A figure that can't be read still counts as declared; the file is refused because of it.
      declare(number === FAULTY ? 0 : number);
    }
    return isStated;
  }

  return {
    profiles: { set, sheet, profiles: collector.profiles, inColumns: true },
    read(row, item, hasQuantity) {
      const into = profileOnce(collector, row);
      const about = { row, item, hasQuantity };
      // CO2 without an MKI is no profile.
      const isStated = readIndicator('mki', about, into);
      readIndicator('co2', about, isStated ? into : null);
    },
    settle(items, leftOut, amounts) {
      for (const of of MODULE_INDICATORS) {
        const found = amounts.get(impactColumns(of, set));
        if (!found) continue;
        const indicator = impactIndicator(of, set);
        const statedBy = (rows: readonly DraftItem[]) =>
          rows.flatMap(({ postNumber, quantity }) => {
            const profile = collector.profiles.get(postNumber);
            const declared = profile && declaredOf(profile, indicator);
            return declared ? [{ profile, quantity, figure: sumModules(declared) ?? 0 }] : [];
          });
        const stated = statedBy(items);
        pushAmounts(found, stated, asked);
        if (found.of !== 'in-all') continue;
        for (const { profile, quantity } of [...stated, ...statedBy(leftOut)]) {
          const place = profile.places[indicator];
          // A figure other than 0 without a quantity is an error already.
          if (place !== undefined && quantity > 0) profile.store.divide(place, quantity);
        }
      }
    },
  };
}

/** Returns the item's profile, which is only made for an item that states something. */
function profileOnce(collector: ProfileCollector, row: TableRow): () => DraftProfile {
  let made: DraftProfile | null = null;
  // The cells are only valid during the call, and the profile keeps none of them.
  return () => {
    made ??= collector.profileOf(row);
    return made;
  };
}

function declareIn(
  profile: DraftProfile,
  indicator: string,
  module: number,
  value: number,
  row: number,
): void {
  const place = profile.places[indicator] ?? profile.store.add(row);
  profile.places[indicator] = place;
  profile.store.declare(place, module, value);
}

/** Notes how the columns of a set are read. */
export function noteStatedColumns(
  sheet: string,
  row: number,
  { set, first, co2, lacking }: StatedSet,
  { problems }: Pick<SheetReaders, 'problems'>,
): void {
  const place = { sheet, row, column: first.text };
  const cell = toCellAddress(first.index, row);
  const co2Indicator = impactIndicator('co2', set);
  problems.add('stated-columns', place, { cell, set, co2, co2Indicator });
  if (lacking.length > 0) problems.add('missing-modules', { sheet, row, cell }, { cell, modules: lacking });
}
