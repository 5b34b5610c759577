import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { agenda } from './agenda.ts';
import { app } from './app.ts';
import { calculations } from './calculations.ts';
import { charts } from './charts.ts';
import { errors } from './errors.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { newProject } from './new-project.ts';
import { projectData } from './project-data.ts';
import { projectLife } from './project-life.ts';
import { projects } from './projects.ts';
import { registration } from './registration.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { uploadCheck } from './upload-check.ts';
import { workbookHelp } from './workbook-help.ts';

/** Dutch is the language that every key is written in first. */
export const nl = {
  app,
  accounts,
  projects,
  newProject,
  projectData,
  projectLife,
  addresses,
  calculations,
  uploadCheck,
  workbookHelp,
  admin,
  agenda,
  help,
  history,
  registration,
  security,
  settings,
  charts,
  statistics,
  errors,
} as const;
