import type { contact as dutch } from '../nl/contact.ts';

export const contact: Readonly<Record<keyof typeof dutch, string>> = {
  'too-many-messages': 'You have sent many messages in a row. Try again in {minutes} minutes.',
  'contact-mail-subject': 'Message from {sender} ({organisation})',
  'contact-mail-greeting': 'Dear colleague,',
  'contact-mail-lead': '{sender} ({email}) of {organisation} writes through Milieuspoor:',
  'contact-mail-link': 'Open Milieuspoor',
  'emvi-mail-subject': 'Award criterion complete: {project} ({organisation})',
  'emvi-mail-link': 'Open the award criterion',
  'emvi-mail-content':
    'The award criterion MKI of project ‘{project}’ is complete. Please contact us about the tender documents.',
  'contact-mail-closing':
    'Reply to this e-mail to answer the sender. Then mark the message as handled in Administration.',
  'site-mail-subject': 'Message from the website by {sender} ({organisation})',
  'site-mail-lead': '{sender} ({email}) of {organisation} writes through the website:',
  'site-message-sent': 'Message sent. We will contact you as soon as possible.',
  'site-form-incomplete':
    'The message has not been sent yet. Please complete what is missing below; what you typed is still there.',
  'site-company-required': 'Name required',
  'site-first-name-required': 'First required',
  'site-last-name-required': 'Lastname required',
  'site-email-required': 'Email required',
  'site-email-invalid': 'Invalid email',
  'site-product-types-required': 'Productypes required',
  'faq-english-half': 'Fill in the whole English text, or leave all three fields empty',
};
