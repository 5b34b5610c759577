/** The keys that one feature writes under and another one invalidates. */
export const queryKeys = {
  /** the lists of projects of every organisation */
  projects: ['projects'],
  project: (uuid: string) => ['project', uuid],
  calculations: (projectUuid: string) => ['calculations', projectUuid],
  /** what happened, of whatever project */
  history: ['history'],
} as const;
