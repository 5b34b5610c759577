/** The texts of why a project is closed, and of the request to open it. */
export const closure = {
  locked: 'This project is locked.',
  lockedBy: 'This project was locked by {{name}} on {{at}}.',
  completed: 'Status: {{status}}. The data of that phase can no longer be changed.',
  completedBy: 'Status: {{status}}, by {{name}} on {{at}}. The data of that phase can no longer be changed.',
  reason: 'Reason: {{reason}}',
  waiting: {
    unlock: '{{name}} asked on {{at}} to unlock it: {{reason}}',
    reopen: '{{name}} asked on {{at}} to reopen it: {{reason}}',
  },
  refused: 'The request of {{name}} was refused on {{at}}: {{answer}}',
  ask: {
    unlock: {
      action: 'Ask to unlock',
      text: 'Milieuspoor staff receive your request. You will get the answer by e-mail.',
    },
    reopen: {
      action: 'Ask to reopen',
      text: 'Milieuspoor staff receive your request to reopen the last completed phase. You will get the answer by e-mail.',
    },
    send: 'Send request',
    hint: 'What you want to change and why. This is shown in the history of the project.',
    done: 'Your request was sent',
    failed: 'Your request was not sent',
  },
  grant: { unlock: 'Unlock', reopen: 'Reopen' },
  refuse: {
    action: 'Refuse',
    title: 'Refuse request',
    text: 'The project stays closed. The person who asked receives your reason by e-mail.',
    hint: 'Shown in the history of the project',
    done: 'The request was refused',
    failed: 'The request was not refused',
  },
  requests: {
    list: 'Requests to open a project',
    empty: 'There are no requests',
    emptyHint: 'When a member asks to unlock or reopen a project, the request appears here.',
    of: '{{name}} on {{at}}',
    unlock: 'Unlock',
    reopen: 'Reopen',
    failed: 'The requests could not be fetched',
  },
};
