import { expect, it } from 'vitest';
import type { ChartModel } from '../chart-model.ts';
import { SURFACES } from '../surfaces.ts';
import { legendBlock } from './legend-block.ts';
import { type PaintContext, paperOn } from './paper.ts';

const MODEL: ChartModel = {
  quantity: 'mki',
  ...{ orientation: 'horizontal', stacked: true, tableRows: 'categories' },
  categories: [{ key: 'a', label: 'Ontwerp' }],
  series: ['Primair', 'Secundair', 'Biobased'].map((label, place) => ({
    ...{ key: label, label, data: [3 - place], backgroundColor: 'burden' as const },
  })),
};

/** Returns the texts of a legend in the order in which they are written, on paper that may be printed in grey or not. */
function written(numbered: boolean, model: ChartModel): string[] {
  const texts: string[] = [];
  const nothing = () => {};
  const context: PaintContext = {
    ...{ font: '', fillStyle: '', strokeStyle: '', lineWidth: 0, textBaseline: '' },
    measureText: (text) => ({ width: 8 * text.length }),
    fillText: (text) => texts.push(text),
    ...{
      beginPath: nothing,
      moveTo: nothing,
      lineTo: nothing,
      stroke: nothing,
      roundRect: nothing,
      fill: nothing,
    },
  };
  const paper = paperOn(context, {
    ...SURFACES.light,
    ...{ mode: 'light', language: 'nl', rounding: 'half-even', fontFamily: 'any', animated: false, numbered },
    measureIn: () => (text) => 8 * text.length,
    markOf: () => null,
  });
  const text = { kind: 'names', more: String, range: (lowest: string) => lowest } as const;
  legendBlock(paper, model, text, { left: 0, width: 800 }).paint(0);
  return texts;
}

it('on paper that may be printed in grey each name has the number that stands at its figure', () => {
  expect(written(true, MODEL)).toEqual(['(1) Primair', '(2) Secundair', '(3) Biobased']);
  expect(written(false, MODEL)).toEqual(['Primair', 'Secundair', 'Biobased']);
});
