import type { health as nl } from '../nl/health.ts';

export const health: Readonly<Record<keyof typeof nl, string>> = {
  'alarm-bad': 'Alarm: {what}',
  'alarm-good': 'Well again: {what}',
  'alarm-mail-bad': 'Something is wrong with this installation of Milieuspoor: {what}.',
  'alarm-mail-good': 'This is well again in this installation of Milieuspoor: {what}.',
  'alarm-mail-once': 'You are told of this no more often than once an hour.',
  'alarm-trial': 'Trial alarm: nothing is wrong',
  'alarm-mail-trial': 'This is a trial of the alarm of this installation of Milieuspoor. Nothing is wrong.',
  'alarm-mail-link': 'To the health page',
  'alarm-what-disk-full': 'the disk of {server} is full',
  'alarm-what-disk-little': 'the disk of {server} has little room left',
  'alarm-what-schema': 'the schema of the database does not belong to the release that runs',
  'alarm-what-backup': 'the backup',
  'alarm-what-mails': 'mail that keeps waiting',
  'alarm-what-webhooks': 'messages for webhooks that keep waiting',
  'alarm-what-faults': 'faults of the software',
  'alarm-what-clock': 'the clock of {server}',
  'mail-test-subject': 'Test mail of {installation}',
  'mail-test-works':
    'This test mail was asked for in Administration, Mail of Milieuspoor at {installation}. That you read it means that mail of this installation arrives in your mailbox.',
  'mail-test-link': 'To the mail',
};
