import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SecondFactorScreen } from '../../../features/accounts/index.ts';
import { paths } from '../../../lib/paths.ts';
import { isReturnable } from '../../guard.ts';

const route = getRouteApi('/tweede_factor');

/** The only page for a user who must set up a second factor first. */
export function SecondFactorPage() {
  const queries = useQueryClient();
  const router = useRouter();
  const { back } = route.useSearch();
  const goOn = async () => {
    // The guards ask the server again who the user is.
    queries.clear();
    if (isReturnable(back)) router.history.replace(back);
    else await router.navigate({ ...paths.home(), replace: true });
  };
  return <SecondFactorScreen onReady={() => void goOn()} />;
}
