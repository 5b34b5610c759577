import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/world.ts';
import { tidyUp } from '../../../tidy-up.ts';
import { createReportMaking, type MakingObserver } from './report-making.ts';
import { type MakingState, tellMaking } from './report-makings.queries.ts';

let test: TestApp;
let an: string;
let bo: string;
beforeAll(async () => {
  test = await startTestApp();
  an = (await addUser(test, { username: 'an', organisationIds: [] })).accountId;
  bo = (await addUser(test, { username: 'bo', organisationIds: [] })).accountId;
});
afterAll(() => test.close());

/** Makes reports as each of two servers of one installation does. */
const here = () => createReportMaking(test.dependencies);
const elsewhere = () => createReportMaking(test.dependencies);

/** Makes a report that is not done until the test releases it. */
function following(key: string) {
  let observer: MakingObserver | undefined;
  let finish = (_failure?: Error) => {};
  const made = here().follow(an, key, (told) => {
    observer = told;
    return new Promise<string>((resolve, reject) => {
      finish = (failure) => (failure ? reject(failure) : resolve('report'));
    });
  });
  if (!observer) throw new Error('Making begins at once');
  return { made, observer, finish: (failure?: Error) => finish(failure) };
}

const stateOf = (account: string, key: string) => expect.poll(() => elsewhere().stateOf(account, key));

it('another server knows the number of steps: one for each chart, one for putting it together and one for downloading it', async () => {
  const key = randomUUID();
  const { made, observer, finish } = following(key);
  await stateOf(an, key).toEqual({ stage: 'reading', stepsDone: 0, steps: 2 });
  observer.drawing(8);
  observer.drawn();
  observer.drawn();
  await stateOf(an, key).toEqual({ stage: 'drawing', stepsDone: 2, steps: 10 });
  observer.writing();
  await stateOf(an, key).toEqual({ stage: 'writing', stepsDone: 2, steps: 10 });
  finish();
  expect(await made).toBe('report');
  expect(await elsewhere().stateOf(an, key)).toBeNull();
});

it('nobody else sees its progress, and nobody under another key', async () => {
  const key = randomUUID();
  const { made, finish } = following(key);
  await stateOf(an, key).not.toBeNull();
  expect(await elsewhere().stateOf(bo, key)).toBeNull();
  expect(await elsewhere().stateOf(an, randomUUID())).toBeNull();
  finish();
  await made;
});

it('a report that failed is not being made any more', async () => {
  const key = randomUUID();
  const { made, finish } = following(key);
  await stateOf(an, key).not.toBeNull();
  finish(new Error('no paper'));
  await expect(made).rejects.toThrow('no paper');
  expect(await elsewhere().stateOf(an, key)).toBeNull();
});

it('a report whose server was killed is not being made any more after twenty seconds, and is forgotten', async () => {
  const key = randomUUID();
  const { moment } = test.clock;
  const told: MakingState = { stage: 'drawing', stepsDone: 0, steps: 10 };
  await tellMaking(test.dependencies.database.queries, { accountId: an, key }, told, moment);
  expect(await elsewhere().stateOf(an, key)).toEqual(told);
  test.clock.moment = new Date(moment.getTime() + 20_000);
  expect(await elsewhere().stateOf(an, key)).toBeNull();
  await tidyUp(test.dependencies);
  test.clock.moment = moment;
  expect(await elsewhere().stateOf(an, key)).toBeNull();
});

it('a report without progress for a long time is still known', async () => {
  const key = randomUUID();
  const { made, finish } = following(key);
  await stateOf(an, key).not.toBeNull();
  test.clock.moment = new Date(test.clock.moment.getTime() + 20_000);
  await expect.poll(() => elsewhere().stateOf(an, key), { timeout: 20_000 }).not.toBeNull();
  finish();
  await made;
});

it('a report that nobody asks about is made all the same', async () => {
  const made = here().follow(an, undefined, async (observer) => {
    observer.drawing(3);
    observer.drawn();
    observer.writing();
    return 'report';
  });
  expect(await made).toBe('report');
});
