import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { clearSessionToken } from '../lib/session-token.ts';
import { countCalls, noCallsUnderWay } from './calls-under-way.ts';
import { leaveScreens } from './render-screen.tsx';
import { closeServer, openServer } from './server.ts';

/** Runs around every test of a component: all of them share one page, and none finds anything of another. */
beforeAll(() => commands.answerInPage());
beforeAll(countCalls);
beforeEach(openServer);
afterEach(async () => {
  // A screen that is left stores what was typed, one change after another: none of these calls reaches the server of
  // the next test.
  clearSessionToken();
  leaveScreens();
  await noCallsUnderWay();
  sessionStorage.clear();
  closeServer();
});
