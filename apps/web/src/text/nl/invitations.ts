export const invitations = {
  email: 'E-mailadres',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  role: 'Rol',
  roles: { member: 'Lid', expert: 'Expert', viewer: 'Kijker' },
  roleHints: {
    member: 'Werkt mee aan de projecten',
    expert: 'Werkt mee aan de projecten en ziet alle graadmeters',
    viewer: 'Ziet alleen de cijfers van de organisatie',
  },
  language: 'Taal van de e-mail',
  administrator: 'Organisatiebeheerder',
  administratorHint: 'Nodigt collega’s uit, schorst wie vertrekt en wijzigt de gegevens van de organisatie.',
  send: 'Uitnodiging versturen',
  sent: 'De uitnodiging aan {{email}} wordt verstuurd',
} as const;
