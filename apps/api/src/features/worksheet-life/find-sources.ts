import {
  isExpired,
  type Language,
  type RowSource,
  SET_CODES,
  type SourceRefusal,
  sourceKey,
  toIsoDay,
  type WeightedSets,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { postsAsStored, toReadPost } from '../calculations/reading/read-post.ts';
import type { KnownSource, SourceFile } from '../calculations/reading/read-sources.ts';
import { refuseUnreadSource } from '../calculations/reading/reading-refusal.ts';
import { findStoredFile } from '../calculations/reading/stored-file.ts';
import { listStoredPosts } from '../calculations/reading/stored-posts.queries.ts';
import { weightsOfCalculation } from '../calculations/reading/weights-of-calculation.ts';
import { listProductsAt, listProductsUsedIn, type MadeWith } from '../products/products.queries.ts';
import { findProject } from '../projects/projects.queries.ts';

export type Needs = Pick<Dependencies, 'database' | 'clock' | 'workbookReader'>;

/** What is to be said of a source besides its figures. */
export interface AboutSource {
  /** the newest version of a product; null for a post */
  readonly newest: number | null;
  /** the version of a product that it is, or that a post was made with; null for none */
  readonly product: MadeWith | null;
  readonly expired: boolean;
  /** whether a post was stored with other weights than those of today */
  readonly restated: boolean;
  /** the calculation of a post, where that is another one than the worksheet was made from */
  readonly takenFrom: UsedCalculation | null;
}

/** A calculation that posts are taken from, as people know it. */
interface UsedCalculation {
  readonly name: string;
  readonly projectName: string;
}

/** A source with its name, whatever the unit of its rows. */
export function sourceId(source: RowSource): string {
  return sourceKey({ source, unit: '' }) ?? '';
}

/** The calculation whose file is read in the process that needs its figures: the one that most rows take from. */
interface MainFile {
  readonly file: SourceFile;
  readonly calculation: CalculationRow;
}

export interface FoundSources {
  /** products, and posts of other calculations than that of the main file */
  readonly known: readonly KnownSource[];
  readonly main: MainFile | null;
  /** by `sourceId`, for those that are there */
  readonly about: ReadonlyMap<string, AboutSource>;
  /** by `sourceId`, why others have no figures; those that are not named either are gone */
  readonly refused: ReadonlyMap<string, SourceRefusal>;
}

interface Asking {
  readonly organisationId: string;
  readonly sources: readonly RowSource[];
  /** the calculation that the worksheet was made from; null for none */
  readonly madeFrom: string | null;
  /** the weights of today */
  readonly weights: WeightedSets;
  readonly language: Language;
}

/**
 * Finds what rows take their figures from, as far as the caller may read it: versions of products that the organisation has,
 * and posts of its calculations. A bid is never a source: it would tell what a competitor builds with.
 */
export async function findSources(
  dependencies: Needs,
  caller: Caller,
  { organisationId, sources, madeFrom, weights, language }: Asking,
): Promise<Outcome<FoundSources>> {
  const { clock, database } = dependencies;
  const about = new Map<string, AboutSource>();
  const refused = new Map<string, SourceRefusal>();
  const known: KnownSource[] = [];

  const distinct = [...new Map(sources.map((source) => [sourceId(source), source])).values()];
  const products = distinct.flatMap((source) => (source.kind === 'product' ? source : []));
  const today = toIsoDay(clock.now());
  for (const row of await listProductsAt(
    ...([database.queries, caller.scope, organisationId] as const),
    products.map(({ product, version }) => ({ id: product, version })),
  )) {
    const source = { kind: 'product', product: row.id, version: row.version } as const;
    const { name, unit, conversions, profiles, resources } = row.product;
    known.push({ source, name, figures: { unit, conversions, profiles, resources } });
    about.set(sourceId(source), {
      ...{ newest: row.currentVersion, restated: false, takenFrom: null },
      product: { id: row.id, version: row.version, name, validUntil: row.product.source.validUntil },
      expired: isExpired(row.product.source, today),
    });
  }

  const posts = Map.groupBy(
    distinct.flatMap((source) => (source.kind === 'item' ? source : [])),
    ({ calculation }) => calculation,
  );
  let main: MainFile | null = null;
  // The largest first: its file is read where its figures are needed, and those of the others here.
  for (const [id, items] of [...posts].sort(([, left], [, right]) => right.length - left.length)) {
    const found = await findOpenCalculation(database.queries, caller, id);
    if (!found.ok || found.value.organisationId !== organisationId || found.value.applicantId !== null)
      continue;
    const calculation = found.value;
    const file = await findStoredFile(dependencies, caller.scope, calculation);
    if (!file || file === 'damaged') {
      for (const source of items) refused.set(sourceId(source), 'read-otherwise');
      continue;
    }
    const restated = SET_CODES.some(
      (set) => calculation.sets.includes(set) && calculation.weightsVersions[set] !== weights[set].version,
    );
    const takenFrom =
      calculation.id === madeFrom ? null : await nameOf(database.queries, caller, calculation);
    const madeWith = await listProductsUsedIn(database.queries, caller.scope, calculation);
    for (const source of items) {
      const product = madeWith.find(({ posts }) => posts.includes(source.postNumber)) ?? null;
      const expired = product !== null && isExpired(product, today);
      about.set(sourceId(source), { newest: null, product, expired, restated, takenFrom });
    }
    const numbers = items.map(({ postNumber }) => postNumber);
    const weightsThen = await weightsOfCalculation(dependencies, calculation);
    if (!main) {
      const { named, options } = file;
      main = { calculation, file: { ...named, options, calculation: id, weightsThen, posts: numbers } };
      continue;
    }
    const reading = await dependencies.workbookReader.posts(
      { ...file.named, weights: weightsThen, organisationId, memberId: caller.accountId },
      numbers,
      file.options,
    );
    if (reading.kind !== 'posts' && reading.kind !== 'refused') return refuseUnreadSource(reading, language);
    const read = reading.kind === 'posts' ? reading.items : [];
    const stored = await listStoredPosts(database.queries, calculation, numbers);
    const asStored = postsAsStored(
      stored,
      read.map((item) => toReadPost(item, weightsThen)),
    );
    for (const { postNumber } of stored)
      if (!asStored.has(postNumber))
        refused.set(sourceId({ kind: 'item', calculation: id, postNumber }), 'read-otherwise');
    for (const { postNumber, product, unit, profiles, resources } of read)
      if (asStored.has(postNumber))
        known.push({
          source: { kind: 'item', calculation: id, postNumber },
          name: product,
          figures: { unit, conversions: [], profiles, resources },
        });
  }
  return done({ known, main, about, refused });
}

async function nameOf(
  queries: Queries,
  { scope }: Pick<Caller, 'scope'>,
  { name, projectId }: CalculationRow,
): Promise<UsedCalculation> {
  const project = await findProject(queries, scope, projectId);
  return { name, projectName: project?.name ?? '' };
}
