/** The texts of what a project needs next. */
export const nextStep = {
  title: 'Next step',
  steps: {
    unlock: 'Unlock the project',
    'upload-baseline': 'Add a baseline',
    'activate-baseline': 'Make a baseline active',
    'complete-award-model': 'Fill in and complete the award model',
    'lock-award-model': 'Complete the award model again',
    'add-bidders': 'Add bidders',
    'open-bids': 'Open the bids',
    'judge-bids': 'Find out why no bid is competing',
    'choose-winner': 'Choose a winner',
    'explain-winner': 'Choose the winner again',
    'end-correction': 'End the correction',
    'upload-optimization': 'Add an optimisation',
    'activate-optimization': 'Make an optimisation active',
    'complete-tender-phase': 'Complete the tender phase',
    'answer-scope': 'Answer the question about the scope',
    'reopen-design': 'Reopen the design for a baseline',
    'upload-as-built-baseline': 'Add an as-built baseline',
    'upload-as-built-optimization': 'Add an as-built optimisation',
    'activate-as-built-optimization': 'Make an as-built optimisation active',
    'complete-project': 'Complete the project',
  },
  /** for users who can't take the step */
  by: {
    worker: 'Somebody who works on projects in this organisation can do that.',
    provider: 'Milieuspoor staff can do that.',
  },
} as const;
