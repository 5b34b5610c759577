import { addressOf } from './address-of.ts';
import { ApiError } from './api-error.ts';
import type { Callable, FieldsOf, InputOf, ParamsInput, ResultOf } from './callable.ts';
import { CSRF_HEADER } from './csrf.ts';
import { namedFile } from './named-file.ts';

export { ApiError } from './api-error.ts';
export type { Callable, InputOf, ResultOf } from './callable.ts';
export { calls as endpoints } from './calls.ts';
export { CSRF_COOKIE } from './csrf.ts';

/** The data of its page that the client needs. */
export interface ClientSurroundings {
  /** '' for the page's own origin */
  readonly baseUrl: string;
  /** the session token, null for an anonymous visitor */
  readonly token: () => string | null;
  readonly csrfToken: () => string | null;
  /** the language of the server's answers */
  readonly language: () => string;
  /** called for a 401 when the call carried the present token; a late 401 does not end a newer session */
  readonly onUnauthorized: () => void;
}

export interface UploadOptions {
  /** receives the share of the bytes that are sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

export interface Client {
  /**
   * Calls an endpoint; throws ApiError for every answer except the promised one. The answer is a File where a file has
   * a name.
   */
  call<C extends Callable>(endpoint: C, input: InputOf<C>, signal?: AbortSignal): Promise<ResultOf<C>>;
  /**
   * Sends one file with its fields and reports the progress; the file is null where the fields name one that was sent
   * before.
   */
  upload<C extends Callable>(
    endpoint: C,
    input: { fields: FieldsOf<C>; file: File | null } & ParamsInput<C>,
    options?: UploadOptions,
  ): Promise<ResultOf<C>>;
}

/** Creates the client, which is the only way in which a page calls the server. */
export function createClient(surroundings: ClientSurroundings): Client {
  const headersFor = (token: string | null): Record<string, string> => {
    const headers: Record<string, string> = { 'Accept-Language': surroundings.language() };
    if (token) headers.Authorization = `Token ${token}`;
    const csrf = surroundings.csrfToken();
    if (csrf) headers[CSRF_HEADER] = csrf;
    return headers;
  };
  const refuse = (error: ApiError, sent: string | null): never => {
    if (error.status === 401 && sent && sent === surroundings.token()) surroundings.onUnauthorized();
    throw error;
  };

  return {
    async call<C extends Callable>(endpoint: C, input: InputOf<C>, signal?: AbortSignal) {
      const token = surroundings.token();
      const headers = headersFor(token);
      if (input.body !== undefined) headers['Content-Type'] = 'application/json';
      if (input.ifMatch !== undefined) headers['If-Match'] = input.ifMatch;
      let response: Response;
      try {
        response = await fetch(surroundings.baseUrl + addressOf(endpoint, input), {
          method: endpoint.method,
          headers,
          credentials: 'same-origin',
          ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
          ...(signal ? { signal } : {}),
        });
      } catch (cause) {
        if (signal?.aborted) throw cause;
        throw new ApiError(0, null);
      }
      if (response.status !== endpoint.answer.status)
        refuse(
          new ApiError(response.status, await bodyOf(response), response.headers.get('Retry-After')),
          token,
        );
      return (await answerOf(endpoint, response)) as ResultOf<C>;
    },

    upload<C extends Callable>(
      endpoint: C,
      { fields, file, ...address }: { fields: FieldsOf<C>; file: File | null } & ParamsInput<C>,
      options: UploadOptions = {},
    ): Promise<ResultOf<C>> {
      const { onProgress, signal } = options;
      if (endpoint.payload.kind !== 'multipart') throw new TypeError(`${endpoint.id} takes no file`);
      const form = new FormData();
      for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
      if (file) form.append(endpoint.payload.fileField, file);
      const token = surroundings.token();
      // fetch does not report progress, so a file is sent by XMLHttpRequest.
      return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open(endpoint.method, surroundings.baseUrl + addressOf(endpoint, address));
        for (const [name, value] of Object.entries(headersFor(token))) request.setRequestHeader(name, value);
        request.upload.onprogress = (event) => {
          if (event.lengthComputable) onProgress?.(event.loaded / event.total);
        };
        request.onerror = () => reject(new ApiError(0, null));
        request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
        // The answer may be a file or JSON; its status tells which.
        request.responseType = 'blob';
        request.onload = async () => {
          const answer = request.response as Blob;
          try {
            const promised = request.status === endpoint.answer.status;
            if (promised && endpoint.answer.kind === 'file') return resolve(answer as ResultOf<C>);
            const body = parseJson(await answer.text());
            if (promised) resolve(body as ResultOf<C>);
            else refuse(new ApiError(request.status, body, request.getResponseHeader('Retry-After')), token);
          } catch (error) {
            reject(error);
          }
        };
        signal?.addEventListener('abort', () => request.abort(), { once: true });
        if (signal?.aborted) request.abort();
        else request.send(form);
      });
    },
  };
}

async function answerOf(endpoint: Callable, response: Response): Promise<unknown> {
  switch (endpoint.answer.kind) {
    case 'json':
      return response.json();
    case 'file':
      return namedFile(await response.blob(), response.headers.get('Content-Disposition'));
    case 'empty':
    case 'redirect':
      return undefined;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
