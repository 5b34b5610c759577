import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { OutboundRefused } from './outbound-refused.ts';

/**
 * Looks a name up and gives only public addresses to the connection itself: where the name leads a moment later, or led
 * a moment before, does not matter.
 */
export const publicLookup: LookupFunction = lookupPublic(lookup);

/** Does the same with another resolver than that of the system. */
export function lookupPublic(find: typeof lookup): LookupFunction {
  return (hostname, options, answer) => {
    find(hostname, { ...options, all: true }, (problem, found) => {
      if (problem) return answer(problem, '', 0);
      const addresses: LookupAddress[] = found;
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return answer(new OutboundRefused('private-network', hostname), '', 0);
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
}
