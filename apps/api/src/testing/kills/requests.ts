import { multipartBody } from '../files/multipart-body.ts';

const CSRF = { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };
/** Another status means a problem, not that the server was killed. */
const STORED = new Set([200, 201]);

interface Answer {
  readonly bytes: Buffer;
  readonly body: Record<string, unknown> & { readonly uuid: string };
}

/** The server was killed during a request. */
export class Gone extends Error {}

/** Sends requests as one person; throws `Gone` where the server was killed, and reports an unexpected answer. */
export class Requests {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #onAnswer: () => void;

  constructor(origin: string, token: string, onAnswer: () => void = () => {}) {
    this.#origin = origin;
    this.#onAnswer = onAnswer;
    this.#headers = { ...CSRF, authorization: `Token ${token}` };
  }

  get(path: string): Promise<Answer> {
    return this.#ask('GET', path, {});
  }

  send(method: 'POST' | 'PATCH', path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.#ask(method, path, { headers, body: JSON.stringify(body) });
  }

  sendForm(path: string, form: Parameters<typeof multipartBody>[0]): Promise<Answer> {
    const { body, contentType } = multipartBody(form);
    return this.#ask('POST', path, { headers: { 'content-type': contentType }, body: new Uint8Array(body) });
  }

  async #ask(
    method: string,
    path: string,
    more: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array<ArrayBuffer>;
    },
  ): Promise<Answer> {
    let status: number;
    let bytes: Buffer;
    try {
      const headers = { ...this.#headers, ...more.headers };
      const answer = await fetch(this.#origin + path, { method, ...more, headers });
      status = answer.status;
      bytes = Buffer.from(await answer.arrayBuffer());
    } catch (cause) {
      throw new Gone('The server is gone', { cause });
    }
    const isJson = bytes[0] === '{'.charCodeAt(0);
    if (!STORED.has(status)) throw new Error(`${method} ${path} was answered with ${status}: ${bytes}`);
    this.#onAnswer();
    return { bytes, body: isJson ? JSON.parse(bytes.toString()) : { uuid: '' } };
  }
}
