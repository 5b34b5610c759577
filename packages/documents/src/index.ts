export type {
  AskedOfModule,
  AwardCriterion,
  CriterionBaseline,
  CriterionEdition,
  CriterionNote,
  CriterionToHandOut,
} from './award-criterion/award-criterion.ts';
export { criterionNote } from './award-criterion/criterion-note.ts';
export { emviDocument } from './award-criterion/emvi-document.ts';
export type {
  AwardRecord,
  RecordedAnswer,
  RecordedBid,
  RecordedEvent,
  RecordedFile,
  RecordedGap,
  RecordedIssue,
} from './award-record/award-record.ts';
export { awardRecordDocument } from './award-record/award-record-document.ts';
export type { BidderLetter } from './bidder-letter/bidder-letter.ts';
export { bidderLetterDocument } from './bidder-letter/bidder-letter-document.ts';
export { bidderLetterOf, type ToldAward } from './bidder-letter/bidder-letter-of.ts';
export { lettersInZip } from './bidder-letter/letters-in-zip.ts';
export type { CouncilLetter } from './council-letter/council-letter.ts';
export { councilLetterDocument } from './council-letter/council-letter-document.ts';
export { councilLetterPage } from './council-letter/council-letter-page.ts';
export { exampleDocument } from './example-document.ts';
export type { HouseStyle } from './house-style/house-style.ts';
export { inspectTemplate, type TakenOver, type TemplateInspection } from './house-style/inspect-template.ts';
export type { TemplateFaultCode } from './house-style/template/template-fault.ts';
export type {
  Report,
  ReportAward,
  ReportBid,
  ReportClaim,
  ReportGroup,
  ReportPair,
  ReportPicture,
  ReportVariant,
} from './report/report.ts';
export { reportDocument } from './report/report-document.ts';
export { reportForPdf, withContentsPages } from './report/signing/report-for-pdf.ts';
export { reportWorkbook } from './report-workbook/report-workbook.ts';
