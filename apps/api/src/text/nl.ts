import { COMPLETION_OBSTACLE_TEXTS } from '@milieuspoor/domain';
import { accountMails } from './nl/account-mails.ts';
import { accounts } from './nl/accounts.ts';
import { calculations } from './nl/calculations.ts';
import { charts } from './nl/charts.ts';
import { contact } from './nl/contact.ts';
import { emailChange } from './nl/email-change.ts';
import { goals } from './nl/goals.ts';
import { health } from './nl/health.ts';
import { leaving } from './nl/leaving.ts';
import { membership } from './nl/membership.ts';
import { privacy } from './nl/privacy.ts';
import { products } from './nl/products.ts';
import { programs } from './nl/programs.ts';
import { projects } from './nl/projects.ts';
import { reports } from './nl/reports.ts';
import { requests } from './nl/requests.ts';
import { signOn } from './nl/sign-on.ts';
import { tenders } from './nl/tenders.ts';
import { weights } from './nl/weights.ts';
import { worksheets } from './nl/worksheets.ts';

/** The messages of the server, in Dutch. English has the same keys. */
export const nl = {
  ...accountMails,
  ...accounts,
  ...calculations,
  ...charts,
  ...COMPLETION_OBSTACLE_TEXTS.nl,
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
} as const;
