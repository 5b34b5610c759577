import type { SignOnAnswer } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import { shownDomain } from '../../../platform/mail/stored-domain.ts';
import type { Settings } from '../../../settings.ts';
import { message, sentence } from '../../../text/message.ts';
import { redirectUri } from '../provider/open-provider.ts';
import { PROVIDER_PROBLEMS } from '../provider/provider-problem.ts';
import type { SignOnRow } from './sign-on-settings.queries.ts';

/** An organisation with its settings; those are null while nothing was set. */
export interface OwnedSignOn {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly row: SignOnRow | null;
  /** number of accounts that signed in through the provider */
  readonly linked: number;
}

/** Returns the settings in the form of the API, without the secret. */
export function toSignOn(
  { organisation, row, linked }: OwnedSignOn,
  settings: Settings,
  language: Language,
): SignOnAnswer {
  const problem = PROVIDER_PROBLEMS.find((each) => each === row?.lastFailure);
  return {
    organization: organisation.id,
    organization_name: organisation.name,
    enabled: row?.enabled ?? false,
    issuer: row?.issuer ?? '',
    client_id: row?.clientId ?? '',
    domains: (row?.domains ?? []).map(shownDomain),
    compulsory: row?.compulsory ?? false,
    admits: row?.admits ?? null,
    multi_factor_contexts: [...(row?.multiFactorContexts ?? [])],
    has_secret: row !== null,
    redirect_uri: redirectUri(settings),
    linked,
    last_failure:
      problem && row?.lastFailureAt
        ? {
            at: row.lastFailureAt.toISOString(),
            message: sentence(message(`sign-on-problem-${problem}`), language),
          }
        : null,
    revision: row?.revision ?? 0,
  };
}
