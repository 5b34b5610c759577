import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SecondFactorScreen } from '../../../features/accounts/index.ts';
import { paths } from '../../../lib/paths.ts';
import { isReturnable } from '../../guard.ts';

const route = getRouteApi('/tweede_factor');

/** The one place that is open to who has to set up a second factor first. */
export function SecondFactorPage() {
  const queries = useQueryClient();
  const router = useRouter();
  const { back } = route.useSearch();
  const goOn = async () => {
    // Guards ask the server anew who this is.
    queries.clear();
    if (isReturnable(back)) router.history.replace(back);
    else await router.navigate({ ...paths.home(), replace: true });
  };
  return <SecondFactorScreen onReady={() => void goOn()} />;
}
