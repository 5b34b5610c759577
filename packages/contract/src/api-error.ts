/** Messages per field of a form, with non_field_errors. */
export type FieldErrors = Record<string, string[]>;

/** The error that the client throws for every answer other than the promised one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when the server could not be reached */
  readonly status: number;
  readonly body: unknown;
  /** seconds to wait before trying again, where the server states them */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    super(`The server answered ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = toSeconds(retryAfter);
  }

  /** All messages of the answer, whatever its shape; empty when it has none. */
  get messages(): readonly string[] {
    const { body } = this;
    if (isTextList(body)) return body;
    if (isRecord(body) && typeof body.detail === 'string') return [body.detail];
    return isFieldErrors(body) ? Object.values(body).flat() : [];
  }

  /** The messages per field of a refused form; empty for every other answer. */
  get fieldErrors(): FieldErrors {
    return this.status === 400 && isFieldErrors(this.body) ? this.body : {};
  }
}

/** Reads Retry-After, which has two forms. Our server sends the number; a proxy that states a date is ignored. */
function toSeconds(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}

// Parses by hand, because a page that shows its first screen loads no schemas (0018): the three shapes of errors.ts.

function isRecord(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function isTextList(body: unknown): body is string[] {
  return Array.isArray(body) && body.every((each) => typeof each === 'string');
}

function isFieldErrors(body: unknown): body is FieldErrors {
  return isRecord(body) && Object.values(body).every(isTextList);
}
