export const projectLife = {
  complete: {
    title: { tender: 'Complete the tender phase', project: 'Complete the project' },
    next: 'Next',
    hint: {
      tender: 'Once the tender phase is complete you continue in the As-built tab.',
      project: 'Once the project is complete everything in it is read-only.',
    },
    before: {
      'baseline-inactive':
        'There is a baseline calculation, but it is not active. Make it active in the Baseline tab.',
      'winner-after-opening': 'You choose a winner after the bids have been opened.',
      'winner-impossible': 'You choose a winner once a bid takes part. The table says what each bid lacks.',
    },
    warning:
      'Please note: the previous steps and the calculations will be locked. After that they can only be changed by contacting Milieuspoor staff.',
    warningForStaff:
      'Please note: the previous steps and the calculations will be locked. As staff you can reopen the phase afterwards; the project records who did.',
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
  },
  overtaken: {
    title: 'What you confirmed has changed',
    about: 'About',
    shown: 'What you saw',
    current: 'What is there now',
    meanwhile: 'This was changed after you opened the dialog. Nothing has been stored yet: look at it again.',
    lookAgain: 'Look again',
    none: 'none',
    facts: {
      project_status: 'Phase of the project',
      project_locked: 'Locked',
      emvi_status: 'Award criterion',
      award_model_version: 'Version of the model',
      projectscope: 'Project size',
      fictional_tender_benefit: 'Total fictitious discount',
      mki_max_discount: 'Maximum discount for the MKI',
      criteria_max_discount: 'Maximum discount for other criteria',
      mki_upper_boundary: 'Reference value',
      mki_lower_boundary: 'Target value',
      design_baseline: 'Baseline',
      design_optimization: 'Optimisation',
      as_built_baseline: 'As-built baseline',
      as_built_optimization: 'As-built optimisation',
      as_built_baselines: 'As-built baselines',
      winner: 'Winner',
      winner_reason: 'Reason for the choice',
      bids: 'Bids',
      bidder: 'Bidder',
      bid_calculation: 'Calculation of the bid',
      gaps: 'What is missing from it',
      gap_decisions: 'What was decided about it',
      bidders: 'Bidders',
      holdings: 'What is in this person’s name',
    },
    bid: {
      quote_price: 'bid price',
      criteria_discount: 'discount on other criteria',
      mki_value: 'MKI',
      counting_mki: 'MKI that counts',
      mki_score: 'discount for the MKI',
      fictional_quote_price: 'fictitious bid price',
      rank: 'place',
      standing: 'competes',
    },
    model: { Unlocked: 'open', Editing: 'being changed', Locked: 'complete' },
  },
  sealed: {
    title: 'What becomes final',
    baseline: 'Baseline',
    optimization: 'Optimisation',
    difference: 'Difference',
    otherSets: 'Cannot be compared: baseline and optimisation are stated in different sets.',
    notStated: 'not stated',
    /** what is no longer possible */
    closes: {
      tender:
        'After that you can no longer upload, activate, change or delete anything in this phase, including the award criterion and the bidders.',
      calculations: 'After that you can no longer upload, activate, change or delete anything in this phase.',
      project:
        'After that you can no longer upload, activate, change or delete anything in this project, including who works on it.',
    },
  },
  asBuilt: {
    noChart: {
      both: 'The charts appear as soon as there is an active baseline and an active as-built optimisation.',
      baseline: 'The charts appear as soon as there is an active baseline too.',
      optimization: 'The charts appear as soon as there is an active as-built optimisation too.',
    },
    designBaseline:
      'The scope did not change, so the as-built optimisation is compared with the active baseline of the design.',
  },
  scope: {
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
    reasonHint: 'Shown in the history of the project',
    reasonTooLong: 'A reason can have at most {{max}} characters',
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
        'The as-built calculations of this project become inactive. Once the design is complete again, the newest as-built baseline becomes active automatically, and the optimisation can be activated again.',
      locked: 'The project stays locked. Unlock it as well if its members need to continue.',
      done: 'The project is reopened',
      failed: 'The project was not reopened',
    },
  },
  stale: {
    title: 'Somebody else has changed this project in the meantime',
    text: 'Your change was not saved. You now see the project as it is. Check it, and try again if you still want to.',
    change: '{{field}}: {{from}} is now {{to}}',
    other: 'Other data of the project have changed.',
  },
  values: { yes: 'yes', no: 'no', none: 'empty' },
} as const;
