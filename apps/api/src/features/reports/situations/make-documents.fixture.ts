import { untilServed } from '../../../testing/until-served.ts';
import { createPdfMaker } from '../../documents/pdf-maker.ts';
import type { SituationWorld } from './situation-world.fixture.ts';
import type { Situation } from './situations.fixture.ts';

/** The files of a situation by their names, in the order in which somebody would ask for them. */
export type Documents = ReadonlyMap<string, Uint8Array>;

/** Asks the API for every document of a situation: report with PDF and workbook, and those of an award. */
export async function documentsOf(
  world: SituationWorld,
  { language, isTender }: Situation,
  project: string,
): Promise<Documents> {
  const { test, token } = world;
  const get = async (method: string, url: string, body?: object) => {
    const answer = await untilServed(() =>
      test.send(method, `/api/v1/${url}`, { token, language, ...(body && { body }) }),
    );
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const chosen = (await world.includedOf(project)).map((uuid) => ({ uuid }));
  const { bytes: report } = await get('POST', `project/${project}/generate_report/`, {
    selectedProjectCalculationsData: chosen,
  });
  const listed = (await get('GET', `project/${project}/reports/`)).body as {
    readonly results: readonly { readonly uuid: string }[];
  };
  const id = listed.results[0]?.uuid;
  const files = new Map<string, Uint8Array>([
    ['report.docx', report],
    ['report.pdf', (await get('GET', `report/${id}/pdf/`)).bytes],
    ['report.xlsx', (await get('GET', `report/${id}/xlsx/`)).bytes],
  ]);
  if (!isTender) return files;
  files.set('award-record.docx', (await get('GET', `project/${project}/export_award_record/`)).bytes);
  files.set('award-criterion.docx', (await get('GET', `project/${project}/export_emvi/`)).bytes);
  const { body } = await get('GET', `applicant/?project__uuid=${project}`);
  const { results } = body as {
    readonly results: readonly { readonly uuid: string; readonly name: string }[];
  };
  for (const [place, { uuid }] of [...results.entries()].slice(0, 2)) {
    const letter = await get('GET', `applicant/${uuid}/export_letter/?sent=2026-04-01`);
    files.set(`letter-${place + 1}.docx`, letter.bytes);
  }
  return files;
}

/** Returns the letter to the council about the completed projects of the organisation, as a PDF. */
export async function councilLetterOf(
  { test, token }: SituationWorld,
  language: 'nl' | 'en',
): Promise<Uint8Array> {
  const address = '/api/v1/organization/rivierenland/council_letter/pdf/';
  const { status, bytes, body } = await untilServed(() =>
    test.send('POST', address, { token, language, body: {} }),
  );
  if (status !== 200) throw new Error(`The letter was answered with ${status}: ${JSON.stringify(body)}`);
  return bytes;
}

/** Adds a PDF of each Word document that the product makes none of. */
export async function withPdfs(documents: Documents, soffice: string): Promise<Documents> {
  const makePdf = createPdfMaker(soffice);
  const files = new Map(documents);
  for (const [name, bytes] of documents) {
    const pdf = name.replace(/docx$/, 'pdf');
    if (!name.endsWith('.docx') || files.has(pdf)) continue;
    const made = await makePdf(bytes, name);
    if (!made) throw new Error(`LibreOffice made no ${pdf}`);
    files.set(pdf, made);
  }
  return files;
}
