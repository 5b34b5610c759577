/** The keys that one feature writes and another one invalidates. */
export const queryKeys = {
  /** the lists of projects of every organisation */
  projects: ['projects'],
  project: (uuid: string) => ['project', uuid],
  /** the editions of the award criterion of a project */
  issuedCriteria: (projectUuid: string) => ['project', projectUuid, 'issued-criteria'],
  calculations: (projectUuid: string) => ['calculations', projectUuid],
  /** figures, of whatever screen */
  statistics: ['statistics'],
  /** changes of the choice for a project's report, while they are being saved */
  choosingForReport: (projectUuid: string) => ['choosing-for-report', projectUuid],
  /** members who wait for a project to be opened */
  unlockRequests: ['unlock-requests'],
  /** openings of bids that wait for the user as the witness */
  openingRequests: ['opening-requests'],
  /** the charts and letters that people share */
  sharedCharts: ['shared-charts'],
  /** the history, of whatever project */
  history: ['history'],
} as const;
