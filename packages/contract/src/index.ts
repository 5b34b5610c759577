export { addressOf } from './address-of.ts';
export { readAnswers } from './answers-field.ts';
export type { BidGapAnswer, GapDecisionAnswer } from './bid-gap.ts';
export { CHART_TITLE_MAX } from './chart-title.ts';
export type { OrderingOf } from './collection.ts';
export { COLLECTION_CAP } from './collection-cap.ts';
export { COMPARED_MAX, COMPARED_MIN } from './compared-max.ts';
export { CSRF_COOKIE, CSRF_HEADER } from './csrf.ts';
export * from './endpoint.ts';
export type { User, UserChanges } from './endpoints/accounts/accounts.ts';
export type { EmailChange, EmailLink } from './endpoints/accounts/email-change.ts';
export { PASSKEY_NAME_MAX, type Passkey } from './endpoints/accounts/passkeys.ts';
export type { Invitation, RegistrationInput, VerificationState } from './endpoints/accounts/registration.ts';
export type { OpenSession } from './endpoints/accounts/security.ts';
export { ADDRESS_QUERY_MAX } from './endpoints/addresses.ts';
export {
  HEALTH_STATES,
  HEALTH_SUBJECTS,
  type Health,
  type HealthLine,
} from './endpoints/admin/admin-health.ts';
export {
  HOUSE_LOGO_MAX_BYTES,
  HOUSE_TEMPLATE_MAX_BYTES,
  HOUSE_TEXT_MAX,
  type HouseStyleAnswer,
  type HouseStyleChanges,
} from './endpoints/admin/admin-house-styles.ts';
export type { MailInQueue, MailQueue } from './endpoints/admin/admin-mails.ts';
export type { ProjectOfSeveralSets } from './endpoints/admin/admin-mixed-sets.ts';
export {
  ADMIN_ORGANISATION_ORDERS,
  type AdminOrganisation,
  type AdminOrganisationChanges,
  type AdminOrganisationInput,
} from './endpoints/admin/admin-organisations.ts';
export { REGISTRATION_ORDERS, type Registration } from './endpoints/admin/admin-registrations.ts';
export {
  OTHER_DIFFERENCES,
  type RevaluableCalculation,
  type Revaluation,
} from './endpoints/admin/admin-revaluations.ts';
export type {
  SignOnAnswer,
  SignOnChanges,
  SignOnTest,
} from './endpoints/admin/admin-sign-on.ts';
export {
  ACCOUNT_STATES,
  ADMIN_USER_ORDERS,
  type AdminMembership,
  type AdminSignOnLink,
  type AdminUser,
  type AdminUserChanges,
  type InvitationInput,
} from './endpoints/admin/admin-users.ts';
export {
  type NewWeightTable,
  WEIGHT_SOURCE_MAX,
  type WeightAnswer,
  type WeightTableAnswer,
} from './endpoints/admin/admin-weights.ts';
export type { AgendaEvent } from './endpoints/agenda.ts';
export { API_KEY_STATES, type ApiKey, type ApiKeyInput } from './endpoints/api-keys.ts';
export {
  APPLICANTS_AT_ONCE,
  type Applicant,
  type ApplicantStatisticsAnswer,
  type HeldWorkAnswer,
} from './endpoints/applicants.ts';
export type { AskedOfBids } from './endpoints/bid-gaps.ts';
export type {
  CalculationChangeAnswer,
  CalculationCheck,
  ColumnPlacementAnswer,
  FigureChangeAnswer,
  ItemChangeAnswer,
  ModuleGapAnswer,
  ResourceGapAnswer,
  WorkbookProblem,
  WorkbookQuestionAnswer,
  WorkbookQuestionRow,
} from './endpoints/calculation-checks.ts';
export type {
  CalculationScopeAnswer,
  ScopeOfPairAnswer,
  ScopeQuestionAnswer,
} from './endpoints/calculation-scope.ts';
export {
  type Calculation,
  type SetTotalAnswer,
  TEMPLATE_FILE_NAME,
} from './endpoints/calculations.ts';
export type { Chance, ChancesAnswer } from './endpoints/chances/chances.ts';
export {
  CHART_PICTURE_MAX_BYTES,
  PNG_DATA_URL,
  type SavedChart,
  SHARED_CHART_DAYS,
  type SharedChart,
} from './endpoints/charts.ts';
export type {
  AmountSpread,
  DemandAnswer,
  DemandProject,
  ReductionSpread,
} from './endpoints/demand/demand.ts';
export { ENVIRONMENTS } from './endpoints/environment.ts';
export {
  FAQ_CATEGORY_MAX,
  FAQ_CONTENT_MAX,
  FAQ_TITLE_MAX,
  type FaqEntry,
  type FaqInput,
  MESSAGE_MAX,
  type Message,
} from './endpoints/help.ts';
export type { HistoryEntry } from './endpoints/history.ts';
export type { Holder, Holding, Leaving } from './endpoints/holdings.ts';
export * as endpoints from './endpoints/index.ts';
export type {
  INVITATION_MAILS,
  ManagedMember,
  MEMBER_STATES,
  MemberInvitation,
} from './endpoints/managed-members.ts';
export type { OpeningRequest } from './endpoints/openings.ts';
export type { DOMAIN_PROOFS, OrganisationDomain } from './endpoints/organisation-domains.ts';
export type {
  Organisation,
  OrganisationChanges,
  OrganisationMember,
} from './endpoints/organisations.ts';
export type { OwnInvitation } from './endpoints/own-invitations.ts';
export type { ErasurePreview, ErasureRequest } from './endpoints/privacy.ts';
export type { ProductMatchAnswer } from './endpoints/products/match-products.ts';
export type {
  ProductDetailAnswer,
  ProductFiguresAnswer,
  ProductInput,
  ProductRowAnswer,
} from './endpoints/products/product-schemas.ts';
export { type PostToKeep, TAKEN_POSTS_MOST } from './endpoints/products/products.ts';
export type { BillPostAnswer, BillReadingAnswer } from './endpoints/products/read-bill.ts';
export type { DeclarationReadingAnswer } from './endpoints/products/read-declaration.ts';
export type { RememberedMatchAnswer } from './endpoints/products/remembered-matches.ts';
export type { CouncilLetterAnswer } from './endpoints/progress/council-letter.ts';
export type {
  DifferenceStep,
  DifferencesAnswer,
  DividedDifference,
  StepPost,
  StepProject,
} from './endpoints/progress/differences.ts';
export type {
  GoalChange,
  GoalFigures,
  GoalsAnswer,
  OwnGoalAnswer,
  OwnGoalInput,
} from './endpoints/progress/goals.ts';
export type { OpenWork, OpenWorkAnswer } from './endpoints/progress/open-work.ts';
export type {
  ProgressAnswer,
  ProgressProject,
  ProgressYear,
  StatedYearsAnswer,
} from './endpoints/progress/over-time.ts';
export {
  CLAIMS_MAX,
  type PromiseClaim,
  type PromiseRow,
  type PromisesAnswer,
} from './endpoints/progress/promises.ts';
export type { ProjectMember } from './endpoints/project-members.ts';
export { PROJECT_POINTS_MOST, type ProjectPoint } from './endpoints/project-points.ts';
export {
  type ListedProject,
  PROJECT_REASON_MAX,
  type Project,
  type ProjectChanges,
  type ProjectComparison,
  type ProjectInput,
  type ProjectOrdering,
  type ProjectResult,
  staleProjectSchema,
} from './endpoints/projects.ts';
export type { ProofDay } from './endpoints/proof.ts';
export {
  type MakingStage,
  REPORT_PICTURE_MAX_BYTES,
  REPORT_PICTURES_MAX,
  type ReportEntry,
} from './endpoints/reports.ts';
export {
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEWS_MOST,
  type SavedChoices,
  type SavedView,
  type SavedViewInput,
} from './endpoints/saved-views.ts';
export {
  isEmailAddress,
  isTelephoneNumber,
  SITE_MESSAGE_MAX,
  type SiteMessage,
  siteMessageSchema,
} from './endpoints/site.ts';
export type {
  ComparedCalculation,
  ComparedCalculationsAnswer,
  ComparedGroup,
  ComparedModule,
  ComparedWith,
} from './endpoints/statistics/compared-calculations.ts';
export type {
  ComparisonGap,
  Covered,
  CoveredSumAnswer,
  PairsComparisonAnswer,
  ScopeDifferenceAnswer,
  SharedModulesAnswer,
} from './endpoints/statistics/covered-figures.ts';
export {
  FINDINGS_MAX,
  type FigureFinding,
  type FigureFindingsAnswer,
  NUMBERS_MAX,
} from './endpoints/statistics/figure-findings.ts';
export type { Fixed } from './endpoints/statistics/fixed.ts';
export type { NationalRatioStatistic, NationalRatiosAnswer } from './endpoints/statistics/national-ratios.ts';
export type { RatioPost } from './endpoints/statistics/ratio-posts.ts';
export type {
  RatioFilters,
  RatioStatistic,
  RatioStatisticsAnswer,
  RatioValues,
} from './endpoints/statistics/ratio-statistics.ts';
export type { Reduction, ReductionEnds, Reductions } from './endpoints/statistics/reductions.ts';
export type {
  SectorStatistic,
  SectorStatisticsAnswer,
  TwoSides,
} from './endpoints/statistics/sector-statistics.ts';
export type {
  Coverage,
  Statistic,
  StatisticChild,
  StatisticOthers,
} from './endpoints/statistics/statistic-parts.ts';
export type {
  CleanShareAnswer,
  OrganisationStatisticsAnswer,
  StatisticChanges,
  StatisticsAnswer,
} from './endpoints/statistics/statistics.ts';
export type {
  Variant,
  VariantComparison,
  VariantComparisonAnswer,
  VariantPairAnswer,
  VariantStatisticsAnswer,
} from './endpoints/statistics/variant-statistics.ts';
export type { IssuedCriteria, Simulation, Stimulation } from './endpoints/tenders.ts';
export type { ListedUnlockRequest, ProjectClosure } from './endpoints/unlock-requests.ts';
export {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  type Webhook,
  type WebhookDelivery,
  type WebhookMessage,
  webhookMessageSchema,
} from './endpoints/webhooks.ts';
export {
  EXAMPLE_FILE_NAME,
  type WorkbookColumn,
  type WorkbookIndicator,
  type WorkbookLayoutAnswer,
  type WorkbookOtherLayout,
} from './endpoints/workbook-layout.ts';
export {
  WORKSHEET_MAX,
  WORKSHEET_TYPES,
  type WorksheetAnswer,
  type WorksheetBaselineAnswer,
  type WorksheetInList,
  type WorksheetSourceAnswer,
  type WorksheetType,
} from './endpoints/worksheets/worksheet-schemas.ts';
export * from './errors.ts';
export { addressLines, INVENTED_PROVIDER } from './invented-provider.ts';
export { NO_YEARS_MESSAGE } from './no-years.ts';
export { overtakenParts } from './overtaken-parts.ts';
export { emailAddress } from './person-fields.ts';
export { PROJECT_FIGURES, type ProjectFigure } from './project-figures.ts';
export { type Overtaken, overtakenSchema, type Shown } from './shown.ts';
export { SITE_POLICY } from './site-policy.ts';
export { VARIANTS_MAX } from './variants-max.ts';
export { unseenOf } from './visible-text.ts';
export { cleanedOfSecrets, withoutSecrets } from './without-secrets.ts';
