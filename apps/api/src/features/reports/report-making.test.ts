import { expect, it } from 'vitest';
import { createReportMaking, type MakingObserver } from './report-making.ts';

/** A report that is being made, until it is let go. */
function following(making: ReturnType<typeof createReportMaking>, key: string) {
  let observer: MakingObserver | undefined;
  let finish = (_failure?: Error) => {};
  const made = making.follow('an', key, (told) => {
    observer = told;
    return new Promise<string>((resolve, reject) => {
      finish = (failure) => (failure ? reject(failure) : resolve('report'));
    });
  });
  if (!observer) throw new Error('Making begins at once');
  return { made, observer, finish: (failure?: Error) => finish(failure) };
}

it('a report has a step for each chart, one for putting it together and one for downloading it', async () => {
  const making = createReportMaking();
  const { made, observer, finish } = following(making, 'key');
  expect(making.stateOf('an', 'key')).toEqual({ stage: 'reading', stepsDone: 0, steps: 2 });
  observer.drawing(8);
  observer.drawn();
  observer.drawn();
  expect(making.stateOf('an', 'key')).toEqual({ stage: 'drawing', stepsDone: 2, steps: 10 });
  observer.writing();
  expect(making.stateOf('an', 'key')?.stage).toBe('writing');
  finish();
  expect(await made).toBe('report');
  expect(making.stateOf('an', 'key')).toBeNull();
});

it('nobody else is told how far it is, nor under another key', () => {
  const making = createReportMaking();
  following(making, 'key');
  expect(making.stateOf('bo', 'key')).toBeNull();
  expect(making.stateOf('an', 'other')).toBeNull();
});

it('one that failed is not being made any more', async () => {
  const making = createReportMaking();
  const { made, finish } = following(making, 'key');
  finish(new Error('no paper'));
  await expect(made).rejects.toThrow('no paper');
  expect(making.stateOf('an', 'key')).toBeNull();
});

it('one that nobody asks about is made all the same', async () => {
  const made = createReportMaking().follow('an', undefined, async (observer) => {
    observer.drawing(3);
    observer.drawn();
    observer.writing();
    return 'report';
  });
  expect(await made).toBe('report');
});
