export { getCurrentUser, login, logout } from './accounts.ts';
export {
  deleteCalculation,
  downloadCalculation,
  downloadTemplate,
  listCalculations,
  updateCalculation,
  uploadCalculation,
} from './calculations.ts';
export { getEnvironment } from './environment.ts';
export { listOrganizations } from './organisations.ts';
export { createProject, getProject, getProjectChoices, listProjects, updateProject } from './projects.ts';
export { getCalculationStatistics } from './statistics.ts';
