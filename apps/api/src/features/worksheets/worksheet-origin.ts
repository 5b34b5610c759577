import { CALCULATION_DATA, type Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { message, sentence } from '../../text/message.ts';
import { addProductUse } from '../products/store-product.queries.ts';
import {
  deleteWorksheetAt,
  keepQuantities,
  type UsedPosts,
  type WorksheetOrigin,
} from './worksheets.queries.ts';

/** Returns what the history of a calculation says of where it comes from. */
export function recordedOrigin({
  name,
  sourceName,
  quantitiesFile,
  products,
  calculations = [],
}: WorksheetOrigin) {
  const named = products.map((product) => `${product.name} (v${product.version})`);
  return {
    worksheet: name,
    madeFrom: sourceName,
    quantitiesFile,
    profilesFrom: calculations.length > 0 ? calculations.map(profilesFrom).join('; ') : null,
    productsUsed: named.length > 0 ? named.join('; ') : null,
  };
}

/**
 * Returns the note with which a calculation that was made from another one begins: what it was made from, and where other
 * profiles come from. Empty for one that was made from nothing. Members may change it; the history keeps what it was.
 */
export function noteOfOrigin({ sourceName, calculations = [] }: WorksheetOrigin, language: Language): string {
  const said = [
    ...(sourceName === null ? [] : [message('note-made-from', { source: sourceName })]),
    ...(calculations.length === 0
      ? []
      : [message('note-profiles-from', { profiles: calculations.map(profilesFrom).join('; ') })]),
  ];
  const note = said.map((each) => sentence(each, language)).join(' ');
  return note.length > NOTE_MAX ? `${note.slice(0, NOTE_MAX - 1)}…` : note;
}

const NOTE_MAX = CALCULATION_DATA.notes.max;

/** 'Stationsplein, As-built v2 (12, 14)': the project, its calculation, and the posts. */
function profilesFrom({ name, projectName, posts }: UsedPosts): string {
  return `${projectName}, ${name} (${posts.join(', ')})`;
}

/**
 * Stores which products a calculation was made with and the file of its quantities, and deletes its worksheet, unless that was
 * changed after it was written. Runs in the transaction that stores the calculation.
 */
export async function settleWorksheet(
  queries: Queries,
  { worksheetId, revision, quantitiesFile, products }: WorksheetOrigin,
  calculation: { readonly id: string; readonly organisationId: string; readonly accountId: string },
): Promise<void> {
  const { id: calculationId, organisationId, accountId } = calculation;
  for (const { id: productId, version, posts } of products)
    await addProductUse(queries, { productId, version, calculationId, organisationId, posts });
  if (quantitiesFile !== null) {
    const worksheet = { id: worksheetId, organisationId, accountId, fileName: quantitiesFile };
    await keepQuantities(queries, worksheet, calculationId);
  }
  await deleteWorksheetAt(queries, { id: worksheetId, organisationId, accountId, revision });
}
