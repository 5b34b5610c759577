import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endInOrder } from './end-in-order.ts';

describe('the end of a process', () => {
  it('does one step after the other', async () => {
    const done: string[] = [];
    const slow = async () => {
      await setTimeout(20);
      done.push('server');
    };
    const steps = [
      { name: 'server', end: slow },
      { name: 'database', end: () => done.push('database') },
    ];
    expect(await endInOrder(steps, 5_000)).toEqual([]);
    expect(done).toEqual(['server', 'database']);
  });

  it('closes the database also when an earlier step failed, and reports what failed', async () => {
    const done: string[] = [];
    const steps = [
      {
        name: 'server',
        end: () => {
          throw new Error('no such handle');
        },
      },
      { name: 'readers', end: () => Promise.reject(new Error('gone')) },
      { name: 'database', end: () => done.push('database') },
    ];
    expect(await endInOrder(steps, 5_000)).toEqual(['server: no such handle', 'readers: gone']);
    expect(done).toEqual(['database']);
  });

  it('gives up on a step that takes too long, and on those after it', async () => {
    const done: string[] = [];
    const steps = [
      { name: 'server', end: () => new Promise(() => {}) },
      { name: 'database', end: () => done.push('database') },
    ];
    expect(await endInOrder(steps, 50)).toEqual(['server: not done within 0.05 seconds']);
    expect(done).toEqual([]);
  });
});
