import type { Calculation, CalculationCheck, WorkbookQuestionAnswer } from '@milieuspoor/contract';
import type { CalculationType } from '@milieuspoor/domain';
import { createContext, use, useMemo } from 'react';
import type { UploadProblem } from './upload-problem.ts';

/** The place that a file goes to. A place takes one file at a time. */
export interface UploadPlace {
  readonly projectUuid: string;
  readonly type: CalculationType;
  /** the bidder that the file belongs to, for the type applicant */
  readonly applicantUuid?: string | undefined;
}

/**
 * Whether a file becomes active as soon as it is added; `first`: unless another of its type has become active since its
 * check.
 */
export type Activation = 'no' | 'first' | 'in-place';

/** The answers to the questions of a check, by their ids. */
export type UploadAnswers = Readonly<Record<string, string>>;

/** A question of a check, about the file or its scope, as it is answered. */
export type AnsweredQuestion = Pick<WorkbookQuestionAnswer, 'id' | 'changes_reading'>;

/** Returns the answers as a field to send; no field when there are no answers. */
export function answersField(answers: UploadAnswers): { readonly answers?: string } {
  return Object.keys(answers).length === 0 ? {} : { answers: JSON.stringify(answers) };
}

/** A calculation that was made on the screen, of which the server writes the file. */
export interface MadeOnScreen {
  /** that of its file */
  readonly name: string;
  /** whether it was made from another calculation: it is not proposed to become active, also where it is the first */
  readonly isVariant: boolean;
  /** has the server write the file and check it */
  readonly check: (signal: AbortSignal | undefined) => Promise<CalculationCheck>;
  readonly onStored: (calculation: Calculation) => void;
}

/** What becomes a calculation. */
export type UploadedFile = File | MadeOnScreen;

export function isMadeOnScreen(file: UploadedFile): file is MadeOnScreen {
  return !(file instanceof File);
}

/** A file is checked first, and added when the user says so. */
export type Upload =
  /** `share` is the part of the bytes that was sent, 0 to 1; at 1 the server reads the file */
  | {
      readonly phase: 'sending';
      /** whether the file is being checked, for the first time or again, or added */
      readonly step: 'check' | 'add';
      readonly file: UploadedFile;
      /** the check that is on the screen meanwhile; null for a file that is checked for the first time */
      readonly check: CalculationCheck | null;
      readonly answers: UploadAnswers;
      readonly share: number;
      /** how many files the server reads before this one; null while that is unknown */
      readonly filesBefore: number | null;
    }
  | {
      readonly phase: 'checked';
      readonly file: UploadedFile;
      readonly check: CalculationCheck;
      readonly answers: UploadAnswers;
    }
  | {
      readonly phase: 'refused';
      readonly file: UploadedFile;
      /** the check of a file that could not be added; null for a file that could not be checked */
      readonly check: CalculationCheck | null;
      readonly answers: UploadAnswers;
      readonly problem: UploadProblem;
    }
  /** a file that was not added, after the user closed what is wrong with it: its row keeps the reason */
  | {
      readonly phase: 'left';
      readonly file: UploadedFile;
      readonly check: CalculationCheck | null;
      readonly answers: UploadAnswers;
      /** null for a file that its check refused */
      readonly problem: UploadProblem | null;
    };

interface Uploads {
  readonly uploads: ReadonlyMap<string, Upload>;
  /** checks a file; it replaces the former file of the place */
  readonly start: (place: UploadPlace, files: readonly UploadedFile[]) => Promise<void>;
  /** answers a question of the check; if the figures depend on the answer, the file is checked again */
  readonly answer: (place: UploadPlace, question: AnsweredQuestion, answer: string) => Promise<void>;
  /** checks again the file that the server keeps, as after a choice of the organisation has changed */
  readonly readAgain: (place: UploadPlace) => Promise<void>;
  /** adds what was checked, and makes it active at once if that is asked and possible */
  readonly add: (place: UploadPlace, activation: Activation) => Promise<void>;
  readonly cancel: (place: UploadPlace) => void;
  readonly dismiss: (place: UploadPlace) => void;
  /** tells that a user is looking at the place; returns a function that undoes that */
  readonly watch: (place: UploadPlace) => () => void;
}

export const UploadsContext = createContext<Uploads | null>(null);

export function keyOf(place: UploadPlace): string {
  return [place.projectUuid, place.type, place.applicantUuid].join('/');
}

/** Returns the upload to one place, and the actions for it. */
export function useUpload({ projectUuid, type, applicantUuid }: UploadPlace) {
  const context = use(UploadsContext);
  if (!context) throw new Error('useUpload needs an UploadsProvider above it');
  const { uploads, start, answer, readAgain, add, cancel, dismiss, watch } = context;
  const upload = uploads.get(keyOf({ projectUuid, type, applicantUuid })) ?? null;
  return useMemo(() => {
    const place = { projectUuid, type, applicantUuid };
    return {
      upload,
      start: (files: readonly UploadedFile[]) => void start(place, files),
      answer: (question: AnsweredQuestion, given: string) => void answer(place, question, given),
      readAgain: () => void readAgain(place),
      add: (activation: Activation) => void add(place, activation),
      cancel: () => cancel(place),
      dismiss: () => dismiss(place),
      watch: () => watch(place),
    };
  }, [upload, projectUuid, type, applicantUuid, start, answer, readAgain, add, cancel, dismiss, watch]);
}

export type UploadControls = ReturnType<typeof useUpload>;

/**
 * Returns the file whose check is on the screen. A file that is read again keeps its check on the screen, so that a
 * keyboard user continues from the answer.
 */
export function shownCheck(
  upload: Upload | null,
): (Pick<Upload, 'file' | 'answers'> & { readonly check: CalculationCheck }) | null {
  if (upload?.phase === 'checked') return upload;
  if (upload?.phase !== 'sending' || upload.step !== 'check' || !upload.check) return null;
  return { file: upload.file, answers: upload.answers, check: upload.check };
}
