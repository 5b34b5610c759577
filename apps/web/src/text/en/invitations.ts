export const invitations = {
  email: 'E-mail address',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  roles: { member: 'Member', expert: 'Expert', viewer: 'Viewer' },
  roleHints: {
    member: 'Takes part in the projects',
    expert: 'Takes part in the projects and sees all gauges',
    viewer: 'Sees the figures of the organisation only',
  },
  language: 'Language of the e-mail',
  administrator: 'Organisation administrator',
  administratorHint: 'Invites colleagues, suspends who leaves and changes the data of the organisation.',
  send: 'Send invitation',
  sent: 'The invitation to {{email}} is being sent',
} as const;
