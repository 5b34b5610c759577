export { getCurrentUser, logIn, logOut, updateCurrentUser } from './accounts/accounts.ts';
export {
  askEmailChange,
  confirmEmailChange,
  getEmailChange,
  getEmailLink,
  withdrawEmailChange,
} from './accounts/email-change.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './accounts/passkeys.ts';
export {
  acceptInvitation,
  getInvitation,
  getRegistration,
  getVerification,
  register,
  resendVerification,
  verifyEmail,
} from './accounts/registration.ts';
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
} from './accounts/security.ts';
export {
  beginSignOn,
  beginSignOnPasskey,
  findSignOn,
  finishSignOn,
  returnFromProvider,
} from './accounts/sign-on.ts';
export { lookUpAddress, suggestAddresses } from './addresses.ts';
export { getHealth, tryAlarm } from './admin/admin-health.ts';
export {
  downloadHouseTemplate,
  getHouseStyle,
  makeStyledExample,
  printStyledExample,
  putHouseLogo,
  putHouseTemplate,
  removeHouseLogo,
  removeHouseTemplate,
  updateHouseStyle,
} from './admin/admin-house-styles.ts';
export {
  getMailOutcome,
  getMailQueue,
  sendMailAgain,
  sendMailsAgain,
  sendTestMail,
} from './admin/admin-mails.ts';
export { listProjectsOfSeveralSets } from './admin/admin-mixed-sets.ts';
export {
  createOrganisation,
  fixFiguresAnew,
  listAdminOrganisations,
  updateAdminOrganisation,
} from './admin/admin-organisations.ts';
export { admitRegistration, listRegistrations, rejectRegistration } from './admin/admin-registrations.ts';
export { getRevaluation, listRevaluations, valueAgain } from './admin/admin-revaluations.ts';
export { getSignOn, removeSignOn, testSignOn, updateSignOn } from './admin/admin-sign-on.ts';
export {
  addMembership,
  correctEmail,
  endUserSessions,
  getAdminUser,
  inviteUser,
  listAdminUsers,
  removeMembership,
  resendInvitation,
  resetSecondFactor,
  unlinkSignOn,
  updateAdminUser,
  updateMembership,
} from './admin/admin-users.ts';
export {
  confirmWeight,
  createWeightTable,
  deleteWeightTable,
  listWeightTables,
  withdrawWeight,
} from './admin/admin-weights.ts';
export {
  createCalendarFeed,
  deleteCalendarFeed,
  downloadAgenda,
  getCalendarFeed,
  listAgendaEvents,
  readCalendarFeed,
} from './agenda.ts';
export { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
export {
  createApplicant,
  createApplicants,
  deleteApplicant,
  getApplicantStatistics,
  listApplicants,
  resetCriteriaDiscounts,
  restoreApplicant,
  updateApplicant,
} from './applicants.ts';
export { decideGaps, getAskedOfBids } from './bid-gaps.ts';
export {
  checkCalculation,
  deleteColumnPlacement,
  getReadingPlace,
  markWorkbook,
} from './calculation-checks.ts';
export { answerCalculationScope, getCalculationScope } from './calculation-scope.ts';
export {
  createDownloadTicket,
  deleteCalculation,
  downloadCalculation,
  downloadQuantities,
  downloadTemplate,
  listCalculations,
  restoreCalculation,
  updateCalculation,
  uploadCalculation,
} from './calculations.ts';
export { listChances } from './chances/chances.ts';
export {
  listAllSharedCharts,
  listSharedCharts,
  readSharedChart,
  readSharedLetter,
  revokeSharedChart,
  saveOrganisationChart,
  saveProjectChart,
} from './charts.ts';
export { beginCorrection, endCorrection } from './corrections.ts';
export { carryProposal, getCarriedProposal, getDemand } from './demand/demand.ts';
export { getEnvironment } from './environment.ts';
export {
  createFaqEntry,
  deleteFaqEntry,
  getProvider,
  listFaq,
  listFaqEntries,
  listMessages,
  notifyOfAwardModel,
  sendContactMessage,
  updateFaqEntry,
  updateMessage,
} from './help.ts';
export { getProjectHistory, listHistory } from './history.ts';
export { listAccountHoldings, listMemberHoldings, listMembershipHoldings } from './holdings.ts';
export {
  inviteMember,
  listManagedMembers,
  resendMemberInvitation,
  updateMember,
  withdrawInvitation,
} from './managed-members.ts';
export {
  askOpening,
  declineOpening,
  listOpeningRequests,
  openBids,
  withdrawOpening,
} from './openings.ts';
export {
  addDomain,
  checkDomain,
  confirmDomain,
  listDomains,
  removeDomain,
  updateDomain,
} from './organisation-domains.ts';
export { listOrganisationMembers, listOrganisations, updateOrganisation } from './organisations.ts';
export { acceptOwnInvitation, declineOwnInvitation, listOwnInvitations } from './own-invitations.ts';
export {
  askErasure,
  erasePerson,
  exportOwnData,
  exportPerson,
  getErasureRequest,
  listErasureRequests,
  previewErasure,
} from './privacy.ts';
export { downloadDeclaration, keepDeclaration } from './products/declaration-file.ts';
export { matchProducts } from './products/match-products.ts';
export {
  changeProduct,
  createProduct,
  deleteProduct,
  getProduct,
  hideProduct,
  listPostsToKeep,
  listProducts,
  takeUpProducts,
} from './products/products.ts';
export { readBill } from './products/read-bill.ts';
export { readDeclaration } from './products/read-declaration.ts';
export { forgetMatch, listRememberedMatches, rememberMatches } from './products/remembered-matches.ts';
export { listSimilarProducts } from './products/similar-products.ts';
export {
  exportCouncilLetter,
  exportCouncilLetterPdf,
  getCouncilLetter,
  shareCouncilLetter,
} from './progress/council-letter.ts';
export { getDifferences, listStepPosts, listStepProjects } from './progress/differences.ts';
export { listGoalChanges, listGoals, removeGoal, setGoal } from './progress/goals.ts';
export { listOpenWork } from './progress/open-work.ts';
export { getProgress } from './progress/over-time.ts';
export { listPromiseClaims, listPromises } from './progress/promises.ts';
export { addProjectMember, listProjectMembers, removeProjectMember } from './project-members.ts';
export { listProjectPoints } from './project-points.ts';
export {
  createProject,
  getProject,
  getProjectChoices,
  listProjectComparisons,
  listProjects,
  lockProject,
  reopenProject,
  unlockProject,
  updateProject,
} from './projects.ts';
export { downloadProof, listProofDays } from './proof.ts';
export {
  downloadReport,
  downloadReportPdf,
  downloadReportWorkbook,
  generateReport,
  getReportMaking,
  listReports,
} from './reports.ts';
export {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  setStartView,
  updateSavedView,
} from './saved-views.ts';
export { sendSiteMessage } from './site.ts';
export { compareCalculations } from './statistics/compared-calculations.ts';
export { listFigureFindings } from './statistics/figure-findings.ts';
export { getNationalRatios } from './statistics/national-ratios.ts';
export { listRatioPosts } from './statistics/ratio-posts.ts';
export { getRatioFilters, getRatioStatistics } from './statistics/ratio-statistics.ts';
export { getSectorStatistics } from './statistics/sector-statistics.ts';
export { getCalculationStatistics, getOrganisationStatistics } from './statistics/statistics.ts';
export { getVariantComparison, getVariantStatistics } from './statistics/variant-statistics.ts';
export {
  downloadCriterionNote,
  downloadIssuedCriterion,
  exportAwardRecord,
  exportBidderLetter,
  exportBidderLetters,
  exportEmvi,
  getStimulation,
  issueCriterion,
  listIssuedCriteria,
  listRandomApplicants,
  simulateTender,
  toggleEmvi,
} from './tenders.ts';
export {
  askUnlocking,
  getProjectClosure,
  listUnlockRequests,
  refuseUnlocking,
} from './unlock-requests.ts';
export { listUsers } from './users.ts';
export {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';
export { downloadExample, getWorkbookLayout } from './workbook-layout.ts';
export {
  changeWorksheet,
  checkWorksheet,
  createVariantOfChances,
  createWorksheet,
  deleteWorksheet,
  getWorksheet,
  getWorksheetBaseline,
  keepWorksheetQuantities,
  listWorksheets,
  weighWorksheetSources,
} from './worksheets/worksheets.ts';
