import type { Language } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { Captions } from './captions.ts';
import type { Report } from './report.ts';

/** What every part of the report is said with. */
export interface Telling {
  readonly text: ReportText;
  readonly language: Language;
  readonly captions: Captions;
}

/** A chapter of the report; none where there is nothing to say. */
export type ReportSection = (report: Report, telling: Telling) => readonly Piece[];
