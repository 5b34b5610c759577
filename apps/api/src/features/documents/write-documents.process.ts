import {
  type AwardCriterion,
  type AwardRecord,
  awardRecordDocument,
  emviDocument,
  exampleDocument,
  type HouseStyle,
  inspectTemplate as inspected,
  type Report,
  reportDocument,
  reportWorkbook,
  type TemplateInspection,
} from '@milieuspoor/documents';
import type { Language } from '@milieuspoor/domain';

/** What a document is about, in which language and style. */
export interface DocumentTask<Subject> {
  readonly subject: Subject;
  readonly language: Language;
  readonly style: HouseStyle | null;
}

export interface WrittenReport {
  readonly document: Uint8Array;
  readonly workbook: Uint8Array;
}

// The jobs of the process that writes documents.

export async function writeReport(input: unknown): Promise<WrittenReport> {
  const { subject, language, style } = input as DocumentTask<Report>;
  return {
    document: await reportDocument(subject, language, style),
    workbook: await reportWorkbook(subject, language),
  };
}

export async function writeCriterion(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<AwardCriterion>;
  return emviDocument(subject, language, style);
}

export async function writeRecord(input: unknown): Promise<Uint8Array> {
  const { subject, language, style } = input as DocumentTask<AwardRecord>;
  return awardRecordDocument(subject, language, style);
}

export async function writeExample(input: unknown): Promise<Uint8Array> {
  const { subject, language } = input as DocumentTask<HouseStyle>;
  return exampleDocument(subject, language);
}

/** What would be taken over of the template of a style, which a document was written with to be sure; or why it is refused. */
export async function inspectTemplate(input: unknown): Promise<TemplateInspection> {
  const { subject, language } = input as DocumentTask<HouseStyle>;
  const inspection = inspected(subject.template ?? new Uint8Array());
  if (inspection.kind === 'taken') await exampleDocument(subject, language);
  return inspection;
}
