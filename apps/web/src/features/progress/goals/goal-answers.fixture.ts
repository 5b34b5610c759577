import type { GoalFigures } from '@milieuspoor/contract';

/** CO2: 37 % of 55 % in 2030, on course, with a forecast and a running project. */
export const CO2_GOAL: GoalFigures = {
  indicator: 'co2',
  start: { year: 2024, percent: 20 },
  steps: [{ year: 2030, percent: 55 }],
  decision_number: '2026-4',
  decision_date: '2026-02-12',
  decision_text: 'Klimaatplan',
  decision_url: 'https://raad.example/4',
  revision: 1,
  modified: '02/03/2026 10:00:00',
  recent: { years: [2025, 2026], value: 37, weight: 1000, counted: 2, of: 3, incomplete: false },
  standing: {
    ...{ status: 'on-course', reason: null, target: { year: 2030, percent: 55 } },
    ...{ asked: 31.666666666666668, left: 18 },
  },
  forecast: {
    years: [
      { year: 2027, lower: 36.2, upper: 50.4 },
      { year: 2030, lower: 48.4, upper: 62.2 },
    ],
    reason: null,
  },
  running: { value: 41, counted: 2, of: 3, together: 38 },
};

/** Nobody set a goal for the MKI. */
export const NO_MKI_GOAL: GoalFigures = {
  ...CO2_GOAL,
  ...{ indicator: 'mki', start: null, steps: [], revision: 0, modified: null },
  ...{ decision_number: '', decision_date: null, decision_text: '', decision_url: '' },
  ...{ standing: null, forecast: null, running: { value: null, counted: 0, of: 0, together: 30 } },
};
