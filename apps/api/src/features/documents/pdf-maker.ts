import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Makes the PDF of a Word document with this name, which a field in it may print; null when there was none in time. */
export type PdfMaker = (document: Uint8Array, fileName: string) => Promise<Uint8Array | null>;

const PATIENCE_MS = 120_000;
const FONTS = 'fonts.conf';
/** The PDF has its structure, so that a screen reader finds headings, tables and alternative texts, and bookmarks. */
const TO_TAGGED_PDF =
  'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},' +
  '"PDFUACompliance":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}';

/**
 * The substitute for the font of reports. Carlito has the same widths; where a machine lacks it, its system would take
 * any font, usually one that is a fifth wider, and pages would break elsewhere than the contents state.
 */
const STAND_INS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <alias binding="same">
    <family>Calibri</family>
    <prefer>
      <family>Carlito</family>
      <family>Liberation Sans</family>
      <family>Arial</family>
    </prefer>
  </alias>
</fontconfig>
`;

/**
 * Makes PDFs with LibreOffice, one at a time: each in its own folder, with a temporary profile, and without our
 * environment.
 */
export function createPdfMaker(sofficePath: string, patienceMs = PATIENCE_MS): PdfMaker {
  const inTurn = oneAfterAnother();
  return (document, fileName) =>
    inTurn(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'milieuspoor-pdf-'));
      try {
        const path = join(folder, plainName(fileName));
        await writeFile(path, document);
        await writeFile(join(folder, FONTS), STAND_INS);
        await convert(sofficePath, { folder, path }, patienceMs);
        return await readFile(path.replace(/docx$/, 'pdf')).catch(() => null);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
}

/** Letters of a name: enough to recognise it by, and few enough for every file system. */
const NAME_MAX = 120;

/**
 * Returns a name that the program can open whatever the language of the machine is, of a file beside which it can write the
 * PDF.
 */
function plainName(fileName: string): string {
  const bare = fileName
    .replace(/\.docx$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return `${bare.replace(/[^\w.() -]/g, '_').slice(0, NAME_MAX)}.docx`;
}

/** Resolves once the program and all that it started have ended, by themselves or because the time was up. */
async function convert(
  sofficePath: string,
  { folder, path }: { readonly folder: string; readonly path: string },
  patienceMs: number,
): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const options = ['--headless', '--norestore', '--nologo', '--convert-to', TO_TAGGED_PDF];
  const child = spawn(
    sofficePath,
    [`-env:UserInstallation=${profile}`, ...options, '--outdir', folder, path],
    {
      cwd: folder,
      env: { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', FONTCONFIG_FILE: join(folder, FONTS) },
      stdio: 'ignore',
      // It gets its own process group, because the program starts others, which must end with it.
      detached: true,
    },
  );
  const endGroup = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const late = setTimeout(endGroup, patienceMs);
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  clearTimeout(late);
  endGroup();
}

/** Does one thing at a time, in the order of the calls; a failure does not prevent the next ones. */
function oneAfterAnother(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}
