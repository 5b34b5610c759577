/** What somebody reads who is new here, and in an organisation without projects. */
export const firstVisit = {
  title: 'Welcome to the dashboard',
  parts: {
    result: {
      name: 'At the top',
      about:
        'what your organisation saves in environmental cost (MKI) and CO2, compared with the usual design.',
    },
    projects: {
      name: 'Projects',
      about: 'as cards, as a table or on the map, with the difference that each makes.',
    },
    figures: {
      name: 'Charts',
      about:
        'where the environmental cost is. Choose years and contract type, or click a bar to see what is in it.',
    },
  },
  views: 'Views save what you look at often.',
  understood: 'Got it',
  next: 'What comes next',
  steps: {
    start: 'You start a project with the Start new project button.',
    baseline: 'You upload the baseline: the environmental cost of the usual design.',
    optimization: 'You upload the optimisation: the environmental cost of the better design.',
    complete: 'You complete the design phase in the Optimisation tab.',
    figures: 'From then on the project counts in the figures of the organisation.',
  },
  example: {
    open: 'Look at an example project',
    title: 'Example project: redesigning a street',
    mark: 'This is an example with invented quantities. It is not stored and counts in no figure.',
    about:
      'The optimisation has the same items as the baseline, with asphalt and kerbs of recycled material and sand from nearer by.',
    post: 'Item',
    baseline: 'MKI baseline',
    optimization: 'MKI optimisation',
    total: 'Total',
    posts: {
      asphalt: 'Asphalt, {{quantity}}',
      kerbs: 'Kerbs, {{quantity}}',
      sand: 'Sand, {{quantity}}',
    },
    close: 'Close example',
  },
} as const;
