import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { COPIES, pretendedOffice } from '../../testing/outside/pretended-office.ts';
import { createPdfMaker } from './pdf-maker.ts';

const offices: ReturnType<typeof pretendedOffice>[] = [];
afterEach(() => {
  for (const office of offices.splice(0)) office.remove();
});

function office(lines: string): string {
  const pretended = pretendedOffice(lines);
  offices.push(pretended);
  return pretended.path;
}

const DOCUMENT = new TextEncoder().encode('een document');

it('a document goes to the program in its own folder, which is deleted afterwards', async () => {
  const path = office(`${COPIES}\nprintf %s "$folder" > "${'$0'}.folder"`);
  expect(await createPdfMaker(path)(DOCUMENT, 'verslag.docx')).toEqual(Buffer.from(DOCUMENT));
  expect(existsSync(readFileSync(`${path}.folder`, 'utf8'))).toBe(false);
});

it('the document has its own name there, in letters that every machine can open', async () => {
  const make = createPdfMaker(office('basename "$document" > "$pdf"'));
  const named = async (name: string) =>
    Buffer.from((await make(DOCUMENT, name)) ?? [])
      .toString()
      .trim();
  expect(await named('Milieu_Impact_Rapport_Kade 2.0 (fase 1).docx')).toBe(
    'Milieu_Impact_Rapport_Kade 2.0 (fase 1).docx',
  );
  expect(await named('Café ../Noord–Zuid.docx')).toBe('Cafe .._Noord_Zuid.docx');
  expect(await named(`${'n'.repeat(400)}.docx`)).toBe(`${'n'.repeat(120)}.docx`);
});

it('the program is asked for a tagged PDF, with its own profile and nothing of our environment', async () => {
  process.env.PDF_MAKER_SECRET = 'niet voor anderen';
  const path = office(`(echo "$@"; env) > "$pdf"`);
  const said = Buffer.from((await createPdfMaker(path)(DOCUMENT, 'verslag.docx')) ?? []).toString();
  delete process.env.PDF_MAKER_SECRET;
  expect(said).toContain('"UseTaggedPDF":{"type":"boolean","value":"true"}');
  expect(said).toMatch(/-env:UserInstallation=file:\/\/\S+\/profile /);
  expect(said).not.toContain('niet voor anderen');
});

it('the program gets a replacement for our fonts: the one with the same width, else the nearest', async () => {
  const path = office(`cat "$FONTCONFIG_FILE" > "$pdf"`);
  const fonts = Buffer.from((await createPdfMaker(path)(DOCUMENT, 'verslag.docx')) ?? []).toString();
  expect([...fonts.matchAll(/<family>([^<]*)/g)].map(([, family]) => family)).toEqual([
    ...['Calibri', 'Carlito', 'Liberation Sans', 'Arial'],
  ]);
});

it('a program that never ends is stopped, with everything that it started', async () => {
  const path = office(`sleep 600 &\necho $! > "${'$0'}.child"\nwait`);
  expect(await createPdfMaker(path, 1_000)(DOCUMENT, 'verslag.docx')).toBeNull();
  const child = Number(readFileSync(`${path}.child`, 'utf8'));
  await expect.poll(() => isRunning(child), { timeout: 10_000 }).toBe(false);
});

it('a program that makes nothing, or is not there, makes no PDF and delays nobody', async () => {
  const make = createPdfMaker(office('exit 1'));
  expect(await Promise.all([make(DOCUMENT, 'verslag.docx'), make(DOCUMENT, 'verslag.docx')])).toEqual([
    null,
    null,
  ]);
  expect(await createPdfMaker('/nowhere/soffice')(DOCUMENT, 'verslag.docx')).toBeNull();
});

/** A process that has ended, and whose exit the system has not handled yet, is no longer running. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
