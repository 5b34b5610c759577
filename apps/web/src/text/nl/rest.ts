import { accountFields } from './account-fields.ts';
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { agenda } from './agenda.ts';
import { bill } from './bill.ts';
import { calculations } from './calculations/calculations.ts';
import { compare } from './calculations/compare.ts';
import { scopeQuestions } from './calculations/scope-questions.ts';
import { uploadCheck } from './calculations/upload-check.ts';
import { workbookHelp } from './calculations/workbook-help.ts';
import { worksheet } from './calculations/worksheet.ts';
import { charts } from './charts.ts';
import { closure } from './closure.ts';
import { chances } from './dashboard/chances.ts';
import { councilLetter } from './dashboard/council-letter.ts';
import { demand } from './dashboard/demand.ts';
import { differences } from './dashboard/differences.ts';
import { firstVisit } from './dashboard/first-visit.ts';
import { goals } from './dashboard/goals.ts';
import { openWork } from './dashboard/open-work.ts';
import { progress } from './dashboard/progress.ts';
import { promises } from './dashboard/promises.ts';
import { savedViews } from './dashboard/saved-views.ts';
import { statistics } from './dashboard/statistics.ts';
import { fieldToCopy } from './field-to-copy.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invitations } from './invitations.ts';
import { leaving } from './leaving.ts';
import { library } from './library.ts';
import { organisationFields } from './organisation-fields.ts';
import { programs } from './programs.ts';
import { newProject } from './projects/new-project.ts';
import { projectData } from './projects/project-data.ts';
import { projectFields } from './projects/project-fields.ts';
import { projectLife } from './projects/project-life.ts';
import { projectMap } from './projects/project-map.ts';
import { proof } from './proof.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { bids } from './tenders/bids.ts';
import { corrections } from './tenders/corrections.ts';
import { tenderAnalysis } from './tenders/tender-analysis.ts';
import { tenderDocuments } from './tenders/tender-documents.ts';
import { tenders } from './tenders/tenders.ts';

/** The texts of all other screens. They are loaded with the first screen that needs any of them. */
export const rest = {
  fieldToCopy,
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
  chances,
  closure,
  compare,
  corrections,
  councilLetter,
  demand,
  differences,
  scopeQuestions,
  savedViews,
  uploadCheck,
  workbookHelp,
  worksheet,
  admin,
  agenda,
  bill,
  goals,
  help,
  history,
  library,
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
