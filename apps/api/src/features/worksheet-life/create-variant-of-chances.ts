import { WORKSHEET_MAX } from '@milieuspoor/contract';
import type { RowSource, SetCode } from '@milieuspoor/domain';
import { variantTypeOf } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { findOpenCalculation } from '../calculations/find-open-calculation.ts';
import { findChanceWork } from '../chances/chance-work.queries.ts';
import { findChances } from '../chances/find-chances.ts';
import type { KeptWork } from '../chances/kept-work.ts';
import { listTakenPosts, type TakenPostRow } from '../chances/taken-posts.queries.ts';
import { findProject } from '../projects/projects.queries.ts';
import { EVERY_PAIR } from '../statistics/chosen-calculations.queries.ts';
import { createWorksheet } from './create-worksheet.ts';

interface VariantOfChances {
  readonly projectId: string;
  /** the active calculation of the design whose posts were looked at */
  readonly calculationId: string;
  readonly set: SetCode;
  readonly name: string;
  /** numbers of the posts that get what is proposed for them */
  readonly posts: readonly string[];
}

const OF_ANOTHER = refused({ kind: 'conflict', message: message('chances-of-another') });

/** Posts without a proposal that are named; the others are counted by who reads. */
const NAMED_MAX = 10;

/**
 * Makes a worksheet of a variant in which posts get what the tab Kansen proposes for them at this moment; returns its id.
 * Nothing is made where one of them has no proposal any more: what was ticked would be less than what is made.
 */
export async function createVariantOfChances(
  dependencies: Pick<Dependencies, 'database' | 'clock'> & { readonly kept: KeptWork },
  caller: Caller,
  { projectId, calculationId, set, name, posts }: VariantOfChances,
): Promise<Outcome<string>> {
  const { queries } = dependencies.database;
  const found = await findOpenCalculation(queries, caller, calculationId);
  if (!found.ok) return found;
  const { organisationId, calculationType: type } = found.value;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project || found.value.projectId !== project.id) return NOT_FOUND;
  if (type !== 'design-baseline' && type !== 'design-optimization') return OF_ANOTHER;
  const taken = await takenOfProject(queries, dependencies.kept, {
    organisationId,
    projectId,
    calculationId,
    type,
    set,
  });
  const missing = posts.filter((post) => !taken.has(post));
  if (missing.length > 0)
    return refused({
      kind: 'conflict',
      message: message('chances-changed', { posts: missing.slice(0, NAMED_MAX).join(', ') }),
    });
  return createWorksheet(dependencies, caller, {
    ...{ projectId, name, sourceId: calculationId, rows: [], quantities: null },
    calculationType: variantTypeOf(project),
    replacements: posts.flatMap((postNumber) => {
      const source = taken.get(postNumber);
      return source ? { postNumber, source } : [];
    }),
  });
}

interface Looked {
  readonly organisationId: string;
  readonly projectId: string;
  readonly calculationId: string;
  readonly type: 'design-baseline' | 'design-optimization';
  readonly set: SetCode;
}

/** Returns, by the number of each post for which something can be taken over, what that is. */
async function takenOfProject(
  queries: Queries,
  kept: KeptWork,
  { organisationId, projectId, calculationId, type, set }: Looked,
): Promise<ReadonlyMap<string, RowSource>> {
  const { looked, built } = await findChanceWork(queries, {
    ...{ organisationId, set, filter: EVERY_PAIR },
    subject: { kind: 'project', projectId, types: [type] },
  });
  const { page, units } = await findChances(queries, kept, {
    ...{ organisationId, set, looked, built, proposed: true, offset: 0, limit: WORKSHEET_MAX.rows },
  });
  const proposals = page.flatMap(({ better, calculation, kind, postNumber }) =>
    better && calculation.calculationId === calculationId
      ? {
          ...{ ...kind, postNumber, weightsVersion: calculation.weightsVersion },
          ...{ productId: better.productId, mkiPerUnit: better.mkiEur / better.units },
        }
      : [],
  );
  const taken = await listTakenPosts(queries, { organisationId, set, built, units }, proposals);
  const byNumber = Map.groupBy(taken, ({ place }) => proposals[place]?.postNumber ?? '');
  return new Map(
    [...byNumber].flatMap(([postNumber, rows]): [string, RowSource][] => {
      const [row] = rows;
      // Which of two posts with one number is meant, nobody could tell.
      return row && rows.length === 1 ? [[postNumber, sourceOf(row)]] : [];
    }),
  );
}

function sourceOf({ calculationId, postNumber, productId, version }: TakenPostRow): RowSource {
  return productId === null || version === null
    ? { kind: 'item', calculation: calculationId, postNumber }
    : { kind: 'product', product: productId, version };
}
