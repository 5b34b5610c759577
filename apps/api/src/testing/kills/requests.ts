import { multipartBody } from '../files/multipart-body.ts';

const CSRF = { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };
/** An answer that is none of these says that something is wrong, not that the server went. */
const STORED = new Set([200, 201]);

interface Answer {
  readonly bytes: Buffer;
  readonly body: Record<string, unknown> & { readonly uuid: string };
}

/** The server was killed while it was asked. */
export class Gone extends Error {}

/** Asks a server as one person; throws `Gone` where it went, and says so where an answer is none that anybody expects. */
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
