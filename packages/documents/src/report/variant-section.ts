import {
  IMPACT_SETS,
  type Language,
  LIFE_CYCLE_MODULES,
  MODULE_LABELS,
  postShares,
  RESOURCE_KEYS,
} from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { notedPicture } from '../pieces/picture.ts';
import { notedTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import { coverageNotes, marked, type NotedSum } from './figures.ts';
import { notApplicableIn } from './not-applicable-in.ts';
import type { Report, ReportPicture, ReportVariant } from './report.ts';
import type { ReportSection, Telling } from './report-section.ts';
import { headedName } from './variant-names.ts';

/** Writes a chapter for each calculation: its charts, and the tables behind them. */
export const variantSections: ReportSection = (report, telling) =>
  report.variants.flatMap((variant) => variantSection(variant, report, telling));

function variantSection(variant: ReportVariant, report: Report, telling: Telling): readonly Piece[] {
  const { text } = telling;
  return [
    numberedHeading(headedName(variant, text)),
    ...(variant.otherSet
      ? paragraphs(text.figures.otherSet(IMPACT_SETS[variant.set].name, IMPACT_SETS[variant.otherSet].name))
      : []),
    // Nothing here stays with the picture below it: LibreOffice leaves the heading behind where too much has to stay together.
    ...(variant.notes ? paragraphs(text.figures.remark(variant.notes)) : []),
    ...picturesOf(variant.number, report, telling),
    ...groupsTable(variant, telling),
    ...modulesTable(variant, telling),
    ...resourcesTable(variant, telling),
  ];
}

/**
 * Returns the charts of a variant, or of the comparison for null, or those of them with a place of their own; a report
 * without pictures still has its tables.
 */
export function picturesOf(
  variant: number | null,
  { pictures }: Pick<Report, 'pictures'>,
  { captions }: Pick<Telling, 'captions'>,
  at?: ReportPicture['place'],
): readonly Piece[] {
  return pictures.flatMap((each, place) =>
    each.place === at && (each.variant === variant || at === 'outcome')
      ? [captions.figure(each.title), ...notedPicture(each, place + 1)]
      : [],
  );
}

/** Writes the product groups with their share of the MKI; the percentages add up to 100,00. */
function groupsTable({ groups, mki, co2 }: ReportVariant, { text, captions }: Telling): Piece[] {
  const { figures } = text;
  const shares = postShares(
    mki,
    groups.map((group) => group.mki),
  );
  const total = shares === null ? null : 100;
  return [
    captions.table(figures.groups),
    ...notedTable(
      [
        { head: figures.group, share: 6 },
        { head: figures.mki, share: 3, figures: true },
        { head: figures.share, share: 2.5, figures: true },
        { head: figures.co2, share: 3, figures: true },
      ],
      [
        ...groups.map((group, place) => ({ ...group, share: shares?.[place] ?? null })),
        { name: figures.total, mki, co2, share: total },
      ].map((row) => [
        row.name,
        marked(row.mki, text.written.mki(row.mki.amount)),
        text.written.percent(row.share),
        marked(row.co2, text.written.tonOfKg(row.co2.amount)),
      ]),
      {
        total: true,
        notes: [
          ...coverageNotes(
            impactsOf({ mki, co2 }, text),
            text,
            groups.flatMap((group) => [group.mki, group.co2]),
          ),
          ...(shares === null ? [figures.noShares] : []),
        ],
      },
    ),
  ];
}

function modulesTable(variant: ReportVariant, { text, captions, language }: Telling): Piece[] {
  const { figures } = text;
  const { modules, mki, co2 } = variant;
  const nothing = { amount: null, items: mki.items, undeclared: mki.items, incomplete: 0 };
  const rows = LIFE_CYCLE_MODULES.map((module, place) => ({
    module,
    name: MODULE_LABELS[language][module],
    mki: modules.mki[place] ?? nothing,
    co2: modules.co2[place] ?? nothing,
  }));
  return [
    captions.table(figures.modules),
    ...notedTable(
      [
        { head: figures.module, share: 6 },
        { head: figures.mki, share: 3, figures: true },
        { head: figures.co2, share: 3, figures: true },
      ],
      [...rows, { name: figures.total, mki, co2 }].map((row) => [
        row.name,
        marked(row.mki, text.written.mki(row.mki.amount)),
        marked(row.co2, text.written.tonOfKg(row.co2.amount)),
      ]),
      {
        total: true,
        notes: [
          ...coverageNotes(
            [
              ...rows.flatMap(({ module, ...sums }) => impactsOf(sums, text, module)),
              ...impactsOf({ mki, co2 }, text, figures.total),
            ],
            text,
          ),
          ...answeredNote(variant, text, language),
        ],
      },
    ),
  ];
}

/**
 * Returns the note below a figure that leaves items out, or below a dash, about what is empty because there is nothing.
 */
function answeredNote(variant: ReportVariant, { notes }: ReportText, language: Language): string[] {
  const answered = notApplicableIn(variant, language);
  return answered.length > 0 ? [notes.notApplicable(answered.map(({ what }) => what).join('; '))] : [];
}

function resourcesTable({ resources }: ReportVariant, { text, captions }: Telling): Piece[] {
  const { figures } = text;
  return [
    captions.table(figures.resources),
    ...notedTable(
      [
        { head: figures.resource, share: 6 },
        { head: figures.amount, share: 3, figures: true },
      ],
      RESOURCE_KEYS.map((key) => [
        text.resources[key],
        marked(resources[key], text.written.resource(key, resources[key].amount)),
      ]),
      {
        notes: coverageNotes(
          RESOURCE_KEYS.map((key) => [text.resources[key], resources[key]]),
          text,
        ),
      },
    ),
  ];
}

/** Returns MKI and CO2 by their names, or a named part of them. */
function impactsOf(
  { mki, co2 }: Pick<ReportVariant, 'mki' | 'co2'>,
  { quantities }: Telling['text'],
  ...part: readonly [string?]
): NotedSum[] {
  return [
    [quantities.mki, mki, ...part],
    [quantities.co2, co2, ...part],
  ];
}
