import type { Reduction } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import type { ShownQuery } from '../shown-query.ts';
import { gaugeRows, standingOf } from './gauge-rows.ts';

const nothing = { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false };
const projects = ({ projects: count, of }: Reduction) => `${count} van ${of} projecten`;

it('marks a gauge at what all projects together save, between the least and the most saving one', () => {
  const reduction = { lowest: -5, highest: 40, total: 12.5, projects: 7, of: 9, incomplete: false };
  expect(gaugeRows([{ key: 'own', label: 'Gemeente', reduction }], projects)).toEqual([
    {
      key: 'own',
      label: 'Gemeente',
      detail: '7 van 9 projecten',
      figures: { lowest: -5, middle: 12.5, highest: 40 },
    },
  ]);
});

it('says of a row without a range that none of its projects can be compared', () => {
  const reduction = { ...nothing, of: 3 };
  expect(gaugeRows([{ key: 'own', label: 'Gemeente', reduction }], projects)[0]?.detail).toBe(
    '0 van 3 projecten',
  );
});

it('keeps a row of which nothing may be told, without figures and without a number of projects', () => {
  expect(gaugeRows([{ key: 'sector', label: 'Landelijk', reduction: nothing }], projects)).toEqual([
    { key: 'sector', label: 'Landelijk', figures: { lowest: null, middle: null, highest: null } },
  ]);
});

describe('the two ranges of a gauge', () => {
  const query = (data: string | undefined, isError: boolean) =>
    ({
      data,
      isError,
      error: null,
      isPlaceholderData: false,
      refetch: () => {},
    }) as never as ShownQuery<string>;
  const [there, failed, onItsWay] = [
    query('figures', false),
    query(undefined, true),
    query(undefined, false),
  ];

  it('stand by themselves: one whose call failed is missing, and the other shows', () => {
    expect(standingOf(there, failed)).toEqual({ shown: there, missing: 'sector' });
    expect(standingOf(failed, there)).toEqual({ shown: there, missing: 'own' });
    expect(standingOf(failed, onItsWay)).toEqual({ shown: onItsWay, missing: 'own' });
  });

  it('fail together only when both calls did; figures whose refresh failed still show', () => {
    expect(standingOf(failed, failed)).toEqual({ shown: failed, missing: null });
    expect(standingOf(there, query('figures', true))).toEqual({ shown: there, missing: null });
  });
});
