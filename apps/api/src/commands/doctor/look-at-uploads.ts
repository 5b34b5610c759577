import { request as requestPlainly } from 'node:http';
import { request as requestByTls } from 'node:https';
import { endpoints } from '@milieuspoor/contract';
import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { about, type Finding, reasonOf } from './finding.ts';

const ANSWER_MS = 10_000;
const MEGABYTE = 1024 * 1024;
/** The bytes that a form puts around its file, with a margin. */
const AROUND_FILE_BYTES = MEGABYTE / 4;
const TOO_LARGE = 413;

const uploads = about('Uploads');

/**
 * Checks whether the proxies accept the largest file. The file is announced and not sent: a client that waits for
 * permission to send either gets it, or learns that the file is too large.
 */
export async function lookAtUploads(publicUrl: string): Promise<Finding> {
  const megabytes = UPLOAD_MAX_BYTES / MEGABYTE;
  try {
    if ((await announce(publicUrl)) !== TOO_LARGE)
      return uploads.good(`Bestanden tot ${megabytes} MB komen langs de proxy.`);
    return uploads.wrong(
      `De proxy op ${publicUrl} houdt een bestand van ${megabytes} MB tegen. Laat hem verzoeken tot 30 MB door, in nginx met client_max_body_size 30m; zie “Behind a proxy” in docs/operations.md.`,
    );
  } catch (cause) {
    return uploads.attention(
      `Of de proxy op ${publicUrl} een bestand van ${megabytes} MB doorlaat, bleek niet (${reasonOf(cause)}). Probeer het met een groot bestand.`,
    );
  }
}

/** Returns the status of the answer to an upload that is only announced; null where it may be sent. */
function announce(publicUrl: string): Promise<number | null> {
  const address = new URL(endpoints.uploadCalculation.path, publicUrl);
  const request = address.protocol === 'https:' ? requestByTls : requestPlainly;
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      method: endpoints.uploadCalculation.method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        Expect: '100-continue',
        'Content-Type': 'multipart/form-data; boundary=-',
        'Content-Length': UPLOAD_MAX_BYTES + AROUND_FILE_BYTES,
      },
    });
    const settle = (status: number | null) => {
      resolve(status);
      asked.destroy();
    };
    asked.on('continue', () => settle(null));
    asked.on('response', ({ statusCode }) => settle(statusCode ?? null));
    asked.on('error', reject);
    asked.flushHeaders();
  });
}
