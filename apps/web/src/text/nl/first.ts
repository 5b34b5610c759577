import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { errors } from './errors.ts';
import { nextStep } from './next-step.ts';
import { projects } from './projects.ts';
import { scope } from './scope.ts';

/** The texts of the first screens: signing in, the frame around every screen, and the list of projects. */
export const first = {
  app,
  accounts,
  projects,
  nextStep,
  scope,
  errors,
} as const;
