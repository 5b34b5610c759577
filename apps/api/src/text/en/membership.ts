import type { membership as dutch } from '../nl/membership.ts';

export const membership: Readonly<Record<keyof typeof dutch, string>> = {
  'registration-closed': 'You cannot register here. Ask Milieuspoor staff for an invitation.',
  'registration-received': 'We are sending you an e-mail. Open the link in it to continue.',
  'email-verified': 'Your e-mail address is confirmed.',
  'verify-password-wrong':
    'This is not the password of this registration. Forgotten it, or was it not you? Then register again.',
  'verify-link-over': 'This link has expired or was replaced by a newer one. Ask for a new link.',
  'invitation-link-over':
    'This invitation has been used or has expired. Ask whoever invited you for a new one.',
  'slug-taken': 'This address is in use',
  'slug-form': 'Use lower-case letters, digits and hyphens',
  'email-taken': 'There is already an account with this e-mail address',
  'unknown-organisation': 'This organisation does not exist',
  'already-member': 'This person is already a member of this organisation',
  'already-invited': 'This person has already been invited to this organisation',
  'own-account':
    'You cannot deactivate your own account or remove your own staff rights. Ask another member of staff.',
  'last-staff': 'This is the last member of staff. Make somebody else staff first.',
  'last-administrator':
    'This is the last organisation administrator of {organisation}. Make somebody else organisation administrator first.',
  'viewer-administrator':
    'A viewer cannot be an organisation administrator. Choose member or expert, or remove this person as organisation administrator first.',
  'suspended-administrator':
    'A suspended member cannot be an organisation administrator. Resume the membership first.',
  'domain-of-another':
    'Addresses at {domain} belong to {organisation}. If this person also works for you, ask Milieuspoor staff through Contact to add this person to your organisation.',
  'domain-held':
    '{domain} already belongs to {organisation}. A domain belongs to one organisation. If that is wrong, ask Milieuspoor staff through Contact to look into it.',
  'domain-present': '{domain} is already a domain of this organisation',
  'domains-most': 'An organisation has at most {most} domains. Remove one first.',
  'domain-no-record':
    'DNS has no TXT record at {name}. It can take an hour or longer after it was created before it is visible everywhere. Try again later.',
  'domain-other-record': 'The TXT record at {name} has a different value. Found: {found}. Needed: {value}.',
  'domain-no-answer':
    'The name servers of {domain} are not giving a usable answer at the moment. Nothing has changed. Try again later.',
  'domain-not-proven': 'Prove first that {domain} is your organisation’s. Then you can admit colleagues.',
  'too-many-invitations': 'You sent many invitations in a row. Try again in {minutes} minutes.',
  'still-invited':
    'This person has not accepted the invitation yet. Withdraw it, or wait until they have joined.',
  'invited-as-viewer':
    'You were invited as a viewer, and your account may do more than that. Ask {sender} to invite you as a member.',
  'viewer-invited-to-run':
    'You were invited as an organisation administrator, but your account is that of a viewer. Ask Milieuspoor staff through Contact to change your role.',
  'factor-before-joining':
    '{organisation} requires a second factor. Set one up in your profile first; then you can accept the invitation.',
  'joining-domain-of-another':
    'Your address belongs to {organisation}, and only Milieuspoor staff can add it here. Ask them through Contact.',
  'mail-join-subject': '{sender} invites you to {organisation} in Milieuspoor',
  'mail-join-reason':
    '{sender} invites you to join {organisation} in Milieuspoor too. You already have an account with this e-mail address; you keep using it, alongside the organisations you already belong to.',
  'mail-join-role': 'Invited as: {role}. Your account keeps its current role everywhere.',
  'mail-join-answer': 'Log in and accept the invitation in your profile, or decline it there.',
  'mail-join-term':
    'You can do so for seven days. Until then nothing changes, and {organisation} sees nothing of your account.',
  'mail-join-link': 'To your profile',
  'not-invited': 'This person was not invited, or has accepted the invitation',
  'registration-unverified': 'The e-mail address of this registration has not been confirmed yet',
  'mail-verify-subject': 'Confirm your e-mail address',
  'mail-verify-reason':
    'An account with Milieuspoor was requested with this e-mail address. Use the link below and the password that you chose to confirm that the address is yours.',
  'mail-verify-term':
    'The link works once and is valid for 24 hours. After that Milieuspoor staff admit you to an organisation, or your own organisation does.',
  'mail-verify-ignore': 'If you did not ask for an account, you do not have to do anything.',
  'mail-verify-link': 'Confirm e-mail address',
  'mail-known-subject': 'You already have an account with Milieuspoor',
  'mail-known-reason':
    'Somebody, probably you, asked for an account with Milieuspoor with this e-mail address. There is already an account with this address; nothing about it has changed.',
  'mail-known-advice':
    'You can log in with it. If you have lost the password, choose "Forgotten your password?" on the login screen.',
  'mail-known-link': 'To the login screen',
  'mail-invite-subject': 'You are invited to Milieuspoor',
  'mail-invite-subject-of': '{sender} invites you to {organisations} in Milieuspoor',
  'mail-invite-organisation': '{sender} invites you to join {organisations} in Milieuspoor.',
  'mail-invite-account': '{sender} invites you to work in Milieuspoor.',
  'mail-invite-role': 'Your role: {role}.',
  'role-member': 'member (you work on the projects)',
  'role-expert': 'expert (you work on the projects and see all gauges)',
  'role-viewer': 'viewer (you see the figures of the organisation)',
  'role-administrator': 'organisation administrator',
  'role-staff': 'Milieuspoor staff',
  'mail-invite-what':
    'Milieuspoor shows what infrastructure projects cost the environment: from design and tender to completion.',
  'mail-invite-password': 'Choose a password with the link below; then you can log in.',
  'mail-invite-username': 'Your username is {username}.',
  'mail-invite-term': 'The link works once and is valid for seven days.',
  'mail-invite-link': 'Choose a password',
  'mail-admitted-subject': 'You are admitted to {organisation} in Milieuspoor',
  'mail-waiting-subject': 'Registration waiting for admission: {name}',
  'mail-waiting-reason':
    '{name} ({email}) has confirmed the e-mail address and asks for access. Organisation given: {organisation}.',
  'mail-waiting-advice':
    'Admit this person to an organisation in Administration, or reject the registration.',
  'mail-waiting-link': 'To the registrations',
  'mail-admitted-first-step':
    'Your first step: log in and open a project on the dashboard, or start one with "Start new project". The FAQ says how to upload a calculation.',
  'mail-admitted-first-look':
    'Your first step: log in. The dashboard of the organisation then opens automatically.',
  'one-organisation': 'Choose an organisation or enter the name of a new one, not both',
  'organisation-name-taken':
    'There is already an organisation with this name, or the name has no letters. Choose it from the list or change the name.',
  'mail-admitted-reason': 'You now have access to {organisation}.',
  'mail-colleague-subject': '{name} has joined {organisation} in Milieuspoor',
  'mail-colleague-reason':
    '{name} ({email}) has registered with an address in {domain} and confirmed it. As your organisation has chosen, this person was admitted as a viewer.',
  'mail-colleague-advice':
    'If this person does not belong there, suspend the membership. Should this person be able to do more? Ask Milieuspoor staff through Contact to change the role.',
  'mail-colleague-link': 'To the members',
  'email-verified-admitted': 'Your e-mail address is confirmed, and you are admitted to {organisation}.',
  'mail-rejected-subject': 'Your registration with Milieuspoor',
  'mail-rejected-reason':
    'Your registration with Milieuspoor was not admitted. You cannot log in with this account.',
  'mail-rejected-advice':
    'Do you think this is not right? Ask Milieuspoor staff, or your own organisation, for an invitation.',
};
