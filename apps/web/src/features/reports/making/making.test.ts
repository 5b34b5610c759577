import { describe, expect, it } from 'vitest';
import { buttonLabel, isReady, type Making, makingAfter, NOT_MADE } from './making.ts';

type Event = Parameters<typeof makingAfter>[1];
const reached = (...events: Event[]): Making => events.reduce(makingAfter, NOT_MADE);
const told = (stage: 'reading' | 'drawing' | 'writing' | null, stepsDone: number, steps = 10): Event => ({
  kind: 'told',
  stage,
  stepsDone,
  steps,
});
const STARTED: Event = { kind: 'started' };
const DOWNLOADED: Event = { kind: 'downloaded', name: 'Rapport.docx' };

describe('making a report', () => {
  it('goes through its steps 0 to 3, and the flag is cleared after the last', () => {
    const events: Event[] = [
      STARTED,
      told('reading', 0, 2),
      told('drawing', 3),
      told('writing', 8),
      DOWNLOADED,
      { kind: 'cleared' },
    ];
    const states = events.map((_, index) => reached(...events.slice(0, index + 1)));
    expect(states.map(({ step, generating }) => [step, generating])).toEqual([
      ['prepare', true],
      ['prepare', true],
      ['process', true],
      ['assemble', true],
      ['done', true],
      ['done', false],
    ]);
    expect(states.map(({ stepsDone, steps }) => `${stepsDone} van ${steps}`)).toEqual([
      '0 van null',
      '0 van null',
      '3 van 10',
      '8 van 10',
      '10 van 10',
      '10 van 10',
    ]);
    expect(states.at(-1)?.saved).toBe('Rapport.docx');
  });

  it('never goes back: an answer that comes late changes nothing', () => {
    const writing = reached(STARTED, told('writing', 8));
    expect(makingAfter(writing, told('drawing', 5))).toBe(writing);
    expect(makingAfter(writing, told('drawing', 8))).toBe(writing);
    expect(makingAfter(writing, told('writing', 7))).toBe(writing);
    expect(makingAfter(writing, told(null, 0, 0))).toBe(writing);
    const done = reached(STARTED, DOWNLOADED);
    expect(makingAfter(done, told('writing', 8))).toBe(done);
    expect(makingAfter(NOT_MADE, told('writing', 8))).toBe(NOT_MADE);
  });

  it('is not over before it is downloaded', () => {
    const writing = reached(STARTED, told('writing', 8));
    expect(makingAfter(writing, { kind: 'cleared' })).toBe(writing);
  });

  it('that failed or was cancelled is at its beginning again, with what went wrong', () => {
    const error = new Error('no paper');
    expect(reached(STARTED, told('drawing', 3), { kind: 'failed', error })).toEqual({
      ...NOT_MADE,
      failure: { error },
    });
    expect(reached(STARTED, told('drawing', 3), { kind: 'cancelled' })).toEqual(NOT_MADE);
    expect(reached({ kind: 'failed', error }, STARTED).failure).toBeNull();
  });

  it('is at its beginning once something else was ticked, unless it is under way', () => {
    const otherwise: Event = { kind: 'chosen-otherwise' };
    expect(reached(STARTED, DOWNLOADED, { kind: 'cleared' }, otherwise)).toEqual(NOT_MADE);
    expect(reached(STARTED, otherwise).generating).toBe(true);
  });
});

describe('a report can be asked for', () => {
  it('while none is being made and it is known what it is of', () => {
    expect(isReady(NOT_MADE, true)).toBe(true);
    expect(isReady(NOT_MADE, false)).toBe(false);
    expect(isReady(reached(STARTED), true)).toBe(false);
    expect(isReady(reached(STARTED, DOWNLOADED), true)).toBe(false);
    expect(isReady(reached(STARTED, DOWNLOADED, { kind: 'cleared' }), true)).toBe(true);
    expect(isReady(reached(STARTED, { kind: 'failed', error: null }), true)).toBe(true);
  });

  it('and its button says what is done, that it has to wait, or what it does', () => {
    const writing = reached(STARTED, told('writing', 8));
    const cleared = reached(STARTED, DOWNLOADED, { kind: 'cleared' });
    expect(
      [
        [NOT_MADE, true],
        [NOT_MADE, false],
        [reached(STARTED), true],
        [writing, false],
        [cleared, true],
        [cleared, false],
      ].map(([making, known]) => buttonLabel(making as Making, known as boolean)),
    ).toEqual(['start', 'notReady', 'prepare', 'assemble', 'done', 'notReady']);
  });
});
