export const newProject = {
  title: 'New project',
  steps: {
    info: 'Project info',
    members: 'Choose project members',
  },
  draft: {
    restored: 'Below is what you filled in before and have not sent yet.',
    beginAnew: 'Start again',
  },
  toMembers: 'Choose project members',
  firstNeeded: 'First fill in or correct: {{fields}}',
  back: 'Back',
  create: 'Start project {{name}}',
  hint: 'The user who creates the project is added as a team member automatically.',
  failed: 'The project was not created',
  membersFailed:
    'The project was created, but these colleagues could not be added: {{names}}. Add them in Project data.',
  members: {
    label: 'Colleagues on this project',
    search: 'Search for a colleague',
    clearSearch: 'Clear search',
    empty: 'This organisation has no other members to choose.',
    noMatch: 'No colleague found for "{{search}}"',
    chosen_zero: 'Nobody chosen yet',
    chosen_one: '{{count}} colleague chosen',
    chosen_other: '{{count}} colleagues chosen',
  },
} as const;
