import { formatModified, type Language } from '@milieuspoor/domain';
import { strToU8, zipSync } from 'fflate';
import type { PersonalData } from './collect-personal-data.ts';
import type { Person, PersonalEntry } from './personal-data.queries.ts';
import { PERSONAL_TEXTS } from './personal-texts.ts';

interface PersonalFile {
  readonly person: Person;
  readonly data: PersonalData;
  readonly at: Date;
  readonly language: Language;
}

/** Writes a zip of two files with the same data: one for people, and one for programs. */
export function writePersonalFiles(file: PersonalFile): Buffer {
  const { data, at, language } = file;
  const subjects = PERSONAL_TEXTS[language].subjects;
  const json = { made_at: at.toISOString(), subjects, data };
  const files = {
    'gegevens.html': strToU8(readablePage(file)),
    'gegevens.json': strToU8(`${JSON.stringify(json, null, 2)}\n`),
  };
  return Buffer.from(zipSync(files, { mtime: at }));
}

function readablePage({ person, data, at, language }: PersonalFile): string {
  const texts = PERSONAL_TEXTS[language];
  const title = escaped(texts.title(person.name));
  const lead = escaped(texts.lead(formatModified(at)));
  const sections = Object.entries(data).map(([subject, entries]) => {
    const heading = `<h2>${escaped(texts.subjects[subject as keyof PersonalData])} (${entries.length})</h2>`;
    return heading + (entries.length === 0 ? `<p>${escaped(texts.nothing)}</p>` : table(entries, language));
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${lead}</p>
${sections.join('\n')}
<p>${escaped(texts.elsewhere)}</p></body></html>
`;
}

/** Writes a table: one entry is written downwards, several side by side. */
function table(entries: readonly PersonalEntry[], language: Language): string {
  const fields = Object.keys(entries[0] ?? {});
  const label = (field: string) => escaped(PERSONAL_TEXTS[language].fields[field] ?? field);
  const cell = (entry: PersonalEntry, field: string) =>
    `<td>${escaped(readable(entry[field], language))}</td>`;
  const [only] = entries;
  if (entries.length === 1 && only) {
    const rows = fields.map((field) => `<tr><th scope="row">${label(field)}</th>${cell(only, field)}</tr>`);
    return `<table>${rows.join('')}</table>`;
  }
  const head = fields.map((field) => `<th scope="col">${label(field)}</th>`).join('');
  const rows = entries.map((entry) => `<tr>${fields.map((field) => cell(entry, field)).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function readable(value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return PERSONAL_TEXTS[language][value ? 'yes' : 'no'];
  if (Array.isArray(value)) return value.map((each) => readable(each, language)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return MOMENT.test(text) ? formatModified(new Date(text)) : text;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `body{font:16px/1.5 Arial,sans-serif;color:#12262c;margin:24px;max-width:1100px}
h2{margin-top:32px;font-size:20px}table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid #b8c4c8;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#eef3f4}`;
