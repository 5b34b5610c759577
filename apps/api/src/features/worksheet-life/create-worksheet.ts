import { randomUUID } from 'node:crypto';
import { WORKSHEET_MAX, type WorksheetType } from '@milieuspoor/contract';
import type { RowSource, WorksheetRow } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { closedForUpload } from '../calculation-life/upload/closed-for-upload.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { listProductsAt } from '../products/products.queries.ts';
import { findProject, type ProjectRow } from '../projects/projects.queries.ts';
import {
  countWorksheets,
  insertWorksheet,
  listSourcePosts,
  type QuantitiesFile,
} from '../worksheets/worksheets.queries.ts';
import { refuseRows } from './refuse-rows.ts';

/** A post of the source calculation that gets another source. */
export interface Replacement {
  readonly postNumber: string;
  readonly source: RowSource;
}

export interface WorksheetToMake {
  readonly projectId: string;
  readonly calculationType: WorksheetType;
  readonly name: string;
  /** the calculation to begin from; null for nothing */
  readonly sourceId: string | null;
  readonly replacements: readonly Replacement[];
  /** rows to add after those of the source */
  readonly rows: readonly WorksheetRow[];
  /** the file that the rows were read from; null for none */
  readonly quantities: QuantitiesFile | null;
}

const OF_A_BID = refused({ kind: 'conflict', message: message('worksheet-of-bid') });

/** Makes a worksheet of the caller; returns its id. */
export async function createWorksheet(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  { projectId, calculationType, name, sourceId, replacements, rows, quantities }: WorksheetToMake,
): Promise<Outcome<string>> {
  const { queries } = database;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const closed = await closedForUpload(queries, project, { type: calculationType, applicantId: null });
  if (closed) return refused({ kind: 'conflict', message: closed });
  const { organisationId } = project;
  const { accountId } = caller;
  if ((await countWorksheets(queries, { organisationId, accountId })) >= WORKSHEET_MAX.perPerson)
    return refused({
      kind: 'conflict',
      message: message('worksheet-too-many', { most: WORKSHEET_MAX.perPerson }),
    });
  const begun = await beginFrom(queries, caller, { project, sourceId, replacements });
  if (!begun.ok) return begun;
  const all = [...begun.value, ...rows];
  if (all.length > WORKSHEET_MAX.rows)
    return refused({
      kind: 'conflict',
      message: message('worksheet-too-large', { most: WORKSHEET_MAX.rows }),
    });
  const refusal = refuseRows(all);
  if (refusal) return refusal;
  const at = clock.now();
  return done(
    await insertWorksheet(queries, {
      ...{ organisationId, projectId, accountId, calculationType, name, sourceId, rows: all, quantities, at },
    }),
  );
}

interface Beginning {
  readonly project: ProjectRow;
  readonly sourceId: string | null;
  readonly replacements: readonly Replacement[];
}

/** Returns the rows that a worksheet begins with: the posts of a calculation of the project, with what is replaced. */
async function beginFrom(
  queries: Queries,
  caller: Caller,
  { project, sourceId, replacements }: Beginning,
): Promise<Outcome<WorksheetRow[]>> {
  if (sourceId === null)
    return replacements.length > 0
      ? invalidField('replacements', message('worksheet-replaces-nothing'))
      : done([]);
  const found = await findOpenCalculation(queries, caller, sourceId);
  if (!found.ok) return found;
  const calculation = found.value;
  if (calculation.projectId !== project.id) return NOT_FOUND;
  if (calculation.applicantId !== null) return OF_A_BID;
  const posts = await listSourcePosts(queries, calculation);
  const rows = posts.map(
    (post): WorksheetRow => ({
      ...post,
      ...{ key: randomUUID(), leftOut: false, origin: post.postNumber },
      source: { kind: 'item', calculation: calculation.id, postNumber: post.postNumber },
    }),
  );
  const byNumber = new Map(replacements.map(({ postNumber, source }) => [postNumber, source]));
  const numbered = Map.groupBy(rows, ({ postNumber }) => postNumber);
  if (replacements.some(({ postNumber }) => !numbered.has(postNumber)))
    return invalidField('replacements', message('worksheet-replaces-nothing'));
  // Which of two is meant, nobody could tell.
  if (
    byNumber.size < replacements.length ||
    replacements.some(({ postNumber }) => numbered.get(postNumber)?.length !== 1)
  )
    return invalidField('replacements', message('worksheet-replaces-twice'));
  const named = await nameSources(queries, caller, project.organisationId, [...byNumber.values()]);
  const replaced: WorksheetRow[] = [];
  for (const row of rows) {
    const source = byNumber.get(row.postNumber);
    if (!source) {
      replaced.push(row);
      continue;
    }
    const names = named.get(JSON.stringify(source));
    if (!names && source.kind !== 'none') return NOT_FOUND;
    replaced.push({ ...row, ...names, source });
  }
  return done(replaced);
}

type Names = Partial<Pick<WorksheetRow, 'product' | 'productGroup' | 'productSubGroup' | 'nmdCategory'>>;

/** Returns what a row takes over from each source besides its figures, for those that the caller may read. */
async function nameSources(
  queries: Queries,
  caller: Caller,
  organisationId: string,
  sources: readonly RowSource[],
): Promise<ReadonlyMap<string, Names>> {
  const names = new Map<string, Names>();
  const products = sources.flatMap((source) =>
    source.kind === 'product' ? { id: source.product, version: source.version } : [],
  );
  for (const { id, version, product } of await listProductsAt(
    ...([queries, caller.scope, organisationId, products] as const),
  ))
    names.set(JSON.stringify({ kind: 'product', product: id, version }), {
      ...{ product: product.name, nmdCategory: product.nmdCategory },
      ...(product.productGroup === null ? {} : { productGroup: product.productGroup }),
      ...(product.productSubGroup === null ? {} : { productSubGroup: product.productSubGroup }),
    });
  const items = sources.flatMap((source) => (source.kind === 'item' ? source : []));
  for (const [id, posts] of Map.groupBy(items, ({ calculation }) => calculation)) {
    const found = await findOpenCalculation(queries, caller, id);
    if (!found.ok || !isOwn(found.value, organisationId)) continue;
    const numbers = posts.map(({ postNumber }) => postNumber);
    for (const post of await listSourcePosts(queries, found.value, numbers)) {
      const { postNumber, product, productGroup, productSubGroup, nmdCategory } = post;
      names.set(JSON.stringify({ kind: 'item', calculation: id, postNumber }), {
        ...{ product, productGroup, productSubGroup, nmdCategory },
      });
    }
  }
  return names;
}

function isOwn(calculation: CalculationRow, organisationId: string): boolean {
  return calculation.organisationId === organisationId && calculation.applicantId === null;
}
