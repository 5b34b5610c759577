import { createHash } from 'node:crypto';
import type { Payload } from '@milieuspoor/contract';
import { type Language, UPLOAD_MAX_BYTES, withoutUnseen } from '@milieuspoor/domain';
import type { FastifyRequest } from 'fastify';
import { message, sentence } from '../text/message.ts';
import { ByteCollector } from './byte-collector.ts';
import { inputMessages } from './input/input-messages.ts';
import { done, type Outcome, refused } from './outcome.ts';

/** A received file. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly sha256: Buffer;
}

type MultipartPayload = Extract<Payload, { kind: 'multipart' }>;
type Received = Outcome<{ fields: unknown; file: UploadedFile | null }>;

/** Some clients send the file under this name instead of the documented one. */
const OTHER_FILE_FIELD = 'file';
/** The field of a file that is a workbook; of other files nothing is said about sheets. */
const WORKBOOK_FIELD = 'excel_file';
const MEGABYTE = 1024 * 1024;

/**
 * Receives a multipart request: fields in any order and one file of limited size, hashed during arrival; no file where
 * the fields may name one that was sent before.
 */
export async function receiveUpload(
  request: FastifyRequest,
  payload: MultipartPayload,
  language: Language,
): Promise<Received> {
  const problem = (code: Parameters<typeof message>[0], values?: Record<string, number>): Received =>
    refused({ kind: 'unreadable', problems: [sentence(message(code, values), language)] });
  const isWorkbook = payload.fileField === WORKBOOK_FIELD;
  const missing = () => problem(isWorkbook ? 'file-missing' : 'other-file-missing');
  const tooLarge = () =>
    problem(isWorkbook ? 'file-too-large' : 'other-file-too-large', {
      megabytes: UPLOAD_MAX_BYTES / MEGABYTE,
    });
  if (!request.isMultipart()) return missing();

  const fields: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  let files = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      files++;
      if (!file && (part.fieldname === payload.fileField || part.fieldname === OTHER_FILE_FIELD)) {
        const collector = new ByteCollector(expectedBytes(request));
        const hash = createHash('sha256');
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          collector.add(chunk);
          hash.update(chunk);
        }
        if (part.file.truncated) return tooLarge();
        file = { name: withoutUnseen(part.filename), bytes: collector.bytes, sha256: hash.digest() };
      } else part.file.resume();
    }
  } catch (cause) {
    if (isOneTooMany(cause)) return problem('one-file');
    if (isTooLarge(cause)) return tooLarge();
    if (isBeyondLimits(cause)) return problem('one-file-at-a-time');
    request.log.info({ err: cause }, 'an upload broke off');
    return problem('upload-incomplete');
  }
  if (files > 1) return problem('one-file');
  const parsed = payload.fields.strict().safeParse(fields);
  if (!parsed.success) return refused({ kind: 'invalid', fields: inputMessages(parsed.error.issues) });
  if (!file && !payload.fileOptional) return missing();
  return done({ fields: parsed.data, file });
}

/** Returns the expected size of the file: the whole request is a little longer. */
function expectedBytes(request: FastifyRequest): number {
  const announced = Number(request.headers['content-length'] ?? 0);
  return Math.min(Number.isFinite(announced) ? announced : 0, UPLOAD_MAX_BYTES);
}

function isTooLarge(cause: unknown): boolean {
  return codeOf(cause) === 'FST_REQ_FILE_TOO_LARGE';
}

function isOneTooMany(cause: unknown): boolean {
  return codeOf(cause) === 'FST_FILES_LIMIT';
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : null;
}

/** Tells whether there are more files or fields than an upload has. */
function isBeyondLimits(cause: unknown): boolean {
  return cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413;
}
