import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { createAddressSearch } from './address-search.ts';

export function addressRoutes({ database, clock, settings }: Dependencies): Route[] {
  const search = createAddressSearch({ database, clock, baseUrl: settings.addressSearchUrl });
  return [
    route(endpoints.suggestAddresses, async ({ caller, query }) => {
      const outcome = await search.suggest(caller, query.q);
      if (!outcome.ok) return outcome;
      const { source, suggestions } = outcome.value;
      return done({
        count: suggestions.length,
        next: null,
        previous: null,
        results: [...suggestions],
        source,
      });
    }),
    route(endpoints.lookUpAddress, async ({ caller, query }) => search.lookUp(caller, query.id)),
  ];
}
