import type { Language } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { Captions } from './captions.ts';
import type { Report } from './report.ts';

/** The texts and settings with which every part of the report is written. */
export interface Telling {
  readonly text: ReportText;
  readonly language: Language;
  readonly captions: Captions;
}

/** A chapter of the report; empty where there is nothing to say. */
export type ReportSection = (report: Report, telling: Telling) => readonly Piece[];
