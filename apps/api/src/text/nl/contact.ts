export const contact = {
  'too-many-messages':
    'U hebt veel berichten achter elkaar verstuurd. Probeer het over {minutes} minuten opnieuw.',
  'contact-mail-subject': 'Bericht van {sender} ({organisation})',
  'contact-mail-greeting': 'Beste collega,',
  'contact-mail-lead': '{sender} ({email}) van {organisation} schrijft via Milieuspoor:',
  'contact-mail-link': 'Open Milieuspoor',
  'emvi-mail-subject': 'Gunningscriterium voltooid: {project} ({organisation})',
  'emvi-mail-link': 'Open het gunningscriterium',
  'emvi-mail-content':
    'Het gunningscriterium MKI van project ‘{project}’ is voltooid. Wilt u contact opnemen over de aanbestedingsdocumenten?',
  'contact-mail-closing':
    'Beantwoord deze e-mail om de afzender te antwoorden. Markeer het bericht daarna in Beheer als afgehandeld.',
  'site-mail-subject': 'Bericht via de website van {sender} ({organisation})',
  'site-mail-lead': '{sender} ({email}) van {organisation} schrijft via de website:',
  'site-message-sent': 'Bericht verstuurd. We nemen zo snel mogelijk contact met u op.',
  'site-form-incomplete':
    'Het bericht is nog niet verstuurd. Vul aan wat hieronder ontbreekt; wat u hebt ingevuld, staat er nog.',
  'site-company-required': 'Naam van uw organisatie is vereist',
  'site-first-name-required': 'Voornaam is vereist',
  'site-last-name-required': 'Achternaam is vereist',
  'site-email-required': 'E-mailadres is vereist',
  'site-email-invalid': 'Ongeldig e-mailadres',
  'site-product-types-required': 'Producttypen zijn vereist',
  'faq-english-half': 'Vul de Engelse tekst helemaal in, of laat alle drie de velden leeg',
} as const;
