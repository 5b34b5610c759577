import { expect, it } from 'vitest';
import type { ChartModel } from '../../chart-model.ts';
import { roomAtEnd } from '../axes/figures-axis.ts';
import type { Surroundings } from '../surroundings.ts';
import { besideSeries } from './beside-series.ts';

const theme = {
  mode: 'light',
  language: 'nl',
  rounding: 'half-up',
  measureIn: () => (text: string) => text.length * 7,
} as unknown as Surroundings['theme'];

const bar = (label: string): ChartModel => ({
  quantity: 'transport',
  orientation: 'horizontal',
  stacked: true,
  categories: [{ key: 'a', label }],
  series: [1_750_427.8, 300_000].map((value, index) => ({
    key: `${index}`,
    label: `Deel ${index}`,
    data: [value],
    backgroundColor: 'burden',
  })),
  tableRows: 'categories',
});

it('the longest bar states what is too thin in it, though its name takes less room than it was given', () => {
  // The drawing is 640 px wide; the name may take 240 and takes 225, so the bar is longer than computed.
  const lengthOf = (displayed: number) => (displayed * 285) / 2_050_427.8;
  const model = bar('Inschrijver met een lange naam die over regels gaat');
  const { label } = besideSeries(model, { theme, width: 640, height: 300, lengthOf });
  expect(label.formatter({ dataIndex: 0 })).toBe('{s1|} 300.000,00 tkm');
});

it('a part is stated where the axis goes on beyond the bar, which therefore is shorter than was reckoned', () => {
  const hours: ChartModel = {
    ...bar('Optimalisatie'),
    quantity: 'equipment',
    series: bar('').series.map((series, part) => ({ ...series, data: [[90, 20][part] ?? null] })),
  };
  // The axis ends at 150 on about 500 px: the smaller part takes 67 of them, and its figure 63 with its margins.
  const { label } = besideSeries(hours, {
    ...{ theme, width: 640, height: 300 },
    lengthOf: (displayed) => (displayed * 500) / 150,
  });
  expect(label.formatter({ dataIndex: 0 })).toBe('{s1|} 20,00 uur');
});

it('a figure that does not fit between the end of its bar and that of the drawing is not stated in part', () => {
  // The name leaves 163 px, of which figures may take 60 %; one figure takes 120. The axis ends at 3 000 000 on 60 px.
  const lengthOf = (displayed: number) => (displayed * 60) / 3_000_000;
  const { label } = besideSeries(bar('A'), { theme, width: 170, height: 300, lengthOf });
  expect(label.formatter({ dataIndex: 0 })).toBe('');
});

it('figures are stated as long as the widest fits to the last pixel, which is a gap less than from the bar to the end', () => {
  const model = bar('A');
  const surroundings = { theme, width: 640, height: 300, lengthOf: () => 0 };
  const statedWith = (px: number) =>
    besideSeries(model, { ...surroundings, lengthOf: () => px }).label.formatter({ dataIndex: 0 });
  // The larger figure takes 16 × 7 px, its patch 14 and what is kept behind it 8, after a gap of 4.
  const enough = 112 + 14 + 8 + 4 - roomAtEnd(model, surroundings);
  expect(statedWith(enough)).toBe('{s0|} 1.750.427,80 tkm\n{s1|} 300.000,00 tkm');
  expect(statedWith(enough - 1)).toBe('');
});

it('a bar that ends before the axis does states its figures in the room up to that end', () => {
  // The axis ends at 5 000 hours, beyond the longest bar; without those pixels the two lines would lack three.
  const lengthOf = (displayed: number) => (displayed * 125) / 5_000;
  const model: ChartModel = {
    ...bar('Optimalisatie'),
    quantity: 'equipment',
    categories: ['Baseline', 'Optimalisatie'].map((label) => ({ key: label, label })),
    series: [
      [4_513.65, 2_726.57],
      [0, 1_667.54],
    ].map((data, index) => ({
      key: `${index}`,
      label: `Deel ${index}`,
      data,
      backgroundColor: 'burden' as const,
    })),
  };
  const { label } = besideSeries(model, { theme, width: 330, height: 130, lengthOf });
  expect(label.formatter({ dataIndex: 1 })).toBe('{s0|} 2.726,57 uur\n{s1|} 1.667,54 uur');
});

/** Returns the CO2 goal: a bar for each side, with the given kg that are not compared. */
const goal = (compared: number[], hatched: (number | null)[]): ChartModel => ({
  quantity: 'co2',
  orientation: 'horizontal',
  stacked: true,
  categories: ['Baseline', 'Optimalisatie'].map((label) => ({ key: label, label })),
  series: [{ key: 'total', label: 'CO2', data: compared, backgroundColor: 'burden' }],
  others: {
    label: 'Niet vergeleken: 3 projecten',
    projects: 3,
    of: 10,
    points: hatched.map((value) => ({ value, coverage: null })),
    parts: [],
    drawn: true,
  },
  tableRows: 'series',
});
const perTon = (ton: number) => ton * 4;

it('a figure at the end of a bar that is hatched in part says whose it is, and the hatched part has its own', () => {
  const { label } = besideSeries(goal([8_000, 2_000], [7_000, 20_000]), {
    ...{ theme, width: 300, height: 130, lengthOf: perTon },
  });
  expect(label.formatter({ dataIndex: 0 })).toBe('{s0|} 8,00 ton\n{s1|} 7,00 ton');
  // 20 ton is 80 px long, in which a figure of 63 px fits.
  expect(label.formatter({ dataIndex: 1 })).toBe('{s0|} 2,00 ton');
});

it('a hatched part for which nothing is stated has no figure', () => {
  const { label } = besideSeries(goal([3_000, 8_000], [null, 7_000]), {
    ...{ theme, width: 300, height: 130, lengthOf: perTon },
  });
  expect(label.formatter({ dataIndex: 0 })).toBe('{s0|} 3,00 ton');
});

it('the patch of what is hatched is hatched, in the colour of what is left out', () => {
  const { label } = besideSeries(goal([8_000, 2_000], [7_000, 20_000]), {
    ...{ theme, width: 300, height: 130, lengthOf: perTon },
  });
  expect(label.rich.s1).toMatchObject({ borderColor: '#7d8890', backgroundColor: { type: 'linear' } });
});
