export { getCurrentUser, login, logout, updateCurrentUser } from './accounts.ts';
export {
  createOrganization,
  listAdminOrganizations,
  updateAdminOrganization,
} from './admin-organizations.ts';
export { admitRegistration, listRegistrations, rejectRegistration } from './admin-registrations.ts';
export {
  addMembership,
  getAdminUser,
  inviteUser,
  listAdminUsers,
  removeMembership,
  resendInvitation,
  resetSecondFactor,
  updateAdminUser,
  updateMembership,
} from './admin-users.ts';
export {
  createCalendarFeed,
  deleteCalendarFeed,
  downloadAgenda,
  getCalendarFeed,
  listAgendaEvents,
  readCalendarFeed,
} from './agenda.ts';
export {
  createDownloadTicket,
  deleteCalculation,
  downloadCalculation,
  downloadTemplate,
  listCalculations,
  updateCalculation,
  uploadCalculation,
} from './calculations.ts';
export { getEnvironment } from './environment.ts';
export {
  createFaqEntry,
  deleteFaqEntry,
  getProvider,
  listFaq,
  listFaqEntries,
  listMessages,
  sendContactMessage,
  updateFaqEntry,
  updateMessage,
} from './help.ts';
export { getProjectHistory, listHistory } from './history.ts';
export { listOrganizationMembers, listOrganizations, updateOrganization } from './organisations.ts';
export { createProject, getProject, getProjectChoices, listProjects, updateProject } from './projects.ts';
export { acceptInvitation, getRegistration, register, verifyEmail } from './registration.ts';
export {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  deleteAllSessions,
  deleteSession,
  disableSecondFactor,
  listSessions,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
} from './security.ts';
export { getCalculationStatistics } from './statistics.ts';
export { listUsers } from './users.ts';
