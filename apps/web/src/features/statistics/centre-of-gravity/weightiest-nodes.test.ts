import { exampleChild, exampleStatistic } from '@milieuspoor/charts/examples';
import { expect, it } from 'vitest';
import { weightiestNodes } from './weightiest-nodes.ts';

const KIND = 'eci_per_lifecycle_fase';
const child = (uuid: string, a1: number | null, a4: number | null) =>
  exampleChild(uuid, { 'A1-A3': a1, A4: a4 });
const side = (name: 'baseline' | 'optimization', children: ReturnType<typeof child>[]) =>
  exampleStatistic(KIND, name, {}, children);

it('finds the node with the most of a module, on whichever side that is', () => {
  const sides = [
    side('baseline', [child('asphalt', 500, 20), child('pipes', 100, 30)]),
    side('optimization', [child('asphalt', 300, 20), child('pipes', 100, 10)]),
  ];
  expect([...weightiestNodes(sides)]).toEqual([
    ['A1-A3', 'asphalt'],
    ['A4', 'pipes'],
  ]);
});

it('finds none where nothing is spent: what saves and what is not stated weigh nothing', () => {
  expect(weightiestNodes([side('baseline', [child('wood', -200, null)])]).size).toBe(0);
});

it('finds none where the nodes that are not listed come to more', () => {
  const listed = side('baseline', [child('asphalt', 500, 20)]);
  const rest = { values: { 'A1-A3': 100, A4: 60 }, items: 4, undeclared: {}, incomplete: {} };
  expect([...weightiestNodes([{ ...listed, rest }])]).toEqual([['A1-A3', 'asphalt']]);
});
