import type { nl } from './nl.ts';

/** What the server says, in English. */
export const en: Readonly<Record<keyof typeof nl, string>> = {
  required: 'This field is required',
  'too-long': 'Use at most {max} characters',
  'too-small': 'Lower limit is {min}',
  'too-short': 'Fill in at least {min} characters',
  'too-large': 'Upper limit is {max}',
  'not-a-choice': 'Choose one of the options',
  'not-changeable': 'This field does not exist, or cannot be changed here',
  'not-a-uuid': 'This is not a valid reference',
  'invalid-email': 'Enter a valid e-mail address',
  'not-a-version': 'This is not a version: give the revision number (revision) that you read',
  'invalid-value': 'This value cannot be read',
  'control-character':
    'This holds a control character ({codePoint}), such as a line break or a tab. Remove it, or type the text again.',
  'direction-character':
    'This holds an invisible character that changes the direction of reading ({codePoint}). Remove it, or type the text again.',
  'invisible-character':
    'This holds an invisible character ({codePoint}). Remove it, or type the text again.',
  'invalid-json': 'The request cannot be read',
  'nothing-shared-here':
    'There is nothing to see here. The chart that was shared has expired or was withdrawn, or the address is wrong.',
  'picture-not-png': 'This is not a readable PNG picture',
  'picture-too-large': 'The picture is too large: at most 5 MB',
  'too-many-shared-charts': 'You already share {max} charts. Withdraw one first under Shared charts.',
  'too-many-saves': 'You have shared many charts in a row. Try again in {minutes} minutes.',
  'below-level': 'Choose a level below the product sub-group for this',
  nationwide: 'Nationwide',
  'not-found': 'Not found',
  'invalid-telephone': 'Enter a valid telephone number',
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
  'database-unavailable': 'The data cannot be reached at the moment. Try again in a few moments.',
  'change-not-stored':
    'The data cannot be reached at the moment. Nothing was saved; try again in a few moments.',
  'change-perhaps-stored':
    'The data cannot be reached at the moment, and it is not certain whether this was saved. Check that before you do it again.',
  'server-fault':
    'Something went wrong on our side. Try again; if it keeps happening, contact us and mention reference {request}.',
  unauthenticated: 'You are not logged in, or your session has expired. Log in again.',
  forbidden: 'You are not allowed to do this',
  'api-key-unknown': 'This API key is unknown. Send it as: Authorization: Bearer msp_…',
  'api-key-expired': 'This API key has expired. Have an organisation administrator make a new one.',
  'api-key-revoked': 'This API key was revoked',
  'api-key-not-here': 'This cannot be done with an API key',
  'api-key-lacks-scope': 'This API key lacks the scope {scope}',
  'too-many-calls': 'Your account sends too many requests in a row. You can go on in {seconds} seconds.',
  'api-key-too-many':
    'This API key makes more than {most} requests a minute. Try again in {seconds} seconds.',
  'api-key-no-bids': 'A bidder’s calculation cannot be uploaded with an API key',
  'api-key-name-taken':
    'An API key that works has this name. Choose another one, so that the history stays clear.',
  'api-keys-most': 'An organisation can have {most} API keys that work. Revoke one first.',
  'api-key-revoked-before': 'This API key was revoked before',
  'webhook-url': 'Enter a whole address that begins with https://',
  'webhook-url-private': 'This address belongs to a private network. Choose one on the public internet.',
  'webhook-url-credentials': 'Put no username or password into the address. Messages are signed.',
  'webhooks-most': 'An organisation can have {most} webhooks. Remove one first.',
  'too-many-webhook-messages': 'You sent many messages in a row. Try again in {minutes} minutes.',
  'mail-webhook-paused-subject': 'The webhook to {host} of {organisation} is off',
  'mail-webhook-paused':
    'For three days no message arrived at {host}. The webhook of {organisation} was therefore turned off; new messages are not sent any more.',
  'mail-webhook-paused-do':
    'Mend the receiver, send a test message and turn the webhook on again. There you can also send the messages of the last thirty days again.',
  'mail-webhook-paused-link': 'To the webhooks',
  'mail-api-key-subject': 'The API key {name} of {organisation} expires on {day}',
  'mail-api-key-ends':
    'The API key {name} of {organisation} works until {day}. After that the program that uses it can read and upload nothing.',
  'mail-api-key-do':
    'Make a new key in time, put it into the program and revoke the old one. Is the key not needed any more? Then you need do nothing.',
  'mail-api-key-link': 'To the API keys',
  'csrf-missing': 'The page has expired. Reload the page and try again.',
  'login-failed': 'The username or the password is not right',
  'too-many-logins': 'Too many attempts. Try again in {minutes} minutes.',
  'email-unconfirmed': 'Confirm your e-mail address first, with the link in the mail that we sent you.',
  'too-many-codes': 'A wrong code was entered too often. Try again in {minutes} minutes.',
  'too-many-passwords': 'A wrong password was entered too often. Try again in {minutes} minutes.',
  'too-many-resets':
    'A new password was asked for too often. Look in your mailbox, or try again in {minutes} minutes.',
  'code-needed': 'Enter the code of your authenticator app',
  'code-wrong': 'This code is not right or was used before. Wait for the next code and try again.',
  'codes-closed':
    'Too many wrong codes were typed; no code is taken any more. First choose a new password with "Forgotten your password?", or ask Milieuspoor staff to have your second factor set up anew.',
  'code-or-passkey-needed':
    'Enter the code of your authenticator app or a recovery code, or use your passkey',
  'passkey-needed': 'Confirm with your passkey',
  'passkey-late': 'Confirming with the passkey took too long, or was used already. Try again.',
  'passkey-wrong': 'This passkey was not accepted. Use a passkey of this account, or a code.',
  'passkey-known': 'This passkey has been added already. Use another device or another key.',
  'passkeys-full': 'You have {most} passkeys, the most there can be. Remove one first.',
  'passkey-last': 'This is your last second factor. Enter a recovery code as well to remove it.',
  'no-passkey': 'This account has no passkey. Enter a code.',
  'sign-on-compulsory':
    'You log in via {organisation}, not with a password. Enter your e-mail address {email} and choose “Log in via {organisation}”.',
  'sign-on-no-provider':
    'No organisation with a login page of its own belongs to this e-mail address. Log in with your password.',
  'sign-on-issuer-form':
    'Enter the address of the provider as it calls itself: it begins with https:// and has no ? or #',
  'sign-on-secret-again':
    'Enter the client secret of this provider. The old secret is not given to another provider or application.',
  'sign-on-domain-form':
    '“{domain}” is not a domain. Enter the part of the e-mail address after the @, such as gemeente.nl',
  'sign-on-domain-everybodys':
    'Anybody can get an e-mail address in {domain}. Enter a domain that is the organisation’s own.',
  'sign-on-domain-taken':
    '{domain} already belongs to {organisationName}. A domain belongs to one organisation.',
  'sign-on-settings-changed': 'Somebody else has changed these settings meanwhile. Look at them again.',
  'sign-on-found': 'The provider was found and calls itself {issuer}',
  'sign-on-no-pkce':
    'The provider does not say that it knows PKCE. Milieuspoor uses it; have the organisation look into this.',
  'sign-on-secret-untried': 'The client secret was not tried: enter it to test it',
  'sign-on-client-taken': 'The provider accepts the client ID and the client secret',
  'sign-on-try-it':
    'Whether the provider may send people back to {address} shows only when somebody logs in. Have somebody of the organisation try it before you make logging in via the organisation compulsory.',
  'sign-on-problem-away': 'The provider cannot be reached. Is the address right, and is there an outage?',
  'sign-on-problem-too-slow': 'The provider does not answer within five seconds',
  'sign-on-problem-too-large':
    'Something other than a provider stands at this address: the answer is too large',
  'sign-on-problem-certificate':
    'A secure connection with the provider cannot be made: the certificate is wrong or has expired',
  'sign-on-problem-not-https':
    'The provider names an address that does not begin with https://. That is not safe and is not used.',
  'sign-on-problem-private-network':
    'The provider names an address in a private network that was not configured here. It is not used.',
  'sign-on-problem-not-oidc':
    'No provider of OpenID Connect was found at this address. /.well-known/openid-configuration has to work behind it.',
  'sign-on-problem-issuer-differs':
    'The provider calls itself something other than the address that was entered. Copy the address (issuer) from the provider’s data; with Microsoft Entra ID it holds the identifier of the tenant, not “common”.',
  'sign-on-problem-client-refused':
    'The provider refuses the client ID or the client secret. See whether they are right and whether the secret has not expired.',
  'sign-on-problem-denied': 'The provider did not admit somebody',
  'sign-on-problem-refused': 'The provider refused a request',
  'sign-on-problem-clock':
    'The provider’s time and that of Milieuspoor differ too much, or an answer came too late',
  'sign-on-problem-unproven':
    'An answer of the provider could not be verified: it was not meant for Milieuspoor or not signed rightly',
  'sign-on-failed-away':
    'The login page of {organisation} cannot be reached now. Try again later; if it stays like this, contact your IT department.',
  'sign-on-failed-misconfigured':
    'Logging in via {organisation} does not work now: the link with Milieuspoor is no longer right. Tell your IT department and Milieuspoor staff.',
  'sign-on-failed-denied':
    '{organisation} did not admit you, or you cancelled logging in there. Try again, or ask your IT department for access to Milieuspoor.',
  'sign-on-failed-refused':
    'Logging in via {organisation} did not succeed. Try again; if it keeps failing, contact your IT department.',
  'sign-on-failed-clock':
    'The answer of {organisation} came too late or too early: the clocks differ. Try again; if it keeps failing, tell your IT department.',
  'sign-on-failed-unproven':
    'The answer of {organisation} could not be verified, so you are not logged in. Try again; if it keeps failing, tell your IT department.',
  'sign-on-failed-no-address':
    '{organisation} did not pass on an e-mail address of yours. Ask your IT department to share the e-mail address with Milieuspoor.',
  'sign-on-failed-unverified-address':
    '{organisation} has not confirmed that your e-mail address is yours. Ask your IT department to confirm it.',
  'sign-on-failed-other-domain':
    'The e-mail address with which you are logged in at {organisation} does not belong there. Log in there with your address of {organisation}, or here with a password.',
  'sign-on-failed-unknown':
    'You have no account in Milieuspoor yet. Ask an organisation administrator of {organisation} to invite you, or ask for an account here.',
  'sign-on-failed-staff':
    'Milieuspoor staff log in with their own password and second factor, not via {organisation}.',
  'sign-on-failed-closed':
    'Your account in Milieuspoor is closed. Ask an organisation administrator of {organisation} or Milieuspoor staff to open it again.',
  'sign-on-failed-not-member':
    'Your account in Milieuspoor does not belong to {organisation}, or no longer. Ask an organisation administrator of {organisation} to add you.',
  'sign-on-failed-waiting':
    'Your request for an account has not been handled yet. You will get a mail once you are admitted.',
  'sign-on-failed-other-person':
    'The account with your e-mail address is already linked to somebody else at {organisation}. Ask Milieuspoor staff to look into it.',
  'sign-on-failed-changed': 'The link with {organisation} has just been changed. Log in again.',
  'sign-on-failed-lost':
    'Logging in was not finished: it took too long, was used already or began in another browser. Log in again.',
  'sign-on-failed-fault':
    'Because of a fault in Milieuspoor you are not logged in. Log in again in a few minutes. If it keeps failing, tell Milieuspoor staff the number {request}.',
  'mail-sign-on-unlinked-subject': 'Your account for Milieuspoor is no longer linked with your organisation',
  'mail-sign-on-unlinked':
    'Milieuspoor staff unlinked your account {username} from the login page of your organisation. Whoever was logged in that way has been logged out.',
  'mail-sign-on-unlinked-advice':
    'When you log in via your organisation again, the account is linked anew. Did you not expect this? Then contact Milieuspoor staff.',
  'mail-sign-on-linked-subject': 'Your account for Milieuspoor is linked with your organisation',
  'mail-sign-on-linked':
    'Somebody logged in to your account {username} via the login page of your organisation for the first time. From now on you can log in with it.',
  'mail-sign-on-linked-advice':
    'Was this not you? Then contact your IT department and Milieuspoor staff at once.',
  'mail-passkey-added-subject': 'A passkey for Milieuspoor was added',
  'mail-passkey-added':
    'A passkey was added to your account {username}. It counts as a second factor for logging in.',
  'mail-passkey-removed-subject': 'A passkey for Milieuspoor was removed',
  'mail-passkey-removed':
    'A passkey of your account {username} was removed. Your other second factors go on working.',
  'mail-authenticator-on-subject': 'An authenticator app for Milieuspoor was set up',
  'mail-authenticator-on':
    'An authenticator app was set up for your account {username}, beside your passkey. Your former recovery codes no longer work.',
  'mail-authenticator-off-subject': 'Your authenticator app for Milieuspoor was turned off',
  'mail-authenticator-off':
    'The authenticator app of your account {username} was turned off. You can still log in with your passkey or a recovery code.',
  'second-factor-missing':
    'Your account must have a second factor for logging in. Set it up first; after that you can continue.',
  'second-factor-day-past': 'Choose today or a later day',
  'mail-factor-due-subject': 'From {day} {organisation} asks for a second factor',
  'mail-factor-due':
    'From {day} {organisation} asks for a second factor of everybody who works in Milieuspoor. Your account {username} has none yet.',
  'mail-factor-due-how':
    'Set it up on your account page before that day; it takes a few minutes and an authenticator app on your phone or a passkey. From {day} you can only go on once it is set up.',
  'mail-factor-due-link': 'Set up second factor',
  'second-factor-on': 'Your second factor is on already',
  'second-factor-off': 'Your second factor is not on. Begin setting it up again.',
  'password-asked-again': 'Enter your password to continue',
  'sign-on-again': 'Log in through your organisation again, and retry within {minutes} minutes after that.',
  'own-sessions': 'You end your own sessions in Settings, under Profile.',
  'password-wrong': 'This password is not right',
  'passwords-differ': 'The passwords do not match',
  'password-too-short': 'Use at least {min} characters',
  'password-too-long': 'Use at most {max} characters',
  'password-common':
    'This password is too easy to guess. Choose a phrase of a few unrelated words, for example.',
  'password-leaked':
    'This password is on a list of leaked passwords, which are tried first. Choose another one.',
  'password-own-data':
    'This password is too much like your name, e-mail address or organisation. Choose something unrelated to you.',
  'password-changed': 'Your password has been changed.',
  'password-changed-elsewhere-ended':
    'Your password has been changed. You have been logged out on your other devices.',
  'reset-link-invalid': 'This link was used before or has expired. Ask for a new one.',
  'email-not-self': 'You change your e-mail address separately, with a confirmation at both addresses',
  'mail-greeting': 'Hello,',
  'mail-closing': 'Kind regards,',
  'reset-mail-subject': 'A new password for Milieuspoor',
  'reset-mail-asked':
    'You asked for a new password for your account {username} at Milieuspoor. Choose one with the button below.',
  'reset-mail-limits': 'The link works once and is valid for 24 hours.',
  'reset-mail-ignore': 'Did you not ask for this? Then there is nothing to do; your password stays as it is.',
  'reset-mail-link': 'Choose a new password',
  'too-many-requests': 'There are too many requests at once. Try again in a moment.',
  'no-such-range': 'This part of the file does not exist',
  'headers-too-large': 'The headers of the request are too large',
  'request-too-slow': 'The request came in too slowly. Try again.',
  'one-file-at-a-time': 'Send one file at a time',
  'payload-too-large': 'The request is too large',
  'award-criteria-required': 'State whether there are award criteria',
  'award-criteria-not-applicable': 'With contract type Not applicable there are no award criteria',
  'mail-planned-award-subject': 'Award of {project} planned on {day}',
  'mail-planned-award': 'The award of project {project} is planned on {day}.',
  'mail-planned-choice-subject': 'Design choice of {project} planned on {day}',
  'mail-planned-choice': 'The design choice of project {project} is planned on {day}.',
  'mail-planned-completion-subject': 'Completion of {project} planned on {day}',
  'mail-planned-completion': 'The completion of project {project} is planned on {day}.',
  'mail-planned-moved': 'Does that date no longer hold? Then change it in the project data.',
  'mail-planned-why':
    'You get this e-mail because you work on this project. If you want no such reminders, turn them off on your account page.',
  'mail-planned-link': 'To the project',
  'planned-before-award': 'The planned completion is before the award or design choice',
  'coordinates-together': 'Fill in both the latitude and the longitude',
  'contract-frozen':
    'The contract type and the award criteria are fixed, because there is an optimisation already, the bids are open or the design phase is further on',
  'project-locked': 'This project is locked. Contact us to have it unlocked.',
  'project-complete': 'This project is complete and can no longer be changed',
  'design-phase-complete': 'The design phase is complete; these data can no longer be changed',
  'as-built-baseline-stands':
    'The newest as-built baseline calculation stands by itself. Upload another one or delete this one.',
  'calculation-active': 'This calculation is active. Deactivate it first, then delete it.',
  'cannot-mark': 'This file cannot be opened, so nothing can be marked in it.',
  'bidder-restore-window-over':
    'This bidder was deleted more than 24 hours ago and does not come back. Enter the bid again.',
  'restore-window-over': 'This calculation was deleted too long ago to bring it back. Upload the file again.',
  'set-mismatch':
    'The values of this calculation are stated in {set}, but in {otherSet} this project has active: {others}. Values of different sets are not compared. Use a calculation with {otherSet}, or first deactivate what is in {otherSet} (delete an as-built baseline).',
  'sets-mixed':
    'The active calculations of this project are not in one set. In {firstSet}: {first}. In {otherSet}: {others}. Values of different sets are not compared. First replace or deactivate what is not in the same set (delete an as-built baseline); have the project reopened for that if the phase is complete.',
  'file-damaged': 'The stored file is no longer the file that was uploaded',
  'revaluation-refused': 'The stored file cannot be read any more; nothing was changed.',
  'revaluation-other': 'The outcome is another by now than the one you saw. Compare again and choose then.',
  'revaluation-project-locked':
    'This project is locked. Confirm that you want to value this calculation again all the same.',
  'revaluation-project-complete':
    'This project is completed. Confirm that you want to value this calculation again all the same.',
  'revaluation-design-phase-complete':
    'The design phase of this project is completed. Confirm that you want to value this calculation again all the same.',
  'weights-newer':
    'Version {version} of the weights was made in the meantime. Begin again from that version.',
  'weights-not-later': 'Choose a day after {date}, from which the newest version holds',
  'weights-unchanged': 'This version is the same as the one before. Change a value or a source first.',
  'weight-missing': 'The weight of {code} is missing',
  'weight-not-of-set': '{code} is not part of this set, or stands there already',
  'weight-of-part': 'This is a part of {whole}, which is weighed as a whole: its weight stays 0',
  'weight-unit': 'The unit of this indicator is {unit}',
  'weights-begin-in-past':
    'Begins on {date}, in the past. What was uploaded since keeps its weights until it is valued again.',
  'weight-large-change': '{code} goes from {from} to {to}.',
  'weight-same-source': '{code} gets another value of the same source.',
  'weight-out-of-range': 'Choose a value from 0 up to and including {max}',
  'weights-not-removable':
    'Version {version} cannot be taken back: something was valued with it, or a newer version was made.',
  'weight-confirmed': 'The weight of {code} is confirmed already',
  'weight-confirmed-by': '{person} has confirmed the weight of {code} already',
  'called-design-baseline': 'baseline ‘{name}’',
  'called-design-optimization': 'optimisation ‘{name}’',
  'called-as-built-baseline': 'as-built baseline ‘{name}’',
  'called-as-built-optimization': 'as-built optimisation ‘{name}’',
  'called-applicant': 'tender ‘{name}’',
  'one-file': 'Send one file at a time',
  'file-missing': 'Choose an Excel file (.xlsx, .xlsm or .xls)',
  'file-too-large': 'The file is larger than {megabytes} MB. Remove sheets and pictures that are not needed.',
  'file-too-complex': 'This file takes too much time or memory to read.',
  'file-too-complex-remedy':
    'If it has other sheets than Posten, Set A1 and Set A2, or rows below the calculation, leave them out; else split the calculation into parts.',
  'file-breaks-reader': 'The reader broke down over this file, so nothing was stored.',
  'file-breaks-reader-remedy':
    'Open it in Excel and save it as a new .xlsx file, without other sheets than Posten, Set A1 and Set A2 if it has any, and try that.',
  'no-reader': 'Files cannot be read at the moment and nothing was stored. Try again in half a minute.',
  'upload-incomplete': 'The file did not arrive completely. Try again.',
  'check-gone': 'The check of this file is not kept any more, or is out of date. Send the file again.',
  'period-reversed': 'The last day is before the first',
  'period-too-long': 'Ask for a period of at most two years',
  'too-many-addresses': 'Many addresses were searched for in a short time. Try again in {minutes} minutes.',
  'address-unreachable':
    'The location of this address cannot be fetched now. Enter latitude and longitude yourself, or try again later.',
  'calendar-name': 'Milieuspoor calendar',
  'registration-closed': 'You cannot register here. Ask Milieuspoor staff for an invitation.',
  'registration-received': 'We are sending you an e-mail. Open the link in it to continue.',
  'email-verified': 'Your e-mail address is confirmed.',
  'verify-password-wrong':
    'This is not the password of this registration. Forgotten it, or was it not you? Then register again.',
  'verify-link-over': 'This link has expired or was replaced by a newer one. Ask for a new link.',
  'invitation-link-over':
    'This invitation has been used or has expired. Ask whoever invited you for a new one.',
  'slug-taken': 'This address is in use',
  'slug-form': 'Use small letters, digits and hyphens',
  'email-taken': 'There is an account with this e-mail address already',
  'unknown-organisation': 'This organisation does not exist',
  'already-member': 'This person is a member of this organisation already',
  'own-account':
    'You cannot deactivate your own account or take away your own rights as staff. Ask another member of staff.',
  'last-staff': 'This is the last member of staff. Make somebody else staff first.',
  'last-administrator':
    'This is the last organisation administrator of {organisation}. Make somebody else organisation administrator first.',
  'viewer-administrator':
    'A viewer cannot be an organisation administrator. Choose member or expert, or take the role of organisation administrator away first.',
  'suspended-administrator':
    'Whoever is suspended cannot be an organisation administrator. Resume the membership first.',
  'email-elsewhere':
    'There is an account with this e-mail address already. Ask Milieuspoor staff through Contact to add this person to your organisation.',
  'too-many-invitations': 'You sent many invitations in a row. Try again in {minutes} minutes.',
  'not-invited': 'This person was not invited, or has accepted the invitation',
  'no-second-factor': 'This account has no second factor',
  'registration-unverified': 'The e-mail address of this registration has not been confirmed yet',
  'mail-verify-subject': 'Confirm your e-mail address',
  'mail-verify-reason':
    'An account with Milieuspoor was requested with this e-mail address. Use the link below and the password that you chose to confirm that the address is yours.',
  'mail-verify-term':
    'The link works once and is valid for 24 hours. After that Milieuspoor staff admit you to an organisation.',
  'mail-verify-ignore': 'Did you not ask for an account? Then you need not do anything.',
  'mail-verify-link': 'Confirm e-mail address',
  'mail-known-subject': 'You have an account with Milieuspoor already',
  'mail-known-reason':
    'Somebody, probably you, asked for an account with Milieuspoor with this e-mail address. There is an account with this address already; nothing about it has changed.',
  'mail-known-advice':
    'You can log in with it. If you have lost the password, choose "Forgotten your password?" on the login screen.',
  'mail-known-link': 'To the login screen',
  'mail-invite-subject': 'You are invited to Milieuspoor',
  'mail-invite-subject-of': '{sender} invites you to {organisations} in Milieuspoor',
  'mail-invite-organisation': '{sender} invites you to work with {organisations} in Milieuspoor.',
  'mail-invite-account': '{sender} invites you to work in Milieuspoor.',
  'mail-invite-role': 'Your role: {role}.',
  'role-member': 'member (you take part in the projects)',
  'role-expert': 'expert (you take part in the projects and see all gauges)',
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
  'mail-waiting-subject': 'Registration waits for admission: {name}',
  'mail-waiting-reason':
    '{name} ({email}) has confirmed the e-mail address and asks for access. Organisation as given: {organisation}.',
  'mail-waiting-advice':
    'Admit this person to an organisation in Administration, or reject the registration.',
  'mail-waiting-link': 'To the registrations',
  'mail-admitted-first-step':
    'Your first step: log in and open a project on the dashboard, or begin one with "Start new project". The FAQ says how to upload a calculation.',
  'mail-admitted-first-look':
    'Your first step: log in. The dashboard of the organisation then opens by itself.',
  'one-organisation': 'Choose an organisation or enter the name of a new one, not both',
  'organisation-name-taken':
    'There is an organisation of this name already, or the name has no letters. Choose it from the list or change the name.',
  'mail-admitted-reason': 'You now have access to {organisation}.',
  'mail-rejected-subject': 'Your registration with Milieuspoor',
  'mail-rejected-reason':
    'Your registration with Milieuspoor was not admitted. You cannot log in with this account.',
  'mail-rejected-advice':
    'Do you think this is not right? Ask Milieuspoor staff, or your own organisation, for an invitation.',
  'mail-password-subject': 'Your password for Milieuspoor was changed',
  'mail-password-changed':
    'The password of your account {username} was changed. Other devices are logged out, earlier links no longer work, and a secret address of your calendar is to be made again where you need it.',
  'mail-first-password-subject': 'Your password for Milieuspoor is set',
  'mail-first-password':
    'With the link of the invitation a password was chosen for your account {username}. Other links for this account no longer work.',
  'mail-factor-on-subject': 'Your second factor for Milieuspoor is on',
  'mail-factor-on':
    'A second factor was set up for your account {username}. From now on we also ask for a code when you log in.',
  'mail-factor-off-subject': 'Your second factor for Milieuspoor is off',
  'mail-factor-off':
    'The second factor of your account {username} was turned off. Logging in does not ask for it any more.',
  'mail-codes-subject': 'Your recovery codes for Milieuspoor were renewed',
  'mail-codes-renewed':
    'New recovery codes were made for your account {username}. The former ones no longer work.',
  'mail-failed-logins-subject': 'Failed attempts to log in to Milieuspoor',
  'mail-failed-logins':
    'Somebody tried to log in to your account {username} with a wrong password ten times within a day. Who types a wrong password too often is refused for a quarter of an hour.',
  'mail-failed-logins-advice':
    'Was it you? Then choose a new password with "Forgotten your password?" on the login screen. Was it not you? These attempts failed. Choose another password if you use yours elsewhere too, and set up a second factor in Settings.',
  'mail-wrong-codes-subject': 'Wrong codes on logging in to Milieuspoor',
  'mail-wrong-codes':
    'For your account {username} a wrong code of the second factor was typed ten times in a row, after the right password.',
  'mail-codes-closed-subject': 'No codes are taken any more for your account at Milieuspoor',
  'mail-codes-closed':
    'For your account {username} a wrong code of the second factor was typed a hundred times in a row, after the right password. No code is taken any more until you choose a new password or Milieuspoor staff turn the second factor off.',
  'mail-wrong-codes-advice':
    'Was this not you? Then somebody else knows your password. Choose a new password at once with "Forgotten your password?" on the login screen, also wherever else you use the same one, and contact Milieuspoor staff.',
  'mail-security-moment': 'This happened on {day} at {time}, Dutch time.',
  'mail-security-not-you':
    'Was this not you? Then choose a new password at once with "Forgotten your password?" on the login screen, and contact Milieuspoor staff.',
  'email-is-own': 'This is your e-mail address already',
  'email-own-account':
    'You change your own e-mail address under Settings, with a confirmation at both addresses.',
  'email-registration-open':
    'This registration has not been decided on yet. First admit the person, or reject the registration.',
  'mail-email-confirm-subject': 'Confirm the change of your e-mail address for Milieuspoor',
  'mail-email-confirm-old':
    'For your account {username} somebody asked for {email} as its new e-mail address. Confirm this with the link below.',
  'mail-email-confirm-new':
    'Somebody asked for this address as the new e-mail address of an account with Milieuspoor. Confirm with the link below that it is yours.',
  'mail-email-confirm-both':
    'Nothing changes until both the former and the new address are confirmed. The link is valid for 24 hours.',
  'mail-email-confirm-link': 'To the confirmation',
  'mail-email-not-you-old':
    'Did you not ask for this? Then confirm nothing. Whoever asked can get into your account: choose a new password at once with "Forgotten your password?" on the login screen, or warn your organisation if you log in there, and contact Milieuspoor staff.',
  'mail-email-not-you-new': 'Did you not ask for this? Then you need not do anything.',
  'mail-email-taken-subject': 'There is an account with your e-mail address at Milieuspoor already',
  'mail-email-taken':
    'Somebody asked for this address as the new e-mail address of another account with Milieuspoor. There is an account with this address already, so that is not possible. Nothing has changed.',
  'mail-email-taken-advice':
    'Was it you? Then log in with the account that has this address, or ask Milieuspoor staff. Was it not you? Then you need not do anything.',
  'mail-email-changed-subject': 'The e-mail address of your account with Milieuspoor was changed',
  'mail-email-changed':
    'The e-mail address of your account was changed to {email}. Your username is {username}; you can log in with either. Other devices were logged out.',
  'faq-english-half': 'Fill in the whole English text, or leave all three fields empty',
  'too-many-requests-for-now': 'This was tried too often. Try again in {minutes} minutes.',
  'project-changed': 'Somebody else has changed this project meanwhile.',
  'project-changed-by': '{person} has changed this project meanwhile.',
  'project-made-before':
    'This project was made already, with other data. Open it in the list of projects to change it.',
  'calculation-changed': 'Somebody else has changed this calculation meanwhile.',
  'calculation-changed-by': '{person} has changed this calculation meanwhile.',
  'lock-needs-reason': 'Lock or unlock the project with a reason',
  'already-locked': 'This project is locked already',
  'not-locked': 'This project is not locked',
  'nothing-to-open': 'This project is not locked and no phase of it is complete: you can simply change it',
  'unlocking-asked': 'This was asked already, by {name} on {at}. Wait for the answer.',
  'unlocking-answered': 'This request was answered already. Refresh the page to see how.',
  'mail-unlocking-asked-subject': 'Request to open project {project}',
  'mail-unlocking-asked': '{name} asks to unlock project {project}. The reason:',
  'mail-reopening-asked': '{name} asks to reopen the last completed phase of project {project}. The reason:',
  'mail-unlocking-granted-subject': 'Project {project} is open again',
  'mail-unlocking-granted': 'Your request to open project {project} was granted. The explanation:',
  'mail-unlocking-refused-subject': 'Project {project} stays closed',
  'mail-unlocking-refused': 'Your request to open project {project} was refused. The reason:',
  'mail-unlocking-link': 'To the project',
  'nothing-to-reopen': 'No phase has been completed that could be reopened',
  'scope-question-closed': 'The question about the scope cannot be answered in this phase of the project',
  'scope-baseline-exists': 'Delete the as-built baseline calculation first',
  'status-jump': 'This status cannot follow now',
  'date-without-status': 'A date is set when the phase is completed',
  'dates-differ': 'Both dates are the same here',
  'date-in-future': 'Choose a date up to today',
  'date-too-early': 'Choose a date on or after {day}: at most ten years before the project was created',
  'date-before-award': 'Choose a date on or after the date of the final award',
  'baseline-missing': 'Add a baseline calculation in the tab Baseline',
  'award-model-open': 'Complete the award model first',
  'award-model-complete':
    'The award criterion is complete. Choose ‘Change criterion MKI’ first to change it.',
  'no-award-model': 'This project has no award criterion',
  'criteria-max-is-sum': 'This is the sum of the named criteria and cannot be changed by itself',
  'criterion-gone': 'This criterion no longer exists, or is given twice',
  'criterion-unknown': 'The project has no criterion ‘{name}’, or it is given twice',
  'criterion-other-maximum': 'The maximum discount on this criterion has been changed meanwhile',
  'criteria-discount-is-sum':
    'This is the sum of the discounts per criterion and cannot be changed by itself',
  'applicant-without-type': 'A bidder belongs to calculations of the type applicant',
  'applicant-name-taken': 'Another bidder has this name already',
  'applicant-changed': 'Somebody else has changed this bidder meanwhile.',
  'applicant-changed-by': '{person} has changed this bidder meanwhile.',
  'bid-sealed': 'This bid is sealed: until the bids are opened only who entered it can see and change it.',
  'bids-sealed': 'Open the bids first',
  'bids-open': 'The bids are open already',
  'fixed-by-opening':
    'The bids were opened on {since} and lie fixed. Begin a correction first, with its reason.',
  'winner-chosen-meanwhile':
    'Somebody else has made {name} the winner meanwhile. Nothing was changed: choose again if you want another winner.',
  'winner-taken-back-meanwhile':
    'Somebody else has taken back the choice of the winner meanwhile. Nothing was changed: choose again if you want a winner.',
  'winner-unexplained': 'Choose the winner again, with the reason',
  'correction-running': 'End the correction first',
  'correction-begun': '{person} has begun a correction already',
  'no-correction': 'No correction is running',
  'correction-model-open':
    'The EMVI model is being edited again. Complete it in its tab, and end the correction after that.',
  'witness-not-other-member': 'Choose another active member of the organisation as the second person',
  'winner-without-calculation': 'Upload the calculation of this bidder first',
  'winner-reason-needed':
    'This bidder is not alone in first place. Fill in the reason of the choice, in at least {min} characters.',
  'bidder-has-calculation': 'This bidder has another calculation by now. Delete that one first.',
  'upload-place':
    'Name a project, or for the calculation of a bidder (calculation_type applicant) the bidder',
  'no-applicants': 'Add at least one bidder first',
  'no-winner': 'Select a winner first',
  'optimization-missing': 'Select an active calculation first',
  'scope-question-open': 'Answer the question about the scope first',
  'as-built-baseline-missing': 'Add an as-built baseline calculation first',
  'as-built-optimization-missing': 'Make an as-built optimisation calculation active first',
  'type-not-in-project': 'This project has no calculations of this kind',
  'phase-not-begun': 'Complete the tender phase first',
  'scope-unchanged': 'The scope has not changed: the active baseline calculation stands',
  'calculation-not-in-report': 'Tick the chosen calculations under ‘Add’ first',
  'only-sealed-bids': 'The chosen calculations belong to bids that are still sealed',
  'too-many-pictures': 'A report can hold at most {max} pictures',
  'report-picture-too-large': 'A picture is too large: at most 2 MB',
  'report-picture-unreadable': 'A picture is not a readable PNG or JPEG',
  'report-picture-of-variant':
    'Chart of variant {variant}: {title}. Its figures stand in the tables of the same chapter.',
  'report-picture-of-comparison': 'Chart: {title}. Its figures stand in the tables of the same chapter.',
  'report-too-large': 'This report is too large to make. Choose fewer calculations.',
  'document-not-written': 'The document could not be made now. Try again in half a minute.',
  'house-style-changed': 'Somebody else changed the house style meanwhile',
  'both-colours': 'Choose both colours, or neither',
  'colour-too-light':
    'Headings in this colour are hard to read on white paper: its contrast is {contrast}, at least {min} is needed',
  'logo-too-large': 'The logo is too large: at most 1 MB',
  'logo-unreadable': 'This is not a readable PNG or JPEG',
  'logo-too-many-pixels': 'The logo is too large: at most {max} pixels wide and high',
  'template-too-large': 'The template is too large: at most 5 MB',
  'template-not-a-document': 'This is not a Word document or template (.docx or .dotx)',
  'template-password-protected':
    'This is an old Word file (.doc), or it has a password. Save it as .docx or .dotx without a password.',
  'template-damaged': 'This Word file is damaged. Save it again in Word.',
  'template-unpacks-too-large': 'The template has too many parts, or parts that are too large',
  'template-macros': 'The template contains macros. Save it as .docx or .dotx without macros.',
  'template-embedded-objects':
    'The template contains a file of another program, such as an Excel sheet. Take it out, or put a picture of it in its place.',
  'template-external-content':
    'The template fetches something from elsewhere, such as a linked picture. Save it in the template itself.',
  'template-active-field':
    'The header or footer has a field that does more than show something, such as INCLUDEPICTURE or LINK. Take the field out.',
  'template-unknown-content':
    'The header or footer has something other than text, fields and pictures, such as a chart or diagram. Put a picture of it in its place.',
  'template-page-too-small':
    'The margins of the template leave too little room: at least 9 by 9 cm is needed',
  'report-called-off': 'Making the report was called off.',
  'no-pdf': 'This installation cannot make a PDF',
  'pdf-not-made': 'The PDF could not be made now. Try again in half a minute.',
  'not-an-active-member': 'Choose an active member of the organisation who is no viewer',
  'already-project-member': 'This person is a project member already',
  'last-project-member': 'A project has at least one project member. Add somebody else first.',
  'person-erased': 'This person has been erased. Nothing of the account can be changed any more.',
  'erase-own-account': 'Another member of staff erases your own data.',
  'erasure-not-confirmed': 'Type the username exactly as it is shown.',
  'erasure-asked-already': 'You have asked this already. Milieuspoor staff are dealing with your request.',
  'mail-erased-subject': 'Your data in Milieuspoor has been erased',
  'mail-erased-what':
    'Your account at Milieuspoor has been erased: name, address and number, password, sessions, memberships, messages and everything else that was about you alone. Nobody can log in with it any more.',
  'mail-erased-pseudonym':
    'What you did for organisations, such as uploading a calculation, stands from now on under a name that refers to nobody.',
  'mail-erased-kept':
    'Your name stays with {count} acts in projects whose bids were opened ({projects}), because the client must be able to account for an award (GDPR, article 17(3)(b) and (e)). As soon as that is over, that name can be erased too.',
  'mail-erased-questions':
    'Questions? Write to {email}. If you do not agree, you can complain to the Dutch data protection authority (Autoriteit Persoonsgegevens).',
  'mail-erasure-asked-subject': 'Request to erase the data of {name}',
  'mail-erasure-asked-lead': '{name} ({email}) asks for their data to be erased.',
  'mail-erasure-asked-advice':
    'Find out whether you may and must do so, then open the user in Administration and choose "Erase person". Answer within a month (GDPR, article 12).',
};
