import { expect, it } from 'vitest';
import { innermost } from './chart-subject.tsx';

it('says what a chart is about once, as it was said closest to the chart', () => {
  const lines = [
    { label: 'Organisatie', value: 'Gemeente' },
    { label: 'Indicatorset', value: 'Set A1' },
    { label: 'Organisatie', value: 'Alle organisaties' },
  ];
  expect(innermost(lines)).toEqual([
    { label: 'Organisatie', value: 'Alle organisaties' },
    { label: 'Indicatorset', value: 'Set A1' },
  ]);
});
