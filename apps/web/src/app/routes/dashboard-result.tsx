import { OrganisationResult, OrganisationScope } from '../../features/statistics/index.ts';

/** The band of the dashboard, and what it is of: loaded by themselves, with nothing that draws charts. */
export const DashboardScope = OrganisationScope;
export default OrganisationResult;
