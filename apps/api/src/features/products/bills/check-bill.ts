import type { BillReadingAnswer } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import {
  type BillAnswers,
  type BillQuestion,
  type BillReading,
  billChoiceText,
  billNoteText,
  billQuestionText,
  billRefusalText,
} from '@milieuspoor/workbook';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { refuseOtherUnread } from '../../calculations/reading/reading-refusal.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';

interface BillToCheck {
  /** of the organisation for which it is read */
  readonly slug: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly answers: BillAnswers;
  readonly language: Language;
}

/** Reads the posts of a bill of quantities, with what is asked about it. Nothing is stored. */
export async function checkBill(
  { database, workbookReader }: Pick<Dependencies, 'database' | 'workbookReader'>,
  caller: Caller,
  { slug, language, sha256, ...file }: BillToCheck,
): Promise<Outcome<BillReadingAnswer>> {
  const organisationId = await findOrganisationId(database.queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const reading = await workbookReader.bill({ ...file, organisationId, memberId: caller.accountId });
  if (reading.kind !== 'read' && reading.kind !== 'refused') return refuseOtherUnread(reading, language);
  return done({ ...toAnswer(reading, language), sha256: sha256.toString('hex') });
}

function toAnswer(reading: BillReading, language: Language): Omit<BillReadingAnswer, 'sha256'> {
  if (reading.kind === 'refused') {
    const problem = billRefusalText(reading, language);
    const { problem: why } = reading;
    const without_header = why.of === 'bill' && why.refusal.code === 'no-table';
    return { posts: [], problem, without_header, notes: [], questions: [], complete: false };
  }
  const { posts, notes, asked, answered } = reading;
  const complete = asked.length === 0;
  return {
    posts: complete ? posts.map(toPost) : [],
    problem: null,
    without_header: false,
    notes: notes.map((note) => billNoteText(note, language)),
    questions: [
      ...answered.map(([question, answer]) => toQuestion(question, answer, language)),
      ...asked.map((question) => toQuestion(question, null, language)),
    ],
    complete,
  };
}

function toPost(
  post: Extract<BillReading, { readonly kind: 'read' }>['posts'][number],
): BillReadingAnswer['posts'][number] {
  const { postNumber, rawCode, productId, productGroup, productSubGroup, ...same } = post;
  return {
    ...{ ...same, post_number: postNumber, raw_code: rawCode, product_id: productId },
    ...{ product_group: productGroup, product_sub_group: productSubGroup },
  };
}

function toQuestion(
  question: BillQuestion,
  answer: string | null,
  language: Language,
): BillReadingAnswer['questions'][number] {
  const choices = question.choices.map((choice) => ({
    value: choice.value,
    text: billChoiceText(question, choice, language),
  }));
  return { id: question.id, text: billQuestionText(question, language), choices, answer };
}
