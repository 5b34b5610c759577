import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailedCall } from './report-failed-call.ts';
import { reportFault, sendFaultsTo } from './report-fault.ts';

let logged: unknown[][];
let sent: unknown[][];

beforeEach(() => {
  logged = [];
  sent = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a fault', () => {
  it('that comes before it is known where faults go waits, and is in the console meanwhile', async () => {
    // Other tests may already have set where faults are reported.
    vi.resetModules();
    const { reportFault, sendFaultsTo } = await import('./report-fault.ts');
    const fault = new Error('early');
    reportFault(fault, 'screen');
    expect(logged).toEqual([['screen', fault]]);
    sendFaultsTo((...told) => sent.push(told));
    expect(sent).toEqual([[fault, 'screen']]);
    reportFault(fault, 'later');
    expect(sent).toHaveLength(2);
  });

  it('goes nowhere but to the console where no service is configured', () => {
    sendFaultsTo(null);
    reportFault(new Error('kept'), 'screen');
    expect(logged).toHaveLength(1);
    expect(sent).toEqual([]);
  });
});

describe('a call that failed', () => {
  it.each([
    ['a server in trouble', new ApiError(500, null), 1, 1],
    ['what we did not foresee', new TypeError('undefined is no function'), 1, 1],
    ['no connection', new ApiError(0, null), 1, 0],
    ['data that cannot be reached for a while', new ApiError(503, null, '5'), 1, 0],
    ['what is not there, or not allowed', new ApiError(404, { detail: 'x' }), 1, 0],
    ['a form to correct', new ApiError(400, { name: ['x'] }), 0, 0],
    ['a session that is over', new ApiError(401, null), 0, 0],
    ['a call that nobody waits for any more', new DOMException('Aborted', 'AbortError'), 0, 0],
  ])('%s', (_what, error, lines, reports) => {
    sendFaultsTo((...told) => sent.push(told));
    reportFailedCall(endpoints.getCurrentUser, error);
    expect([logged.length, sent.length]).toEqual([lines, reports]);
    if (lines) expect(logged[0]).toEqual(['GET /auth/user/', error]);
  });
});
