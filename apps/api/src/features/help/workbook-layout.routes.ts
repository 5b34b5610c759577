import { EXAMPLE_FILE_NAME, endpoints } from '@milieuspoor/contract';
import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { describeLayout, type LayoutColumn, writeExample } from '@milieuspoor/workbook';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';

/** The routes of the page that explains the workbook; the same for every organisation. */
export function workbookLayoutRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.getWorkbookLayout, async ({ call }) => {
      const { posten, sets, otherLayouts, mkiRow, limits, example } = describeLayout(
        call.language,
        await findWeightedSets(dependencies),
      );
      return done({
        posten: { sheet: posten.sheet, columns: posten.columns.map(toColumn) },
        sets: sets.map(({ set, sheet, standard, co2Indicator, columns, indicators, ...weights }) => ({
          set,
          sheet,
          standard,
          co2_indicator: co2Indicator,
          columns: columns.map(toColumn),
          indicators: indicators.map(({ name, unit, otherUnits, weightEur, core }) => ({
            name,
            unit,
            other_units: [...otherUnits],
            weight_eur: weightEur,
            core,
          })),
          weights_version: weights.weightsVersion,
          weights_unconfirmed: [...weights.weightsUnconfirmed],
        })),
        other_layouts: otherLayouts.map(({ layout, sheets, header, rows, goesOn }) => ({
          layout,
          sheets: [...sheets],
          header: [...header],
          rows: rows.map((row) => [...row]),
          goes_on: goesOn,
        })),
        mki_row: mkiRow,
        limits: {
          file_bytes: UPLOAD_MAX_BYTES,
          extensions: [...UPLOAD_EXTENSIONS],
          header_rows: limits.headerRows,
          items: limits.items,
          columns: limits.columns,
          last_column: limits.lastColumn,
          text_characters: limits.textCharacters,
        },
        example: {
          set: example.set,
          post_number: example.postNumber,
          product: example.product,
          unit: example.unit,
          quantity: example.quantity,
          rows: example.rows.map(({ indicator, indicatorUnit, value, weightEur, mkiEur }) => ({
            indicator,
            indicator_unit: indicatorUnit,
            value,
            weight_eur: weightEur,
            mki_eur: mkiEur,
          })),
          unit_mki_eur: example.unitMkiEur,
          mki_eur: example.mkiEur,
        },
      });
    }),
    route(endpoints.downloadExample, async ({ call }) =>
      done({
        fileName: EXAMPLE_FILE_NAME,
        bytes: await writeExample(await findWeightedSets(dependencies), call.language),
      }),
    ),
  ];
}

function toColumn({ name, required, allowed, otherNames, note }: LayoutColumn) {
  return {
    name,
    required,
    allowed: allowed === null ? null : [...allowed],
    other_names: [...otherNames],
    note,
  };
}
