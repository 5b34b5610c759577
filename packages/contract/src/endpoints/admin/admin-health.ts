import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { DELIVERY_PROBLEMS } from '../webhooks.ts';

/** The subjects that are checked, in the order in which they are shown when all are equally well. */
export const HEALTH_SUBJECTS = [
  'disk',
  'database',
  'backup',
  'mails',
  'webhooks',
  'faults',
  'clock',
  'imports',
  'reports',
  'release',
] as const;
/** `unjudged` means that nobody monitors or checks it here: it is neither well nor wrong. */
export const HEALTH_STATES = ['bad', 'attention', 'unjudged', 'good'] as const;
/** The reasons for the state of a subject; the advice follows from them. */
export const HEALTH_REASONS = [
  'disk-full',
  'disk-little',
  'disk-unknown',
  'disk-enough',
  'schema-ahead',
  'schema-behind',
  'schema-current',
  'backup-none',
  'backup-old',
  'backup-try-failed',
  'backup-untried',
  'backup-not-expected',
  'backup-good',
  'mails-stuck',
  'mails-retried',
  'mails-given-up',
  'mails-to-folder',
  'mails-flow',
  'webhooks-stuck',
  'webhooks-failing',
  'webhooks-flow',
  'faults-many',
  'faults-some',
  'faults-none',
  'clock-off',
  'clock-same',
  'clock-one',
  'imports-failed',
  'imports-flow',
  'reports-failed',
  'reports-flow',
  'release-runs',
] as const;

const moment = z.iso.datetime();
const count = z.number().int().min(0);

const lineSchema = z.object({
  subject: z.enum(HEALTH_SUBJECTS),
  state: z.enum(HEALTH_STATES),
  reason: z.enum(HEALTH_REASONS),
});
export type HealthLine = z.output<typeof lineSchema>;

const jobsSchema = z.object({
  waiting: count,
  working: count,
  failed_of_day: count.describe(
    'for want of a process or of time, or because the process broke down; by this server',
  ),
});

export const healthSchema = z
  .object({
    checked: moment,
    server: z.string().describe('name of the machine that answers; others may serve as well'),
    lines: z.array(lineSchema).describe('the worst first'),
    alarms: z
      .object({ webhook: z.boolean(), email: z.boolean() })
      .describe('where whoever runs the installation is told of what goes wrong'),
    release: z.object({ build: z.string(), running_since: moment }),
    database: z.object({
      kind: z.enum(['embedded', 'server']),
      version: z.string(),
      migration: z
        .string()
        .nullable()
        .describe('the last one that ran; null when this release does not know it'),
      unknown_migrations: count.describe('that ran and that this release does not know'),
      missing_migrations: count.describe('that this release has and that did not run'),
    }),
    disk: z.object({
      free_bytes: count.nullable(),
      total_bytes: count.nullable(),
      little_bytes: count.describe('below this there is little room; 0: never'),
      full_bytes: count.describe('below this nothing is stored; 0: never'),
    }),
    backup: z.object({
      expected_days: count.describe('within so many days there has to be a backup; 0: none is expected here'),
      made: z.object({ at: moment, place: z.string(), bytes: count }).nullable(),
      tried: z
        .object({ at: moment, place: z.string(), rows: count.nullable(), problem: z.string().nullable() })
        .nullable(),
    }),
    mails: z.object({
      waiting: count,
      retried: count.describe('of those that wait: tried more than once'),
      oldest: moment.nullable(),
      given_up_of_day: count,
    }),
    webhooks: z.object({
      waiting: count,
      overdue: count.describe('of those that wait: due for longer than a sender takes'),
      oldest: moment.nullable(),
      failed_of_day: count,
      failing: count.describe('webhooks to which nothing arrives now'),
    }),
    imports: jobsSchema,
    reports: jobsSchema.extend({ making: count.describe('reports that are being made, by any server') }),
    clock: z.object({
      ahead_seconds: z
        .number()
        .nullable()
        .describe('how far this server is ahead of its database; null where both have one clock'),
    }),
    faults: z.object({
      of_hour: count,
      of_day: count,
      latest: z
        .array(
          z.object({
            at: moment,
            kind: z.string(),
            reference: z.string().nullable().describe('which its user was shown; null beside requests'),
            method: z.string().nullable(),
            route: z.string().nullable(),
          }),
        )
        .describe('of the last day, the newest first'),
    }),
  })
  .meta({ id: 'Health' });
export type Health = z.output<typeof healthSchema>;

export const tryAlarm = defineEndpoint({
  id: 'tryAlarm',
  method: 'POST',
  path: '/api/v1/admin/health/test_alarm/',
  access: 'admin.health',
  summary: 'Tell a trial of the alarm by each channel that is set; staff only',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      webhook: z
        .object({
          arrived: z.boolean(),
          status: z.number().int().nullable().describe('that the receiver answered with'),
          problem: z.enum(DELIVERY_PROBLEMS).nullable(),
        })
        .nullable()
        .describe('null where no webhook is set'),
      email: z
        .object({ uuid: z.uuid().describe('among the mails, which know what becomes of it'), to: z.string() })
        .nullable()
        .describe('null where no mailbox is set'),
    }),
  },
  refusals: [],
});

export const getHealth = defineEndpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/api/v1/admin/health/',
  access: 'admin.health',
  summary: 'How the installation is, the worst first; staff only',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: healthSchema },
  refusals: [],
});
