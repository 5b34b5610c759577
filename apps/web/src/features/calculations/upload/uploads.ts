import type { CalculationCheck, WorkbookQuestionAnswer } from '@milieuspoor/contract';
import type { CalculationType } from '@milieuspoor/domain';
import { createContext, use, useMemo } from 'react';
import type { UploadProblem } from './upload-problem.ts';

/** Where a file is to go. One file at a time goes to a place. */
export interface UploadPlace {
  readonly projectUuid: string;
  readonly type: CalculationType;
  /** the bidder whose it is, for the type applicant */
  readonly applicantUuid?: string | undefined;
}

/** What was answered to the questions of a check, by their ids. */
export type UploadAnswers = Readonly<Record<string, string>>;

/** A question of a check, about the file or about its scope, as it is answered. */
export type AnsweredQuestion = Pick<WorkbookQuestionAnswer, 'id' | 'changes_reading'>;

/** The answers as a field to be sent; none when nothing was answered. */
export function answersField(answers: UploadAnswers): { readonly answers?: string } {
  return Object.keys(answers).length === 0 ? {} : { answers: JSON.stringify(answers) };
}

/** A file is checked first and added when its user says so. */
export type Upload =
  /** `share` of the bytes sent, 0 to 1; at 1 the server reads the file */
  | {
      readonly phase: 'sending';
      /** to be checked, also once more, or to be added */
      readonly step: 'check' | 'add';
      readonly file: File;
      /** the check that stands on the screen meanwhile; null for a file that is checked for the first time */
      readonly check: CalculationCheck | null;
      readonly answers: UploadAnswers;
      readonly share: number;
      /** how many files the server reads before this one; null while nothing is known of that */
      readonly filesBefore: number | null;
    }
  | {
      readonly phase: 'checked';
      readonly file: File;
      readonly check: CalculationCheck;
      readonly answers: UploadAnswers;
    }
  | {
      readonly phase: 'refused';
      readonly file: File;
      /** that of a file which could not be added; null for one that could not be checked */
      readonly check: CalculationCheck | null;
      readonly answers: UploadAnswers;
      readonly problem: UploadProblem;
    };

interface Uploads {
  readonly uploads: ReadonlyMap<string, Upload>;
  /** checks a file; the former file of the place makes way for it */
  readonly start: (place: UploadPlace, files: readonly File[]) => Promise<void>;
  /** answers a question of the check; one on which the figures depend has the file checked again */
  readonly answer: (place: UploadPlace, question: AnsweredQuestion, answer: string) => Promise<void>;
  /** checks the file again that the server keeps, as after a choice of the organisation has changed */
  readonly readAgain: (place: UploadPlace) => Promise<void>;
  /** adds what was checked, active at once where that is asked and possible */
  readonly add: (place: UploadPlace, activates: boolean) => Promise<void>;
  readonly cancel: (place: UploadPlace) => void;
  readonly dismiss: (place: UploadPlace) => void;
  /** tells that somebody is looking at the place; answers how to take that back */
  readonly watch: (place: UploadPlace) => () => void;
}

export const UploadsContext = createContext<Uploads | null>(null);

export function keyOf(place: UploadPlace): string {
  return [place.projectUuid, place.type, place.applicantUuid].join('/');
}

/** The upload to one place, and what can be done with it. */
export function useUpload({ projectUuid, type, applicantUuid }: UploadPlace) {
  const context = use(UploadsContext);
  if (!context) throw new Error('useUpload needs an UploadsProvider above it');
  const { uploads, start, answer, readAgain, add, cancel, dismiss, watch } = context;
  const upload = uploads.get(keyOf({ projectUuid, type, applicantUuid })) ?? null;
  return useMemo(() => {
    const place = { projectUuid, type, applicantUuid };
    return {
      upload,
      start: (files: readonly File[]) => void start(place, files),
      answer: (question: AnsweredQuestion, given: string) => void answer(place, question, given),
      readAgain: () => void readAgain(place),
      add: (activates: boolean) => void add(place, activates),
      cancel: () => cancel(place),
      dismiss: () => dismiss(place),
      watch: () => watch(place),
    };
  }, [upload, projectUuid, type, applicantUuid, start, answer, readAgain, add, cancel, dismiss, watch]);
}

export type UploadControls = ReturnType<typeof useUpload>;

/**
 * The file whose check is on the screen. One that is read once more keeps its check there: who answers by keyboard goes on
 * from the answer.
 */
export function shownCheck(
  upload: Upload | null,
): (Pick<Upload, 'file' | 'answers'> & { readonly check: CalculationCheck }) | null {
  if (upload?.phase === 'checked') return upload;
  if (upload?.phase !== 'sending' || upload.step !== 'check' || !upload.check) return null;
  return { file: upload.file, answers: upload.answers, check: upload.check };
}
