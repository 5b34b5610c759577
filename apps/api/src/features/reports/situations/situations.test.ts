import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headingsOf } from './headings-of.fixture.ts';
import { councilLetterOf, type Documents, documentsOf, withPdfs } from './make-documents.fixture.ts';
import { pageFaults } from './page-faults.fixture.ts';
import { pageInContents, textOfPages } from './pages-of-contents.fixture.ts';
import { pdfUaFaults } from './pdf-ua-faults.fixture.ts';
import { readPages } from './read-pages.fixture.ts';
import { type SituationWorld, startSituationWorld } from './situation-world.fixture.ts';
import { SITUATIONS, type Situation } from './situations.fixture.ts';

/** Documents and pages are kept here, of all situations (`npm run documents`); without it two are tried. */
const FOLDER = process.env.DOCUMENTS_FOLDER ?? '';
const TRIED = ['tender', 'english'];
const OFFICE = [process.env.SOFFICE_PATH, '/usr/bin/soffice', '/usr/local/bin/soffice'].find(
  (path) => path && existsSync(path),
);
const WITHOUT =
  OFFICE && existsSync('/usr/bin/pdftoppm') ? '' : ' (LibreOffice or poppler is missing: not tried)';

describe.skipIf(WITHOUT !== '')(`documents as they are printed${WITHOUT}`, () => {
  let world: SituationWorld;
  beforeAll(async () => {
    world = await startSituationWorld({ SOFFICE_PATH: OFFICE ?? '' });
  }, 240_000);
  afterAll(() => world?.test.close());

  const made = new Map<string, Promise<Documents>>();
  /** The documents of a situation with their PDFs, made once: LibreOffice takes seconds for each. */
  function filesOf(situation: Situation): Promise<Documents> {
    const files = made.get(situation.name) ?? makeFiles(situation);
    made.set(situation.name, files);
    return files;
  }

  async function makeFiles(situation: Situation): Promise<Documents> {
    const project = await situation.make(world);
    const files = await withPdfs(await documentsOf(world, situation, project), OFFICE ?? '');
    keep(situation.name, files);
    return files;
  }

  const situations = SITUATIONS.filter(({ name }) => FOLDER !== '' || TRIED.includes(name));
  it.each(situations)(
    '$name: no empty page, no heading alone, no broken amount, no notation of another language, and what PDF/UA asks',
    async (situation) => {
      expect(faultsOf(await filesOf(situation), situation)).toEqual([]);
    },
    900_000,
  );

  it('the report of a tender answers three readers on the page that its contents name', async () => {
    const [tender] = SITUATIONS.filter(({ name }) => name === 'tender');
    const pdf = tender && (await filesOf(tender)).get('report.pdf');
    if (!pdf) throw new Error('There is no report');
    const pageOf = (title: string) => textOfPages(pdf, pageInContents(pdf, title));
    // A councillor: is it better, by how much, and how sure is that?
    const summary = pageOf('Samenvatting');
    expect(summary).toMatch(/Variant 2: \S.* €[\d.]+,- -€[\d.]+,- .*-[\d,]+ %/);
    expect(summary).toContain('min is minder dan die baseline');
    expect(summary).toContain('Wat het antwoord minder zeker maakt');
    // A lawyer: why did the second lose, and why do these two not take part?
    expect(summary).toMatch(/Tweede is \S.*, €[\d.]+,- hoger in fictieve inschrijfprijs/);
    const award = pageOf('Aanbesteding en gunning');
    expect(award).toMatch(/Fictieve prijs/);
    expect(award).toContain(
      'Bouwbedrijf De Oude Haven: ongeldig (De verplichte planning ontbrak bij de inschrijving)',
    );
    expect(award).toContain('Rijnmeer Civiel: terzijde gelegd');
    expect(award).toContain('(De inschrijver gaf na herhaald verzoek geen eindeverwerking op)');
    // An auditor: from which file does a number come, and how was it worked out?
    const files = pageOf('Bijlage: bestanden');
    expect(files).toContain('Referentieontwerp.xlsx');
    expect(files).toMatch(/geüpload op \d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
    expect(pageOf('Methode')).toContain('elk maal haar weegfactor, over alle levenscyclusmodules');
    expect(pageOf('Ondertekening')).toContain('SHA-256 van het Excel-bestand');
  }, 900_000);

  it.skipIf(FOLDER === '')(
    'the council letter is one page',
    async () => {
      for (const language of ['nl', 'en'] as const) {
        const files = new Map([['council-letter.pdf', await councilLetterOf(world, language)]]);
        keep(`council-${language}`, files);
        expect(faultsOf(files, { language })).toEqual([]);
        for (const pdf of files.values()) expect(readPages(pdf)).toHaveLength(1);
      }
    },
    900_000,
  );
});

function faultsOf(files: Documents, { language }: Pick<Situation, 'language'>): string[] {
  return [...files]
    .filter(([name]) => name.endsWith('.pdf'))
    .flatMap(([name, pdf]) =>
      [
        ...pageFaults(readPages(pdf), headingsOf(pdf), language),
        // Only these are PDFs of the product; LibreOffice leaves the description of Word's own charts out of the others.
        ...(/^(report|council)/.test(name) ? pdfUaFaults(pdf, headingsOf(pdf), language) : []),
      ].map((fault) => `${name}, ${fault}`),
    );
}

/** Keeps the files, and each page of a PDF in colour and in grey, to be looked at. */
function keep(name: string, files: Documents): void {
  if (FOLDER === '') return;
  const folder = join(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of files) {
    writeFileSync(join(folder, file), bytes);
    if (!file.endsWith('.pdf')) continue;
    const pages = join(folder, file.replace('.pdf', ''));
    spawnSync('pdftoppm', ['-r', '70', '-png', join(folder, file), pages]);
    spawnSync('pdftoppm', ['-r', '70', '-gray', '-png', join(folder, file), `${pages}-grey`]);
  }
}
