import type { RunningApp } from '../shared/running-app.ts';

export interface Check {
  readonly upload_key: string;
  readonly sha256: string;
  readonly questions: readonly {
    readonly id: string;
    readonly choices: readonly { readonly value: string }[];
  }[];
}

/** The calls of somebody who makes calculations of a project, by files and on the screen. */
export function worksheetClient({ origin, token }: RunningApp, project: string) {
  const csrf = 'benchmark';
  const headers = { Authorization: `Token ${token}`, Cookie: `csrftoken=${csrf}`, 'X-CSRFToken': csrf };
  async function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as Answer;
  }
  function form(type: string, fields: Readonly<Record<string, string>>): FormData {
    const made = new FormData();
    for (const [name, value] of Object.entries({ project, calculation_type: type, ...fields }))
      made.append(name, value);
    return made;
  }
  /** stores what was checked, with the last answer to each question; returns the uuid of the calculation */
  async function store(type: string, { upload_key, sha256, questions }: Check): Promise<string> {
    const answers = JSON.stringify(
      Object.fromEntries(questions.map(({ id, choices }) => [id, choices.at(-1)?.value])),
    );
    const fields = { upload_key, sha256, answers };
    return (await send<{ uuid: string }>('POST', 'project-calculation/', form(type, fields))).uuid;
  }
  return {
    send,
    store,
    async upload(type: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
      const file = form(type, { answers: JSON.stringify({ 'adpf-unit:Set A1': 'kg-sb' }) });
      file.append('excel_file', new Blob([bytes]), 'groot.xlsx');
      return store(type, await send<Check>('POST', 'project-calculation/check/', file));
    },
  };
}
