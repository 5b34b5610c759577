import type { CoveredSum } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import {
  exampleGroup,
  exampleReport,
  exampleResources,
  exampleVariant,
} from '../../testing/example-report.ts';
import { REPORT_TEXTS } from '../../text/report-texts.ts';
import { coverageNotes } from '../figures.ts';
import { gapsOf } from './coverage-gaps.ts';
import { coverageSentences } from './coverage-sentences.ts';

const { nl, en } = REPORT_TEXTS;

/** Returns a sum of this number of items, of which some declare nothing, or leave indicators out. */
function of(items: number, undeclared: number, incomplete = 0): CoveredSum {
  return { amount: undeclared < items ? 5 : null, items, undeclared, incomplete };
}

function variantWith(sum: CoveredSum) {
  const modules = Array.from({ length: 10 }, () => of(sum.items, 0));
  return exampleVariant(1, [exampleGroup('A', 5)], {
    ...{
      mki: of(sum.items, 0, sum.incomplete),
      co2: of(sum.items, 0),
      modules: { mki: modules, co2: modules },
    },
    resources: Object.fromEntries(
      Object.keys(exampleResources()).map((key) => [key, key === 'primaryTon' ? sum : of(sum.items, 0)]),
    ) as ReturnType<typeof exampleResources>,
  });
}

describe('how many items leave something open is said in a sentence that is one', () => {
  it.each([
    [of(10, 1), 'primair materiaal (ton) ontbreekt bij 1 van de 10 posten'],
    [of(10, 3), 'primair materiaal (ton) ontbreekt bij 3 van de 10 posten'],
    [of(10, 10), 'primair materiaal (ton) ontbreekt bij alle 10 posten'],
    [of(2, 2), 'primair materiaal (ton) ontbreekt bij beide posten'],
    [of(1, 1), 'primair materiaal (ton) ontbreekt bij de enige post'],
    [of(10, 0, 1), 'bij 1 van de 10 posten ontbreken milieu-indicatoren'],
    [of(1, 0, 1), 'bij de enige post ontbreken milieu-indicatoren'],
  ])('%j in Dutch', (sum, said) => {
    expect(gapsOf(variantWith(sum), nl).map((gap) => gap.said)).toEqual([said]);
  });

  it.each([
    [of(10, 1), 'primary material (tonnes) is missing for 1 of the 10 items'],
    [of(10, 3), 'primary material (tonnes) is missing for 3 of the 10 items'],
    [of(10, 10), 'primary material (tonnes) is missing for all 10 items'],
    [of(2, 2), 'primary material (tonnes) is missing for both items'],
    [of(1, 1), 'primary material (tonnes) is missing for the only item'],
    [of(10, 0, 1), '1 of the 10 items leaves environmental indicators out'],
    [of(1, 0, 1), 'the only item leaves environmental indicators out'],
  ])('%j in English', (sum, said) => {
    expect(gapsOf(variantWith(sum), en).map((gap) => gap.said)).toEqual([said]);
  });

  it('of a comparison that is not made, how many do not', () => {
    const said = (undeclared: string, items: string) =>
      [nl, en].map((text) => text.comparison.gap('baseline', undeclared, items));
    expect(said('4', '4')).toEqual([
      'in de baseline geen van de 4 posten',
      'in the baseline none of the 4 items does',
    ]);
    expect(said('2', '2')).toEqual([
      'in de baseline geen van beide posten',
      'in the baseline neither of the two items does',
    ]);
    expect(said('1', '1')).toEqual([
      'in de baseline de enige post niet',
      'in the baseline the only item does not',
    ]);
    expect(said('1', '4')).toEqual([
      'in de baseline 1 van de 4 posten niet',
      'in the baseline 1 of the 4 items does not',
    ]);
    expect(said('3', '4')[1]).toBe('in the baseline 3 of the 4 items do not');
  });

  it('below a table', () => {
    const notes = (sum: CoveredSum) => [nl, en].flatMap((text) => coverageNotes([['MKI', sum]], text));
    expect(notes(of(10, 1))).toEqual([
      '* MKI: 1 van de 10 posten geeft niets op en telt als 0.',
      '* MKI: 1 of the 10 items declares nothing and counts as 0.',
    ]);
    expect(notes(of(10, 2, 0))[0]).toBe('* MKI: 2 van de 10 posten geven niets op en tellen als 0.');
    expect(notes(of(1, 0, 1))).toEqual([
      '* MKI: bij de enige post ontbreken milieu-indicatoren.',
      '* MKI: the only item leaves environmental indicators out.',
    ]);
  });

  it('of an MKI that nothing stands behind, which is not said to be whole', () => {
    const bare = (barePosts: number, sum: CoveredSum) => {
      const report = exampleReport({ variants: [{ ...variantWith(sum), barePosts }] });
      return [nl, en].map(
        (text, place) => coverageSentences(report, text, place === 0 ? 'nl' : 'en').sentences,
      );
    };
    expect(bare(3, of(10, 0))).toEqual([
      [
        'Variant 1 (Raming): van 3 van de 10 posten is de MKI een los bedrag in het bestand, zonder de milieu-indicatoren waaruit het volgt.',
      ],
      [
        'Variant 1 (Raming): the MKI of 3 of the 10 items is given in the file as an amount on its own, without the environmental indicators it is derived from.',
      ],
    ]);
    expect(bare(1, of(10, 2))[0]?.[0]).toMatch(/ontbreekt bij 2 van de 10 posten/);
    expect(bare(1, of(10, 2))[0]?.[1]).toMatch(/van 1 van de 10 posten is de MKI een los bedrag/);
  });

  it('of a calculation of one item that declares all', () => {
    const report = exampleReport({ variants: [variantWith(of(1, 0))] });
    const first = (text: typeof nl) => coverageSentences(report, text, 'nl').sentences[0];
    expect(first(nl)).toBe(
      'Variant 1 (Raming): de enige post is volledig opgegeven, voor alle grootheden en in alle modules.',
    );
    expect(first(en)).toBe(
      'Variant 1 (Raming): the only item is declared in full, for every quantity and in every module.',
    );
  });
});
