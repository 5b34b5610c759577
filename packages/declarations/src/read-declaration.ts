import { type Product, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { WorkbookFault } from '@milieuspoor/workbook/safe-files';
import type { DraftDeclaration } from './draft/draft-declaration.ts';
import { findDrafts } from './find-drafts.ts';
import { DeclarationFault, problemOf, refuse } from './problems/declaration-fault.ts';
import type { DeclarationProblem } from './problems/declaration-problem.ts';
import { type Asking, ask } from './product/asking.ts';
import type { DeclarationAnswers, DeclarationQuestion } from './product/declaration-question.ts';
import { toProduct } from './product/to-product.ts';

/** A file may hold several declarations; one is read at a time. */
const DECLARATIONS_MAX = 500;

export type DeclarationReading =
  | {
      readonly kind: 'read';
      /** complete when nothing is asked any more; until then what waits for an answer is left out */
      readonly product: Product;
      readonly format: DraftDeclaration['format'];
      readonly asked: readonly DeclarationQuestion[];
      readonly answered: readonly (readonly [DeclarationQuestion, string])[];
      readonly warnings: readonly DeclarationProblem[];
    }
  /** the file has several declarations */
  | { readonly kind: 'which'; readonly asked: readonly DeclarationQuestion[] }
  | { readonly kind: 'refused'; readonly problem: DeclarationProblem };

/**
 * Reads a declaration: ILCD+EPD as XML, as JSON of soda4LCA or as archive, openEPD or LCAx, whatever its name. Never
 * throws for what is in the file. Nothing is estimated, and nothing is converted without being said.
 */
export async function readDeclaration(
  bytes: Uint8Array,
  answers: DeclarationAnswers = {},
): Promise<DeclarationReading> {
  try {
    return await read(bytes, answers);
  } catch (error) {
    if (error instanceof DeclarationFault) return { kind: 'refused', problem: error.problem };
    if (error instanceof WorkbookFault) return { kind: 'refused', problem: ofWorkbookFault(error) };
    throw error;
  }
}

async function read(bytes: Uint8Array, answers: DeclarationAnswers): Promise<DeclarationReading> {
  if (bytes.length === 0) refuse('file-empty', {});
  if (bytes.length > UPLOAD_MAX_BYTES) refuse('file-too-large', { maxBytes: UPLOAD_MAX_BYTES });
  const found = await findDrafts(bytes);
  if (found.length === 0) refuse('no-declaration', {});
  if (found.length > DECLARATIONS_MAX) refuse('too-many-declarations', { max: DECLARATIONS_MAX });
  const asking: Asking = { answers, asked: [], answered: [], warnings: [] };
  let [chosen] = found;
  if (found.length > 1) {
    const choices = found.map(({ label }, place) => ({ value: String(place + 1), label }));
    const answer = ask(asking, { kind: 'declaration', id: 'declaration', choices });
    if (answer === null) return { kind: 'which', asked: asking.asked };
    chosen = found[Number(answer) - 1];
  }
  const draft = (await chosen?.read()) ?? refuse('no-declaration', {});
  const product = toProduct(draft, asking);
  const { asked, answered, warnings } = asking;
  return { kind: 'read', product, format: draft.format, asked, answered, warnings };
}

/** Archives and XML are read by what reads workbooks; its reasons that a declaration can have are these. */
function ofWorkbookFault({ code, details }: WorkbookFault): DeclarationProblem {
  if (code === 'unsafe-file')
    return problemOf('unsafe-file', { reason: 'reason' in details ? String(details.reason) : '' });
  if (code === 'password-protected') return problemOf('password-protected', {});
  if (code === 'unpacks-too-large')
    return problemOf('unpacks-too-large', { maxBytes: 'maxBytes' in details ? Number(details.maxBytes) : 0 });
  return problemOf('file-damaged', {});
}
