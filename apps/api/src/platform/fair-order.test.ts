import { describe, expect, it } from 'vitest';
import {
  afterTurn,
  NO_TURNS,
  nextInTurn,
  type Party,
  placeInTurn,
  type Turns,
  whoYields,
} from './fair-order.ts';

interface File extends Party {
  readonly name: string;
}

/** Parses 'alfa/an 1': a file of a member of an organisation. */
function file(name: string): File {
  const [organisationId = '', memberId = ''] = name.split(/[/ ]/);
  return { organisationId, memberId, name };
}

function inOrder(names: readonly string[], turns: Turns = NO_TURNS): string[] {
  let waiting = names.map(file);
  let now = turns;
  const order: string[] = [];
  for (;;) {
    const next = nextInTurn(waiting, now);
    if (next === null) return order;
    order.push(next.name);
    now = afterTurn(now, next);
    waiting = waiting.filter((each) => each !== next);
  }
}

describe('waiting files take turns', () => {
  it('by organisation: one with many files does not make another wait for all of them', () => {
    expect(inOrder(['alfa/an 1', 'alfa/an 2', 'alfa/an 3', 'beta/bo 1', 'beta/bo 2'])).toEqual([
      'alfa/an 1',
      'beta/bo 1',
      'alfa/an 2',
      'beta/bo 2',
      'alfa/an 3',
    ]);
  });

  it('by member within an organisation', () => {
    expect(inOrder(['alfa/an 1', 'alfa/an 2', 'alfa/an 3', 'alfa/ed 1'])).toEqual([
      'alfa/an 1',
      'alfa/ed 1',
      'alfa/an 2',
      'alfa/an 3',
    ]);
  });

  it('also when the first has had its turn already', () => {
    const turns = afterTurn(NO_TURNS, file('alfa/an 0'));
    expect(inOrder(['alfa/an 1', 'alfa/an 2', 'beta/bo 1'], turns)[0]).toBe('beta/bo 1');
  });

  it('in their order of arrival, for one member', () => {
    expect(inOrder(['alfa/an 1', 'alfa/an 2', 'alfa/an 3'])).toEqual(['alfa/an 1', 'alfa/an 2', 'alfa/an 3']);
  });

  it('and a member of two organisations has a turn in each', () => {
    expect(inOrder(['alfa/an 1', 'alfa/an 2', 'beta/an 1'])).toEqual(['alfa/an 1', 'beta/an 1', 'alfa/an 2']);
  });
});

it('the place of a file is the number of files that are read before it, by turns and not by arrival', () => {
  const waiting = ['alfa/an 1', 'alfa/an 2', 'alfa/an 3', 'beta/bo 1'].map(file);
  const places = waiting.map((each) => placeInTurn(waiting, NO_TURNS, each));
  expect(places).toEqual([0, 2, 3, 1]);
});

describe('when no more files may wait', () => {
  const waiting = ['alfa/an 1', 'alfa/an 2', 'alfa/an 3', 'beta/bo 1'].map(file);

  it('the last file of the member with the most files makes room for somebody else', () => {
    expect(whoYields(waiting, file('beta/bo 2'))?.name).toBe('alfa/an 3');
    expect(whoYields(waiting, file('alfa/ed 1'))?.name).toBe('alfa/an 3');
  });

  it('that member must come back later', () => {
    expect(whoYields(waiting, file('alfa/an 4'))).toBeNull();
  });

  it('nobody makes room for somebody who would have as many', () => {
    expect(whoYields([file('alfa/an 1'), file('beta/bo 1')], file('gamma/cor 1'))).toBeNull();
  });
});
