import { describe, expect, it } from 'vitest';
import { NEXT_STEPS } from '../projects/next-step.ts';
import { dueStep, heaviestFirst, mendedBy, type WeighedOpenWork } from './open-work.ts';

const work = (
  projectName: string,
  keepsOut: WeighedOpenWork['keepsOut'],
  mkiEur: number | null,
  subject: WeighedOpenWork['subject'] = 'figures',
): WeighedOpenWork => ({ projectName, keepsOut, mkiEur, subject });

it('the heaviest open work comes first: whole projects before quantities, and unknown amounts last', () => {
  const [whole, small, credit, unknown, part, date, nothing] = [
    work('Weg', 'project', 500),
    work('Brug', 'project', 20),
    work('Sluis', 'project', -300),
    work('Kade', 'project', null),
    work('Laan', 'quantity', 9_000),
    work('Laan', 'nothing', 9_000, 'date'),
    work('', 'nothing', null, 'weights'),
  ] as const;
  expect(heaviestFirst([nothing, date, part, unknown, small, whole, credit])).toEqual([
    ...[whole, credit, small, unknown],
    ...[part, date, nothing],
  ]);
});

it('rows that weigh the same stand by project, and an upload before figures', () => {
  const [a, b, c] = [
    work('Aa', 'project', 5, 'figures'),
    work('Bé', 'project', 5, 'upload'),
    work('Bé', 'project', 5, 'figures'),
  ] as const;
  expect(heaviestFirst([c, b, a])).toEqual([a, b, c]);
});

it('figures are due at a step that brings them in, and not at one that waits for something else', () => {
  const due = NEXT_STEPS.filter((step) => dueStep({ step, tab: null, by: 'worker', mine: true }) !== null);
  expect(due).toEqual([
    ...['upload-baseline', 'activate-baseline', 'upload-optimization', 'activate-optimization'],
    ...['answer-scope', 'reopen-design', 'upload-as-built-baseline', 'upload-as-built-optimization'],
    'activate-as-built-optimization',
  ]);
  expect(dueStep(null)).toBeNull();
});

describe('who mends a finding', () => {
  const open = { status: 'Design_Phase_Active', locked: false } as const;
  const closed = { status: 'Design_Phase_Complete', locked: false } as const;

  it('is who works on projects while a file may be uploaded, and for an answer also afterwards', () => {
    expect(mendedBy('undeclared', 'design-baseline', open)).toBe('worker');
    expect(mendedBy('undeclared', 'as-built-baseline', closed)).toBe('worker');
    expect(mendedBy('module', 'design-baseline', closed)).toBe('worker');
    expect(mendedBy('unworked', 'design-baseline', closed)).toBe('worker');
  });

  it('is the provider where only a file helps in a closed phase, and in a locked project', () => {
    expect(mendedBy('undeclared', 'design-baseline', closed)).toBe('provider');
    expect(mendedBy('module', 'design-baseline', { ...open, locked: true })).toBe('provider');
  });
});
