import { COMPLETION_OBSTACLE_TEXTS } from '@milieuspoor/domain';
import { accountMails } from './en/account-mails.ts';
import { accounts } from './en/accounts.ts';
import { calculations } from './en/calculations.ts';
import { charts } from './en/charts.ts';
import { contact } from './en/contact.ts';
import { emailChange } from './en/email-change.ts';
import { goals } from './en/goals.ts';
import { health } from './en/health.ts';
import { leaving } from './en/leaving.ts';
import { membership } from './en/membership.ts';
import { privacy } from './en/privacy.ts';
import { products } from './en/products.ts';
import { programs } from './en/programs.ts';
import { projects } from './en/projects.ts';
import { reports } from './en/reports.ts';
import { requests } from './en/requests.ts';
import { signOn } from './en/sign-on.ts';
import { tenders } from './en/tenders.ts';
import { weights } from './en/weights.ts';
import { worksheets } from './en/worksheets.ts';
import type { nl } from './nl.ts';

/** The messages of the server, in English. */
export const en: Readonly<Record<keyof typeof nl, string>> = {
  ...accountMails,
  ...accounts,
  ...calculations,
  ...charts,
  ...COMPLETION_OBSTACLE_TEXTS.en,
  ...contact,
  ...emailChange,
  ...goals,
  ...health,
  ...leaving,
  ...membership,
  ...privacy,
  ...products,
  ...programs,
  ...projects,
  ...reports,
  ...requests,
  ...signOn,
  ...tenders,
  ...weights,
  ...worksheets,
};
