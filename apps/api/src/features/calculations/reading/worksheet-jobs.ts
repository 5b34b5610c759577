import {
  eachResource,
  type FiguresPerRowUnit,
  figuresInUnit,
  type RowSource,
  SET_CODES,
  type SourceFigures,
  sourceKey,
  type WeightedSets,
  type WorksheetRow,
  weighSource,
  workOutWorksheet,
} from '@milieuspoor/domain';
import { type ProfileRows, profileRowsOf, type WritableItem, writeCalculation } from '@milieuspoor/workbook';
import type { ReadPost } from './read-post.ts';
import { type KnownSource, type ReadSources, readSources, type SourceFile } from './read-sources.ts';

/** What a unit of a source is weighed for. */
export type AskedSource = Pick<WorksheetRow, 'source' | 'unit'>;

/** A source that was weighed for one unit of rows. */
export interface WeighedSource {
  readonly key: string;
  readonly figures: SourceFigures;
  readonly name: string;
  readonly unit: string;
  readonly units: number | null;
  readonly convertedBy: string | null;
}

export type WeighingOutcome =
  | {
      readonly kind: 'weighed';
      readonly weighed: readonly WeighedSource[];
      readonly read: readonly ReadPost[];
    }
  | { readonly kind: 'refused' };

export type WritingOutcome =
  | {
      readonly kind: 'written';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly profileRows: readonly ProfileRows[];
      readonly read: readonly ReadPost[];
    }
  | { readonly kind: 'refused' };

/** Runs in a separate process: weighs posts of a file for one unit of rows, with the weights of today. */
export async function weighPosts({
  file,
  asked,
  weights,
}: {
  readonly file: SourceFile;
  readonly asked: readonly AskedSource[];
  readonly weights: WeightedSets;
}): Promise<WeighingOutcome> {
  const reading = await readSources(file);
  if (reading.kind === 'refused') return reading;
  return { kind: 'weighed', weighed: weighAsked(asked, reading.sources, weights), read: reading.read };
}

/** Weighs each asked source once, for one unit of rows; those that are not among the known ones are left out. */
export function weighAsked(
  asked: readonly AskedSource[],
  known: readonly KnownSource[],
  weights: WeightedSets,
): WeighedSource[] {
  const byId = new Map(known.map((each) => [idOf(each.source), each]));
  const weighed = new Map<string, WeighedSource>();
  for (const each of asked) {
    const key = sourceKey(each);
    const source = byId.get(idOf(each.source));
    if (key === null || !source || weighed.has(key)) continue;
    const { fit } = figuresInUnit(source.figures, each.unit);
    weighed.set(key, {
      ...{ key, name: source.name, unit: source.figures.unit },
      figures: weighSource(source.figures, each.unit, weights),
      units: fit.kind === 'fits' ? fit.productUnits : null,
      convertedBy: fit.kind === 'fits' ? fit.via : null,
    });
  }
  return [...weighed.values()];
}

/**
 * Runs in a separate process: writes the workbook of the rows that count. Its sets are those of the worksheet; where the rows
 * share none, all that any of them has, so that the reader names the posts that lack one.
 */
export async function writeWorksheet({
  rows,
  known,
  file,
  weights,
}: {
  readonly rows: readonly WorksheetRow[];
  readonly known: readonly KnownSource[];
  readonly file: SourceFile | null;
  readonly weights: WeightedSets;
}): Promise<WritingOutcome> {
  const reading = file ? await readSources(file) : NOTHING_READ;
  if (reading.kind === 'refused') return reading;
  const byId = new Map([...known, ...reading.sources].map((each) => [idOf(each.source), each.figures]));
  const counted = rows.filter(({ leftOut }) => !leftOut);
  const sources = new Map<string, SourceFigures>();
  const items = counted.map((row): WritableItem => {
    const { key: _key, leftOut: _leftOut, origin: _origin, source, ...named } = row;
    const figures = byId.get(idOf(source));
    const inUnit = figures ? figuresInUnit(figures, row.unit).figures : null;
    const key = sourceKey(row);
    if (key !== null && figures) sources.set(key, weighSource(figures, row.unit, weights));
    return { ...named, ...(inUnit ?? NO_FIGURES) };
  });
  const { sets } = workOutWorksheet({ rows: counted, sources, baseline: null });
  const any = SET_CODES.filter((set) => items.some(({ profiles }) => profiles[set]));
  const written = { items, sets: sets.length > 0 ? sets : any };
  const bytes = await writeCalculation({ ...written, withUnits: true });
  return { kind: 'written', bytes, profileRows: profileRowsOf(written), read: reading.read };
}

const NOTHING_READ: ReadSources = { kind: 'sources', sources: [], read: [] };
const NO_FIGURES: FiguresPerRowUnit = { profiles: {}, resources: eachResource(() => null) };

/** Names a source whatever the unit of its rows. */
function idOf(source: RowSource): string | null {
  return sourceKey({ source, unit: '' });
}
