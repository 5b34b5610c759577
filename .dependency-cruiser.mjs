// Who may know whom. Patterns cover a new package, or a new feature of the web, by themselves.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The folders of each part, in the order in which they stand on one another. A folder knows those that are named before it and no
 * other, so no circle can come about. A new one is put after the last that it needs. Files beside the folders know all of them.
 */
const ORDERED = {
  'apps/api/src/features': [
    // ground
    ...['record', 'documents'],
    // people
    ...['accounts', 'organisations', 'memberships', 'registration', 'invitations', 'signing-in', 'domains'],
    // projects and their figures
    ...[
      'weights',
      'projects',
      'bids',
      'calculations',
      'products',
      'worksheets',
      'award',
      'statistics',
      'results',
    ],
    // progress
    ...['progress', 'goals', 'differences', 'compare', 'promises', 'open-work'],
    // what could be better
    ...['chances'],
    // beside projects
    ...['agenda', 'api-keys', 'charts', 'saved-views', 'house-style', 'history', 'webhooks'],
    // what is done
    ...['calculation-life', 'worksheet-life', 'tenders', 'project-life', 'demand'],
    // what comes out
    ...['reports', 'council-letter', 'revaluation', 'proof'],
    // the installation
    ...['addresses', 'mails', 'help', 'site', 'health'],
    // coming and going
    ...['leaving', 'members', 'sign-on', 'privacy', 'admin'],
  ],
  'packages/domain/src': [
    // ground
    ...['format', 'names', 'fields', 'indicators', 'house-style', 'proof', 'site'],
    // people
    ...['organisations', 'accounts', 'access'],
    // calculations
    ...['items', 'figures', 'products', 'scope', 'differences', 'calculations', 'worksheet'],
    // projects
    ...['projects', 'agenda', 'tenders', 'stated-fields', 'history', 'statistics'],
    // progress
    ...['progress', 'goals', 'promises', 'open-work', 'chances', 'demand'],
    ...['progress', 'goals', 'council-letter', 'promises', 'open-work'],
  ],
  'packages/charts/src': ['colors', 'coverage', 'elements', 'series', 'variants', 'picture'],
  'packages/documents/src': [
    ...['text', 'house-style', 'frame', 'pieces'],
    ...[
      'award-criterion',
      'award-record',
      'bidder-letter',
      'council-letter',
      'report',
      'report-workbook',
      'testing',
    ],
  ],
  'packages/declarations/src': [
    ...['problems', 'json', 'xml', 'draft', 'indicators', 'ilcd', 'openepd', 'lcax', 'product', 'text'],
    'testing',
  ],
  'packages/workbook/src': [
    ...['cells', 'layout', 'problems', 'container', 'questions', 'reading', 'text'],
    ...['xls', 'xlsx', 'bill', 'description', 'marking', 'writing', 'testing'],
  ],
};

/** One rule, said once for each folder: the tool compares no two folders by their place in a list. */
const foldersInOrder = () =>
  Object.entries(ORDERED).flatMap(([part, folders]) => {
    const root = `^${part}/`;
    const oneOf = (names) => `(?:${names.join('|')})/`;
    const name = 'folders-know-those-before-them';
    const comment =
      'A folder knows those before it in ORDERED, which names all of them: no circle of folders.';
    return [
      ...folders.map((folder, place) =>
        forbid(
          name,
          comment,
          { path: root + oneOf([folder]), pathNot: '\\.(test|fixture)\\.tsx?$' },
          { path: `${root}(?!${oneOf(folders.slice(0, place + 1))})[^/]+/` },
        ),
      ),
      forbid(name, comment, { path: `${root}(?!${oneOf(folders)})[^/]+/` }, {}),
    ];
  });

export default {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one thing, or three.', {}, { circular: true }),
    forbid('no-unresolved', 'What is imported exists.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-dependency',
      'A package is declared by the workspace that imports it.',
      { path: '^(packages|apps)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'domain-knows-nothing',
      'Rules have no dependency, no I/O, no clock.',
      { path: '^packages/domain/src/(?!.*\\.test\\.ts$)' },
      { pathNot: '^packages/domain/src/' },
    ),
    forbid(
      'packages-know-domain-only',
      'contract, workbook and documents know the domain and nothing else of ours.',
      { path: '^packages/(?!domain/|charts/|declarations/)([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: ['^packages/domain/src/index\\.ts$', '^packages/$1/'] },
    ),
    forbid(
      'declarations-know-domain-and-safe-files',
      'A declaration is read with what reads a workbook: archives and XML that are not trusted.',
      { path: '^packages/declarations/' },
      {
        path: '^(packages|apps)/',
        pathNot: [
          '^packages/domain/src/index\\.ts$',
          '^packages/workbook/src/(safe-files|mutated-workbooks\\.fixture)\\.ts$',
          '^packages/declarations/',
        ],
      },
    ),
    forbid(
      'charts-know-contract-domain-and-look',
      'A chart is made of what the contract states, by the rules, in our colours, whoever draws it: no React, no page, no server.',
      { path: '^packages/charts/' },
      {
        path: '^(packages|apps)/|node_modules/(@mui|react|react-dom|i18next)/',
        pathNot: ['^packages/charts/', '^packages/(contract|domain|look)/src/index\\.ts$'],
      },
    ),
    forbid(
      'web-knows-contract-charts-and-domain',
      'The web application reads the contract, the charts, the rules and the tokens of the look.',
      { path: '^apps/web/' },
      {
        path: '^(packages|apps)/',
        pathNot: [
          '^apps/web/',
          '^packages/(contract|domain|look)/src/(index|client)\\.ts$',
          '^packages/charts/src/(index|drawing|statistic-examples\\.fixture)\\.ts$',
        ],
      },
    ),
    forbid(
      'look-knows-nothing',
      'Tokens serve whoever draws, whatever with.',
      { path: '^packages/look/src/' },
      { pathNot: '^packages/look/src/' },
    ),
    forbid(
      'site-knows-packages',
      'The site reads the rules, the tokens, and of the contract what its form needs.',
      { path: '^apps/site/' },
      {
        path: '^(packages|apps)/',
        pathNot: ['^apps/site/', '^packages/(contract|domain|look)/src/index\\.ts$'],
      },
    ),
    forbid(
      'api-knows-packages',
      'The api stands on the packages, not on other applications.',
      { path: '^apps/api/' },
      { path: '^apps/(?!api/)' },
    ),
    forbid(
      'no-deep-imports',
      'A package is entered by its exports.',
      { path: '^(apps|e2e|benchmarks|packages)/([^/]+)/' },
      {
        path: '^packages/[^/]+/src/(?!index\\.ts$|client\\.ts$|drawing\\.ts$|safe-files\\.ts$|(?:statistic-examples|mutated-workbooks|mutated-formats|scope/scope-by-hand)\\.fixture\\.ts$)',
        pathNot: '^packages/$2/',
      },
    ),
    forbid(
      'sql-in-queries-only',
      'SQL stands in *.queries.ts and in database/.',
      {
        path: '^apps/api/(src|demonstration)/',
        pathNot: [
          '\\.queries\\.ts$',
          '^apps/api/src/(database|testing)/',
          '^apps/api/src/index\\.ts$',
          '\\.(test|fixture)\\.ts$',
        ],
      },
      { path: ['node_modules/(pg|@electric-sql)/', '^apps/api/src/database/sql\\.ts$'] },
    ),
    forbid(
      'http-at-the-edge-only',
      'The HTTP framework stands in http/, *.routes.ts and app.ts.',
      {
        path: '^apps/api/(src|demonstration)/',
        pathNot: ['^apps/api/src/(http/|app\\.ts$|testing/)', '\\.routes\\.ts$', '\\.test\\.ts$'],
      },
      { path: 'node_modules/(fastify|@fastify|fastify-type-provider-zod)/' },
    ),
    forbid(
      'queries-know-no-use-case',
      'A query answers; it does not decide.',
      { path: '\\.queries\\.ts$' },
      {
        path: '^apps/api/src/features/.*\\.ts$',
        pathNot: ['\\.queries\\.ts$', '/(stored-calculation|calculation-columns|to-columnar)\\.ts$'],
      },
    ),
    ...foldersInOrder(),
    forbid(
      'web-features-stand-alone',
      'Features do not import one another, so none is in a circle; the app composes them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'web-features-know-no-app',
      'app → features → { charts, ui, text, lib }.',
      { path: '^apps/web/src/(features|charts|ui|text|lib)/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'charts-and-ui-know-no-feature',
      'Charts and primitives serve any feature.',
      { path: '^apps/web/src/(charts|ui|text|lib)/' },
      { path: '^apps/web/src/features/' },
    ),
    forbid(
      'web-testing-is-for-tests',
      'What stands in for the server and the page around a screen never ships.',
      { path: '^apps/web/src/(?!testing/)', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/web/src/testing/' },
    ),
    forbid(
      'charts-call-no-server',
      'A chart is given its figures.',
      { path: '^apps/web/src/charts/' },
      { path: '^apps/web/src/lib/|@tanstack/react-query' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
