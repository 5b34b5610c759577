/** Returns the calls of an organisation's dashboard before a product group of its ratios is chosen. */
export const organisationPaths = (slug: string) => {
  const base = `/api/v1/organization/${slug}`;
  return {
    statistics: `${base}/internal_project_calculation_statistics/?aggregate_by=project`,
    totals: `${base}/internal_organization_statistics/`,
    filters: `${base}/internal_project_calculation_ratio_filters/`,
    ratios: (group: string | undefined) =>
      `${base}/internal_project_calculation_ratio_statistics/?product_group=${group}`,
    progress: `${base}/internal_organization_progress/`,
    differences: `${base}/internal_organization_differences/`,
    promises: `${base}/internal_organization_promises/`,
    goals: `${base}/internal_organization_goals/`,
    // As the tab and the drawer ask.
    openWork: `${base}/internal_organization_open_work/?page=1&page_size=10`,
    openWorkCount: `${base}/internal_organization_open_work/?page_size=1`,
    points: `/api/v1/project/points/?organization__slug=${slug}`,
    chances: `${base}/internal_organization_chances/`,
    demand: (sector: string) => `${base}/internal_organization_demand/?sector=${sector}`,
    sector: `${base}/internal_sector_statistics/`,
  };
};

/** Returns the headers of a browser that has been here before. */
export const headersOf = (token: string) => ({
  Authorization: `Token ${token}`,
  Cookie: 'csrftoken=of-the-benchmark',
});
