import { endpoints } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { leadingRoute, type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findAdminOrganisation } from '../organisations/admin-organisations.queries.ts';
import { seenVersion } from '../projects/seen-version.ts';
import { changeSignOn, findOwnedSignOn, removeSignOn } from './settings/change-sign-on.ts';
import { testSignOn } from './settings/test-sign-on.ts';
import { type OwnedSignOn, toSignOn } from './settings/to-sign-on.ts';
import { unlinkPerson } from './settings/unlink-person.ts';
import { beginSignOn, findOffer } from './signing-in/begin-sign-on.ts';
import { beginSignOnPasskey, finishSignOn } from './signing-in/finish-sign-on.ts';
import { placeOfFault, returnFromProvider } from './signing-in/return-from-provider.ts';

/** The routes for signing in at the provider of one's own organisation, and for its configuration by staff. */
export function signOnRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.findSignOn, ({ query, call }) => findOffer(dependencies, query.domain, call)),
    route(endpoints.beginSignOn, ({ body, call }) => beginSignOn(dependencies, body, call)),
    leadingRoute(
      endpoints.returnFromProvider,
      async ({ query, call }) =>
        done({ location: await returnFromProvider(dependencies, query, call.cookies) }),
      (request) => placeOfFault(dependencies.settings.publicUrl, request),
    ),
    route(endpoints.finishSignOn, ({ body, call }) => finishSignOn(dependencies, body, call)),
    route(endpoints.beginSignOnPasskey, ({ body, call }) =>
      beginSignOnPasskey(dependencies, body.ticket, call.cookies),
    ),
    ...settingsRoutes(dependencies),
  ];
}

function settingsRoutes(dependencies: Dependencies): Route[] {
  const {
    database: { queries },
    settings,
  } = dependencies;
  const find = async (organisationId: string): Promise<OwnedSignOn | null> => {
    const organisation = await findAdminOrganisation(queries, organisationId);
    return organisation && findOwnedSignOn(queries, organisation);
  };
  const answered = (outcome: Outcome<OwnedSignOn>, language: Language) =>
    outcome.ok ? done(toSignOn(outcome.value, settings, language)) : outcome;
  return [
    route(endpoints.getSignOn, async ({ params, call }) => {
      const owned = await find(params.organization);
      return owned ? answered(done(owned), call.language) : NOT_FOUND;
    }),
    route(
      endpoints.updateSignOn,
      async ({ caller, params, body, call }) =>
        answered(
          await changeSignOn(dependencies, caller, {
            organisationId: params.organization,
            input: body,
            seen: seenVersion(call.ifMatch, body),
            stated: (owned) => toSignOn(owned, settings, call.language),
          }),
          call.language,
        ),
      async ({ params, language }) => {
        const owned = await find(params.organization);
        return owned && toSignOn(owned, settings, language);
      },
    ),
    route(endpoints.removeSignOn, async ({ caller, params, call }) =>
      answered(await removeSignOn(dependencies, caller, params.organization), call.language),
    ),
    route(endpoints.unlinkSignOn, ({ caller, params }) =>
      unlinkPerson(dependencies, caller, {
        accountId: params.account,
        organisationId: params.organization,
      }),
    ),
    route(endpoints.testSignOn, ({ caller, params, body, call }) =>
      testSignOn(dependencies, caller, {
        organisationId: params.organization,
        typed: body,
        language: call.language,
      }),
    ),
  ];
}
