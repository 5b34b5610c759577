import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { scope } from './calculations/scope.ts';
import { errors } from './errors.ts';
import { nextStep } from './projects/next-step.ts';
import { projects } from './projects/projects.ts';

/** The texts of the first screens: signing in, the frame around every screen, and the list of projects. */
export const first = {
  app,
  accounts,
  projects,
  nextStep,
  scope,
  errors,
} as const;
