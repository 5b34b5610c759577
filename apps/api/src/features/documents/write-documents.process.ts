import { createHash } from 'node:crypto';
import {
  type AwardRecord,
  awardRecordDocument,
  type BidderLetter,
  bidderLetterDocument,
  type CouncilLetter,
  type CriterionNote,
  type CriterionToHandOut,
  councilLetterDocument,
  criterionNote,
  emviDocument,
  exampleDocument,
  type HouseStyle,
  inspectTemplate as inspected,
  lettersInZip,
  type Report,
  type ReportPicture,
  reportDocument,
  reportWorkbook,
  type TemplateInspection,
} from '@milieuspoor/documents';
import type { Language } from '@milieuspoor/domain';
import { readPictures } from '../../platform/pictures/read-picture.ts';

/** The subject of a document, with its language and style. */
export interface DocumentTask<Subject> {
  readonly subject: Subject;
  readonly language: Language;
  readonly style: HouseStyle | null;
}

/** A report with the pictures that a client sent, which precede those that the server drew. */
export interface ReportTask extends DocumentTask<Report> {
  readonly sent: readonly ReportPicture[];
}

export interface WrittenReport {
  readonly kind: 'whole';
  readonly document: Uint8Array;
  readonly workbook: Uint8Array;
}

/** A sent picture is not valid: states its variant, null for a comparison. */
export interface BrokenPicture {
  readonly kind: 'broken-picture';
  readonly variant: number | null;
}

// The jobs of the process that writes documents.

export async function writeReport(input: unknown): Promise<WrittenReport | BrokenPicture> {
  const { subject, sent, language, style } = input as ReportTask;
  // Other threads unpack the pictures while this one writes everything around them.
  const reading = readPictures(sent);
  const report = { ...subject, pictures: [...sent, ...subject.pictures] };
  const workbook = await reportWorkbook(report, language);
  const workbookSha256 = createHash('sha256').update(workbook).digest('hex');
  const read = reading.then((pictures) => new Map(sent.map(({ bytes }, place) => [bytes, pictures[place]])));
  const document = await reportDocument({ ...report, workbookSha256 }, language, style, {
    lastly: async (picture) => (await read).get(picture) ?? picture,
  });
  const pictures = await reading;
  const broken = sent.find((_, place) => pictures[place] === null);
  return broken ? { kind: 'broken-picture', variant: broken.variant } : { kind: 'whole', document, workbook };
}

export async function writeCriterion(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<CriterionToHandOut>;
  return emviDocument(subject, language, style);
}

export async function writeNote(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<CriterionNote>;
  return criterionNote(subject, language, style);
}

export async function writeRecord(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<AwardRecord>;
  return awardRecordDocument(subject, language, style);
}

export async function writeLetter(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<BidderLetter>;
  return bidderLetterDocument(subject, language, style);
}

export async function writeCouncilLetter(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<CouncilLetter>;
  return councilLetterDocument(subject, language, style);
}

export async function writeLetters(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<readonly BidderLetter[]>;
  return lettersInZip(subject, language, style);
}

export async function writeExample(input: unknown): Promise<Uint8Array> {
  const { subject, language } = input as DocumentTask<HouseStyle>;
  return exampleDocument(subject, language);
}

/**
 * Returns what would be taken from the template of a style, after writing a document with it as a check; or why it is
 * refused.
 */
export async function inspectTemplate(input: unknown): Promise<TemplateInspection> {
  const { subject, language } = input as DocumentTask<HouseStyle>;
  const inspection = inspected(subject.template ?? new Uint8Array(), subject.templateSection);
  if (inspection.kind === 'taken') await exampleDocument(subject, language);
  return inspection;
}
