import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { leaveScreens } from './render-screen.tsx';
import { closeServer, openServer } from './server.ts';

/** Around every test of a component: all of them share one page, and none finds anything of another. */
beforeAll(() => commands.answerInPage());
beforeEach(openServer);
afterEach(async () => {
  leaveScreens();
  sessionStorage.clear();
  closeServer();
});
