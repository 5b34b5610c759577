import type { Calculation, CalculationCheck } from '@milieuspoor/contract';
import { ApiError, endpoints, type UploadOptions } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';
import { againWhileAway } from '../../../lib/faults/again-while-away.ts';
import {
  type Activation,
  answersField,
  isMadeOnScreen,
  type UploadAnswers,
  type UploadedFile,
  type UploadPlace,
} from './uploads.ts';

type Options = UploadOptions & { readonly signal: AbortSignal };

/** A file that is being sent, with the key to ask for its place in the queue. */
interface Sent {
  readonly place: UploadPlace;
  readonly file: UploadedFile;
  readonly answers: UploadAnswers;
  readonly readingKey: string;
}

/**
 * The file can't be read any more, because it was saved again after it was chosen. The browser reports that only when
 * it reads the file.
 */
export class ChangedOnDisk extends Error {}

/** Sends a file to be checked: it names the file that an earlier check kept, or sends the file itself. */
export async function sendCheck(
  sent: Sent,
  former: CalculationCheck | null,
  options: Options,
): Promise<CalculationCheck> {
  const fields = { ...fieldsOf(sent), reading_key: sent.readingKey };
  const { file: made, answers } = sent;
  if (!former && isMadeOnScreen(made) && Object.keys(answers).length === 0) return made.check(options.signal);
  return keptOrSent(former, made, options.signal, (kept, file) =>
    againWhileAway(
      () => client.upload(endpoints.checkCalculation, { fields: { ...fields, ...kept }, file }, options),
      options.signal,
    ),
  );
}

const ACTIVATE = { first: 'first', 'in-place': 'true' } as const;

/**
 * Stores the result of a check. The server refuses it as gone when it no longer keeps it, or would read it differently
 * now.
 */
export async function sendStore(
  sent: Sent & { readonly activation: Activation },
  check: CalculationCheck,
  options: Options,
): Promise<Calculation> {
  const fields = {
    ...fieldsOf(sent),
    ...keptFields(check),
    ...(sent.activation === 'no' ? {} : { activate: ACTIVATE[sent.activation] }),
  };
  return againWhileAway(
    () => client.upload(endpoints.uploadCalculation, { fields, file: null }, options),
    options.signal,
  );
}

/** Returns the workbook of a check with its problems marked in it. */
export function sendMark(
  sent: Omit<Sent, 'readingKey'>,
  check: CalculationCheck,
  options?: UploadOptions,
): Promise<Blob> {
  return keptOrSent(check, sent.file, options?.signal, (kept, file) =>
    client.upload(endpoints.markWorkbook, { fields: { ...fieldsOf(sent), ...kept }, file }, options),
  );
}

/**
 * Names the file that the server keeps. If the server no longer keeps it, sends the file itself, or has the one of the screen
 * written again.
 */
async function keptOrSent<Answer>(
  check: CalculationCheck | null,
  file: UploadedFile,
  signal: AbortSignal | undefined,
  send: (kept: Partial<ReturnType<typeof keptFields>>, file: File | null) => Promise<Answer>,
): Promise<Answer> {
  if (check?.kept_until) {
    try {
      return await send(keptFields(check), null);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  if (isMadeOnScreen(file)) return send(keptFields(await file.check(signal)), null);
  if (!(await isReadable(file))) throw new ChangedOnDisk();
  return send({}, file);
}

function fieldsOf({ place, answers }: Pick<Sent, 'place' | 'answers'>) {
  const owner = place.applicantUuid ? { applicant: place.applicantUuid } : { project: place.projectUuid };
  return { ...owner, calculation_type: place.type, ...answersField(answers) };
}

function keptFields({ upload_key, sha256 }: CalculationCheck) {
  return { upload_key, sha256 };
}

/** Tells whether the server keeps no check under this name, or no longer for this purpose. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 410;
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
