export const projectLife = {
  dates: {
    award: 'Date of the final award',
    designChoice: 'Date design choice ready',
    completed: 'Date project completed',
  },
  complete: {
    title: { tender: 'Complete the tender phase', project: 'Complete the project' },
    next: 'Next',
    hint: {
      tender: 'Once the tender phase is complete you go on in the tab As-built.',
      project: 'Once the project is complete everything in it is read-only.',
    },
    warning:
      'Please note: the previous steps and the calculations will be locked. After that they can only be changed by contacting Milieuspoor staff.',
    confirm: 'Complete',
    done: { tender: 'The tender phase is complete', project: 'The project is complete' },
    failed: 'It could not be completed',
    beforeOpening:
      'This date is before {{day}}, when the bids were opened here. The record of the award states both days.',
    dateProblems: {
      'date-in-future': 'The date cannot be later than today',
      'date-too-early': 'Choose a date on or after {{day}}: at most ten years before the project was created',
      'date-before-award': 'Choose a date on or after {{day}}',
    },
    obstacles: {
      'baseline-missing': 'Add a baseline calculation in the tab Baseline',
      'baseline-inactive': 'First make a baseline calculation active',
      'award-model-open': 'Complete the award model first',
      'no-applicants': 'Add at least one bidder first',
      'no-winner': 'Select a winner first',
      'winner-unexplained': 'Choose the winner again, with the reason',
      'correction-running': 'End the correction first',
      'optimization-missing': 'Select an active calculation first',
      'scope-question-open': 'Answer the question about the scope first',
      'as-built-baseline-missing': 'Add an as-built baseline first',
      'as-built-optimization-missing': 'Make an as-built optimisation active first',
      'design-baseline-missing': 'There is no active baseline calculation',
    },
  },
  sealed: {
    title: 'What you seal',
    baseline: 'Baseline',
    optimization: 'Optimisation',
    difference: 'Difference',
    otherSets: 'Not comparable: the sides are stated in different sets.',
    notStated: 'not stated',
    /** what can no longer be done */
    closes: {
      tender:
        'After that you cannot upload, activate, change or delete anything in this phase, nor in the award criterion and the bidders.',
      'as-built':
        'After that you cannot upload, activate, change or delete anything in this project, nor who works on it.',
    },
  },
  asBuilt: {
    noChart: {
      both: 'The charts appear as soon as there are an active baseline and an active as-built optimisation.',
      baseline: 'The charts appear as soon as there is an active baseline too.',
      optimization: 'The charts appear as soon as there is an active as-built optimisation too.',
    },
    designBaseline:
      'The scope did not change, so the as-built optimisation is compared with the active baseline of the design.',
  },
  scope: {
    title: 'Scope of the work',
    question: 'Did the scope of the calculation change while the work was carried out?',
    yes: 'Yes',
    no: 'No',
    saved: 'Answer saved',
    failed: 'Your answer was not saved',
    fixed: 'The answer is fixed.',
    setsMixed:
      'The active calculations of this project are in different sets: {{sets}}. Values of different sets are not compared. First deactivate what is not in the same set.',
    change: {
      title: 'Change the answer',
      warning:
        'Please note: if you change your answer, the project calculation that was added is deleted and the active baseline calculation is used.',
      confirm: 'Change',
    },
  },
  staff: {
    menu: 'Manage this project',
    reason: 'Reason',
    reasonHint: 'To be read in the project’s history',
    reasonTooLong: 'A reason has at most {{max}} characters',
    lock: {
      action: 'Lock',
      title: 'Lock the project',
      text: 'Everybody can then only read and download the project, until you unlock it. The status stays as it is.',
      done: 'The project is locked',
      failed: 'The project was not locked',
    },
    unlock: {
      action: 'Unlock',
      title: 'Unlock the project',
      text: 'The project can then be changed again, as far as its status allows: {{status}}.',
      done: 'The project is unlocked',
      failed: 'The project was not unlocked',
    },
    reopen: {
      action: 'Reopen',
      title: 'Reopen the project',
      text: 'The status goes back from ‘{{from}}’ to ‘{{to}}’. The calculations of that phase can then be changed again.',
      cleared: 'This is cleared:',
      asBuilt:
        'The as-built calculations of this project become inactive. Once the design is complete again, the newest as-built baseline stands by itself, and the optimisation can be activated again.',
      locked: 'The project stays locked. Unlock it as well if its members have to go on.',
      done: 'The project is reopened',
      failed: 'The project was not reopened',
    },
  },
  stale: {
    title: 'Somebody else has changed this project meanwhile',
    text: 'Your change was not saved. You now see the project as it is. Check it, and try again if you still want to.',
    change: '{{field}}: {{from}} is now {{to}}',
    other: 'Other data of the project have changed.',
  },
  fields: {
    name: 'Project name',
    description: 'Description',
    location: 'Location',
    type: 'Project type',
    sector: 'Sector',
    contractType: 'Contract type',
    awardCriteria: 'Award criteria',
    status: 'Project status',
    locked: 'Locked',
    scopeChanged: 'Scope changed',
  },
  values: { yes: 'yes', no: 'no', none: 'empty' },
} as const;
