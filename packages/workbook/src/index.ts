export type { BillAnswers, BillQuestion } from './bill/bill-question.ts';
export { type BillReading, readBill } from './bill/read-bill.ts';
export {
  billChoiceText,
  billNoteText,
  billQuestionText,
  billRefusalText,
} from './bill/text/say-bill.ts';
export { unpackedBytesOf } from './container/unpacked-bytes.ts';
export { describeLayout, type LayoutColumn } from './description/describe-layout.ts';
export { type MarkedWorkbook, markProblems } from './marking/mark-problems.ts';
export type { Problem, Severity } from './problems/problem.ts';
export { askAboutMedians, costsOf, type ItemCost, type ProductMedian } from './questions/ask-about-items.ts';
export { askAboutMaterialMedians, type MaterialMedian } from './questions/ask-about-material.ts';
export type { ColumnPlacement, ReadingOptions } from './questions/asked-while-reading.ts';
export { type CalculationMaterial, comparedMaterialOf, NO_MATERIAL } from './questions/item-material.ts';
export { followsPlacement, placedColumn, placementsOf, placementsUsed } from './questions/placement-of.ts';
export { ANSWERS, type Answers, answerTo, type WorkbookQuestion } from './questions/workbook-question.ts';
export { type CalculationReading, readCalculation } from './read-calculation.ts';
export { readSetBeside } from './reading/beside/read-beside.ts';
export { problemFinding, problemMessage, problemSaying } from './text/problem-message.ts';
export {
  answerText,
  questionAsked,
  questionMessage,
  questionRows,
  questionText,
} from './text/question-text.ts';
export {
  type ProfileRows,
  postenRowOf,
  profileRowsOf,
  type WritableItem,
  writeCalculation,
} from './writing/write-calculation.ts';
export { writeExample, writeTemplate } from './writing/write-template.ts';
