import type { WorksheetSourceAnswer } from '@milieuspoor/contract';
import { type Language, sourceKey, type WeightedSets } from '@milieuspoor/domain';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { postsAsStored } from '../calculations/reading/read-post.ts';
import { refuseUnreadSource } from '../calculations/reading/reading-refusal.ts';
import { listStoredPosts } from '../calculations/reading/stored-posts.queries.ts';
import { type AskedSource, type WeighedSource, weighAsked } from '../calculations/reading/worksheet-jobs.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { type FoundSources, findSources, type Needs, sourceId } from './find-sources.ts';

export interface WeighedSources {
  readonly weights: WeightedSets;
  readonly sources: readonly WorksheetSourceAnswer[];
}

interface Weighing {
  readonly organisationId: string;
  /** the calculation that the worksheet was made from; null for none */
  readonly madeFrom: string | null;
  readonly rows: readonly AskedSource[];
  readonly language: Language;
}

/**
 * Weighs the sources of rows for one unit of each, with the weights of today; each source once in each unit. What cannot be
 * weighed is told with its reason.
 */
export async function weighSources(
  dependencies: Needs,
  caller: Caller,
  { organisationId, madeFrom, rows, language }: Weighing,
): Promise<Outcome<WeighedSources>> {
  const weights = await findWeightedSets(dependencies);
  const asked = distinct(rows);
  const found = await findSources(dependencies, caller, {
    ...{ organisationId, madeFrom, weights, language },
    sources: asked.map(({ source }) => source),
  });
  if (!found.ok) return found;
  const ofFile = await weighMain(dependencies, caller, { ...found.value, organisationId, asked, weights });
  if (ofFile.kind === 'failed') return refuseUnreadSource(ofFile.failure, language);
  const weighed = new Map(
    [...weighAsked(asked, found.value.known, weights), ...ofFile.weighed].map((each) => [each.key, each]),
  );
  return done({
    weights,
    sources: asked.map((each) => toAnswer(each, { ...found.value, weighed, asStored: ofFile.asStored })),
  });
}

/** Returns each source once in each unit. */
function distinct(rows: readonly AskedSource[]): AskedSource[] {
  const byKey = new Map(rows.map(({ source, unit }) => [sourceKey({ source, unit }), { source, unit }]));
  return [...byKey].flatMap(([key, asked]) => (key === null ? [] : asked));
}

/** Weighs the posts of the main file where it is read; null for the stored posts where there is no such file. */
async function weighMain(
  { database, workbookReader }: Needs,
  caller: Caller,
  {
    main,
    organisationId,
    asked,
    weights,
  }: Pick<FoundSources, 'main'> & {
    readonly organisationId: string;
    readonly asked: readonly AskedSource[];
    readonly weights: WeightedSets;
  },
) {
  const nothing = { kind: 'weighed', weighed: [] as readonly WeighedSource[], asStored: null } as const;
  if (!main) return nothing;
  const { file, calculation } = main;
  const party = { organisationId, memberId: caller.accountId };
  const ofFile = asked.filter(
    ({ source }) => source.kind === 'item' && source.calculation === calculation.id,
  );
  const outcome = await workbookReader.weighPosts(party, { file, asked: ofFile, weights });
  if (outcome.kind === 'refused') return { ...nothing, asStored: new Set<string>() };
  if (outcome.kind !== 'weighed') return { kind: 'failed', failure: outcome } as const;
  const stored = await listStoredPosts(database.queries, calculation, file.posts);
  return {
    kind: 'weighed',
    weighed: outcome.weighed,
    asStored: postsAsStored(stored, outcome.read),
  } as const;
}

function toAnswer(
  { source, unit }: AskedSource,
  {
    weighed,
    asStored,
    main,
    about,
    refused,
  }: FoundSources & {
    readonly weighed: ReadonlyMap<string, WeighedSource>;
    readonly asStored: ReadonlySet<string> | null;
  },
): WorksheetSourceAnswer {
  const key = sourceKey({ source, unit }) ?? '';
  const id = sourceId(source);
  const isOther =
    source.kind === 'item' &&
    source.calculation === main?.calculation.id &&
    asStored !== null &&
    !asStored.has(source.postNumber);
  const found = isOther ? undefined : weighed.get(key);
  const { newest, product, expired, restated, takenFrom } = about.get(id) ?? NOTHING_KNOWN;
  return {
    key,
    figures: found?.figures ?? {
      kind: 'refused',
      reason: refused.get(id) ?? (isOther ? 'read-otherwise' : 'gone'),
    },
    name: found?.name ?? '',
    unit: found?.unit ?? '',
    units: found?.units ?? null,
    converted_by: found?.convertedBy ?? null,
    newest,
    valid_until: product?.validUntil ?? null,
    expired,
    restated,
    taken_from:
      takenFrom && source.kind === 'item'
        ? {
            ...{ project: takenFrom.projectName, calculation: takenFrom.name },
            post_number: source.postNumber,
          }
        : null,
  };
}

const NOTHING_KNOWN = { newest: null, product: null, expired: false, restated: false, takenFrom: null };
