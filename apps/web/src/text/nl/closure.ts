/** The texts of why a project is closed, and of the request to open it. */
export const closure = {
  locked: 'Dit project is vergrendeld.',
  lockedBy: 'Dit project is vergrendeld door {{name}} op {{at}}.',
  completed: 'Status: {{status}}. De gegevens van die fase liggen vast.',
  completedBy: 'Status: {{status}}, door {{name}} op {{at}}. De gegevens van die fase liggen vast.',
  reason: 'Reden: {{reason}}',
  waiting: {
    unlock: '{{name}} vroeg op {{at}} om te ontgrendelen: {{reason}}',
    reopen: '{{name}} vroeg op {{at}} om te heropenen: {{reason}}',
  },
  refused: 'Het verzoek van {{name}} is afgewezen op {{at}}: {{answer}}',
  ask: {
    unlock: {
      action: 'Vraag om te ontgrendelen',
      text: 'De medewerkers van Milieuspoor krijgen uw verzoek. U krijgt het antwoord per e-mail.',
    },
    reopen: {
      action: 'Vraag om te heropenen',
      text: 'De medewerkers van Milieuspoor krijgen uw verzoek om de laatst voltooide fase te heropenen. U krijgt het antwoord per e-mail.',
    },
    send: 'Verzoek versturen',
    hint: 'Wat u wilt wijzigen en waarom. Te lezen in de geschiedenis van het project.',
    done: 'Uw verzoek is verstuurd',
    failed: 'Uw verzoek is niet verstuurd',
  },
  grant: { unlock: 'Ontgrendelen', reopen: 'Heropenen' },
  refuse: {
    action: 'Afwijzen',
    title: 'Verzoek afwijzen',
    text: 'Het project blijft gesloten. Wie het vroeg, krijgt uw reden per e-mail.',
    hint: 'Te lezen in de geschiedenis van het project',
    done: 'Het verzoek is afgewezen',
    failed: 'Het verzoek is niet afgewezen',
  },
  requests: {
    list: 'Verzoeken om een project te openen',
    empty: 'Er zijn geen verzoeken',
    emptyHint: 'Vraagt een lid om een project te ontgrendelen of te heropenen, dan staat dat hier.',
    of: '{{name}} op {{at}}',
    unlock: 'Ontgrendelen',
    reopen: 'Heropenen',
    failed: 'De verzoeken zijn niet opgehaald',
  },
};
