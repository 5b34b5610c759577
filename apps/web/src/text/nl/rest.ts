import { accountFields } from './account-fields.ts';
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { agenda } from './agenda.ts';
import { bids } from './bids.ts';
import { calculations } from './calculations.ts';
import { charts } from './charts.ts';
import { closure } from './closure.ts';
import { corrections } from './corrections.ts';
import { differences } from './differences.ts';
import { firstVisit } from './first-visit.ts';
import { goals } from './goals.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invitations } from './invitations.ts';
import { leaving } from './leaving.ts';
import { newProject } from './new-project.ts';
import { openWork } from './open-work.ts';
import { organisationFields } from './organisation-fields.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { projectData } from './project-data.ts';
import { projectFields } from './project-fields.ts';
import { projectLife } from './project-life.ts';
import { projectMap } from './project-map.ts';
import { promises } from './promises.ts';
import { proof } from './proof.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { savedViews } from './saved-views.ts';
import { scopeQuestions } from './scope-questions.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { tenderAnalysis } from './tender-analysis.ts';
import { tenderDocuments } from './tender-documents.ts';
import { tenders } from './tenders.ts';
import { uploadCheck } from './upload-check.ts';
import { workbookHelp } from './workbook-help.ts';

/** The texts of all other screens. They are loaded with the first screen that needs any of them. */
export const rest = {
  firstVisit,
  newProject,
  projectData,
  accountFields,
  organisationFields,
  projectFields,
  projectLife,
  projectMap,
  addresses,
  bids,
  calculations,
  closure,
  corrections,
  differences,
  scopeQuestions,
  savedViews,
  uploadCheck,
  workbookHelp,
  admin,
  agenda,
  goals,
  help,
  history,
  invitations,
  leaving,
  programs,
  openWork,
  promises,
  progress,
  proof,
  registration,
  reports,
  security,
  settings,
  charts,
  statistics,
  tenderAnalysis,
  tenderDocuments,
  tenders,
} as const;
