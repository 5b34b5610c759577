import { createHash } from 'node:crypto';
import type { Language, WeightedSets } from '@milieuspoor/domain';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { type CalculationChecked, checkCalculation } from '../calculation-life/upload/check-calculation.ts';
import { postsAsStored } from '../calculations/reading/read-post.ts';
import { refuseUnreadSource } from '../calculations/reading/reading-refusal.ts';
import { listStoredPosts } from '../calculations/reading/stored-posts.queries.ts';
import type { WritingOutcome } from '../calculations/reading/worksheet-jobs.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import type { UsedPosts, UsedProduct, WorksheetWithRows } from '../worksheets/worksheets.queries.ts';
import { type FoundSources, findSources, type Needs, sourceId } from './find-sources.ts';

const READ_OTHERWISE = refused({ kind: 'conflict', message: message('worksheet-read-otherwise') });

/**
 * Writes the workbook of a worksheet and checks it as any upload: by the same reader, with the same questions, comparison and
 * refusals. What is kept of it is stored by its key, as a checked upload is.
 */
export async function checkWorksheet(
  dependencies: Needs,
  caller: Caller,
  worksheet: WorksheetWithRows,
  language: Language,
): Promise<Outcome<CalculationChecked>> {
  const { organisationId, projectId, calculationType, rows } = worksheet;
  const weights = await findWeightedSets(dependencies);
  const counted = rows.filter(({ leftOut }) => !leftOut);
  const found = await findSources(dependencies, caller, {
    ...{ organisationId, madeFrom: worksheet.source?.id ?? null, weights, language },
    sources: counted.map(({ source }) => source),
  });
  if (!found.ok) return found;
  const written = await write(dependencies, caller, worksheet, { found: found.value, weights, language });
  if (!written.ok) return written;
  const bytes = Buffer.from(written.value.bytes);
  return checkCalculation(dependencies, caller, {
    ...{ projectId, type: calculationType, applicantId: null, answers: {}, language },
    source: {
      kind: 'sent',
      key: null,
      file: { name: fileNameOf(worksheet), bytes, sha256: createHash('sha256').update(bytes).digest() },
    },
    worksheet: {
      ...{ worksheetId: worksheet.id, revision: worksheet.revision, name: worksheet.name },
      sourceName: worksheet.source?.name ?? null,
      quantitiesFile: worksheet.quantitiesName,
      products: usedProducts(worksheet, found.value),
      calculations: usedCalculations(worksheet, found.value),
      profileRows: written.value.profileRows,
    },
  });
}

interface Writing {
  readonly found: FoundSources;
  readonly weights: WeightedSets;
  readonly language: Language;
}

async function write(
  { database, workbookReader }: Needs,
  caller: Caller,
  { organisationId, rows }: WorksheetWithRows,
  { found: { known, main }, weights, language }: Writing,
): Promise<Outcome<Extract<WritingOutcome, { kind: 'written' }>>> {
  const party = { organisationId, memberId: caller.accountId };
  const outcome = await workbookReader.writeWorksheet(party, {
    ...{ rows, known, weights },
    file: main?.file ?? null,
  });
  if (outcome.kind === 'refused') return READ_OTHERWISE;
  if (outcome.kind !== 'written') return refuseUnreadSource(outcome, language);
  if (main) {
    const stored = await listStoredPosts(database.queries, main.calculation, main.file.posts);
    if (postsAsStored(stored, outcome.read).size < stored.length) return READ_OTHERWISE;
  }
  return done(outcome);
}

/** Returns the file name under which the name of the worksheet becomes that of its calculation. */
function fileNameOf({ name }: WorksheetWithRows): string {
  return `${name.replaceAll(/[/\\]/g, '-')}.xlsx`;
}

/** Returns the products of the rows that count, each with its posts: those of posts that were made with one too. */
function usedProducts({ rows }: WorksheetWithRows, { about }: FoundSources): UsedProduct[] {
  const used = rows.flatMap(({ leftOut, source, postNumber }) => {
    const { product = null } = (leftOut ? null : about.get(sourceId(source))) ?? {};
    return product ? { ...product, postNumber } : [];
  });
  const byVersion = Map.groupBy(used, ({ id, version }) => `${id} ${version}`);
  return [...byVersion.values()].flatMap((posts) => {
    const [first] = posts;
    if (!first) return [];
    const { id, version, name, validUntil } = first;
    return { id, version, name, validUntil, posts: posts.map(({ postNumber }) => postNumber) };
  });
}

/** Returns the other calculations that rows which count take their figures from, each with the numbers of its posts. */
function usedCalculations({ rows }: WorksheetWithRows, { about }: FoundSources): UsedPosts[] {
  const taken = rows.flatMap(({ leftOut, source }) => {
    const from = leftOut || source.kind !== 'item' ? null : about.get(sourceId(source))?.takenFrom;
    return from && source.kind === 'item' ? { ...from, ...source } : [];
  });
  return [...Map.groupBy(taken, ({ calculation }) => calculation).values()].flatMap((posts) => {
    const [first] = posts;
    if (!first) return [];
    const { name, projectName } = first;
    return { name, projectName, posts: [...new Set(posts.map(({ postNumber }) => postNumber))] };
  });
}
