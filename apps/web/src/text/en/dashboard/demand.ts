/** The texts of what to demand of a tender. */
export const demand = {
  title: 'What to demand',
  lead: 'Which reduction can you ask for? It follows from what earlier, comparable projects of your organisation offered and built.',
  sector: 'Sector',
  type: 'Kind of project',
  everyType: 'all kinds',
  everyTypeOfSector: 'All kinds of projects in this sector',
  working: 'What to demand is being worked out from your completed projects.',
  failed: 'What to demand could not be loaded',
  proposal:
    'Proposal: a reference value of {{reference}} and a target value of {{target}}, {{percent}} % lower.',
  proposalPercent: 'Proposal: a target value that is {{percent}} % below the reference value.',
  why: {
    built: '{{reached}} of the {{all}} projects that were built reached {{percent}} % or more.',
    offered:
      'In {{reached}} of the {{all}} projects the winner or the design offered {{percent}} % or more. Too few projects were built to go by those.',
  },
  builtBy_zero: 'No project has built {{percent}} % or more yet: the proposal rests on what was offered.',
  builtBy_one: '{{count}} project built {{percent}} % or more.',
  builtBy_other: '{{count}} projects built {{percent}} % or more.',
  whyRule:
    'The proposal is the highest whole percentage that a quarter of the projects reached, and at least {{least}}. The quartiles are {{lower}} and {{upper}}; where they are more than {{points}} percentage points apart, there is no proposal.',
  differing:
    'In {{count}} of {{of}} the scope differs from that of the baseline: less work counts as a reduction too.',
  explained: 'In {{count}} of {{of}} something counts as 0, because it was recorded that it does not apply.',
  differs: 'The scope differs from the baseline',
  isExplained: 'Counts partly as 0: does not apply',
  noBaseline: 'Without an active design baseline there are no amounts.',
  baselineIncomplete_one:
    'In the baseline {{count, number}} of {{of, number}} items counts partly as 0: what is not declared is not in the reference value.',
  baselineIncomplete_other:
    'In the baseline {{count, number}} of {{of, number}} items count partly as 0: what is not declared is not in the reference value.',
  reasons: {
    'too-few': 'No proposal: there are fewer than {{count}} comparable projects.',
    'too-wide':
      'No proposal: the comparable projects differ too much. Their quartiles are more than {{points}} percentage points apart.',
    'no-reduction': 'No proposal: what these projects reached is less than 1 %.',
  },
  kind: 'Completed projects of your organisation in {{sector}}, {{type}}.',
  compared:
    'Percentages of the MKI in {{set}} are compared, with the same weights and over the same declared modules ({{modules}}), and only where neither side leaves empty what the other declares.',
  noModules: 'none',
  leftOut: 'Not counted: {{reasons}}.',
  someIncomplete_one: 'In {{count}} project an indicator was not declared.',
  someIncomplete_other: 'In {{count}} projects an indicator was not declared.',
  ownWork:
    'Own work only: figures of other organisations are left out, because they could be traced back. Losing bidders are not named.',
  place: {
    'lowest-quarter': '{{figure}} (lowest quarter)',
    between: '{{figure}}',
    'highest-quarter': '{{figure}} (highest quarter)',
  },
  perSizeSpread: '{{built}} built; {{offered}} offered',
  perSizeNote:
    'The size of a contract is the estimate of a completed award model, not corrected for rising prices. The lowest and the highest quarter are given from four projects on.',
  spread: '{{lowest}} to {{highest}}, middle {{middle}} ({{counted}})',
  projects_one: '{{count}} project',
  projects_other: '{{count}} projects',
  bids_one: '{{count}} bid',
  bids_other: '{{count}} bids',
  rows: {
    built: 'Built',
    offered: 'Offered by the winner, or designed',
    bids: 'All bids',
    perSize: 'MKI per €1,000 of contract size',
    targets: 'Earlier target values',
  },
  nothing: 'nothing known',
  targetsOffered_one: 'The winner reached {{reached}} of {{count}} target value.',
  targetsOffered_other: 'The winner reached {{reached}} of {{count}} target values.',
  targetsBuilt_one: 'When built, {{reached}} of {{count}} was reached.',
  targetsBuilt_other: 'When built, {{reached}} of {{count}} were reached.',
  groups: 'Product groups that weigh most',
  group: 'Product group',
  share: 'Share of the baselines',
  reduction: 'Reduction',
  projectsTitle: 'The projects',
  columns: {
    project: 'Project',
    year: 'Year',
    baseline: 'MKI of the baseline',
    target: 'Target value',
    offered: 'Offered',
    built: 'Built',
    perSize: 'MKI per €1,000 of size',
    remark: 'Remark',
  },
  obstacles: {
    sealed: 'bids are sealed',
    'no-pair': 'no two calculations to compare',
    'outside-set': 'not in this indicator set',
    'not-compared': 'baseline and optimisation cannot be compared',
    'other-weights': 'other weights',
    'other-modules': 'other modules declared',
    'baseline-not-positive': 'baseline is 0 or lower',
  },
  incomplete: 'Incomplete: an indicator is not declared',
  open: 'What to demand',
  close: 'Close',
  carry: 'Use in the award model',
  carried: 'The reference value and the target value were taken over',
  notCarried: 'The proposal was not taken over',
  inSteps: 'The discount of this project is in steps, which set the target value.',
  markSame:
    'Proposed on {{at}}: {{percent}} % below the reference value ({{projects}}). You can change the values.',
  markOther:
    'The proposal of {{at}} was {{target}}: {{percent}} % below a reference value of {{reference}} ({{projects}}). The values were changed since.',
} as const;
