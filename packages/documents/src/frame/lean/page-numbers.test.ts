import { patchDocument } from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Report } from '../../report/report.ts';
import { reportDocument } from '../../report/report-document.ts';
import { exampleGroup, exampleReport, exampleVariant } from '../../testing/example-report.ts';

const HUNDRED =
  'Herinrichting van de Burgemeester van der Voort van Zijp-laan met fietspaden (fase 2/3) – zuidzijde!';

function reportOf(variants: number, groups: number, nameOf: (group: number) => string): Report {
  const rows = Array.from({ length: groups }, (_, group) => exampleGroup(nameOf(group), 900 - 7.5 * group));
  return exampleReport({
    variants: Array.from({ length: variants }, (_, place) =>
      exampleVariant(place + 1, rows, {
        name: nameOf(place),
        warnings: Array.from(
          { length: 9 * place },
          (_, warning) => `Rij ${warning}: ${nameOf(warning)} €1.234,\u2011`,
        ),
      }),
    ),
    pictures: Array.from({ length: 3 * variants }, (_, place) => ({
      variant: 1 + (place % variants),
      kind: 'png',
      bytes: new Uint8Array([place]),
      width: 1280,
      height: 300 + 170 * (place % 7),
      title: `Grafiek ${place}`,
      alt: 'Een grafiek',
      notes: place % 4 === 0 ? [HUNDRED] : [],
    })),
  });
}

/** Returns the bookmarks and pages of the contents, in their order. */
function contentsOf(document: Uint8Array): string[] {
  const body = strFromU8(unzipSync(document)['word/document.xml'] ?? new Uint8Array());
  return [...body.matchAll(/PAGEREF (_Toc\d+).*?<w:t[^>]*>(\d+)</g)].map(
    ([, bookmark, page]) => `${bookmark} ${page}`,
  );
}

it.each([
  ['one variant', reportOf(1, 3, (place) => `Groep ${place}`)],
  ['four variants of sixty product groups', reportOf(4, 60, (place) => `Groep ${place}`)],
  ['names of a hundred characters', reportOf(2, 25, () => HUNDRED)],
])(
  'the contents of a report on %s have the pages of the whole document',
  async (_, report) => {
    const document = await reportDocument(report, 'nl');
    const whole = await patchDocument({
      outputType: 'uint8array',
      data: document,
      patches: {},
      pageNumbers: estimatePageNumbers,
    });
    const contents = contentsOf(document);
    expect(contents.length).toBeGreaterThan(10);
    expect(contents).toEqual(contentsOf(whole));
  },
  60_000,
);
