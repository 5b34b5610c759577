/** The texts of what is missing in the projects of an organisation. */
export const openWork = {
  heading: 'What is missing',
  lead: 'Of all projects, whatever the filters. What keeps most out of the totals comes first: whole projects, then quantities, each with the highest known MKI of its project first.',
  nothing: 'Nothing keeps a project out of the totals, and no project waits for figures.',
  counted_one: '{{count}} point; {{mine}} of them you can mend yourself.',
  counted_other: '{{count}} points; {{mine}} of them you can mend yourself.',
  showMore: 'Show more ({{shown}} of {{count}})',
  failed: 'What is missing was not loaded',
  subjects: {
    upload: 'There are no figures of this phase yet',
    inactive: 'No calculation of this phase is active',
    date: {
      award: 'The planned award or choice of a design of {{day}} has passed',
      completion: 'The planned completion of {{day}} has passed',
    },
    weights: 'Weighting factors of {{set}} were confirmed by nobody: {{codes}}',
    figures: '{{what}} in {{quantities}}',
  },
  posts_one: '{{count}} item',
  posts_other: '{{count}} items',
  inModules: 'module {{modules}}',
  keepsOut: {
    project: 'Keeps the whole project out of the MKI totals',
    quantity: 'Keeps the project out of these totals',
    nothing: 'Keeps nothing out of the totals',
    design: 'Until then the project counts by its design',
  },
  mki: 'MKI of the project: {{amount}} ({{set}})',
  unknown: 'The MKI of the project is not known yet',
  organisation: 'All completed projects',
  open: 'Open at {{tab}}',
  changeDay: 'Change the date',
} as const;
