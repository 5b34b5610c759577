import { OrganisationResult, OrganisationScope } from '../../features/statistics/index.ts';

/** The band of the dashboard and its scope: loaded separately, without the code that draws charts. */
export const DashboardScope = OrganisationScope;
export default OrganisationResult;
