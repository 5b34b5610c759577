import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../../../features/accounts/index.ts';
import { registrationQuery } from '../../../features/registration/index.ts';
import { startViewOf } from '../../../features/saved-views/index.ts';
import { parseStatisticsSearch, rememberFilters } from '../../../features/statistics/index.ts';
import { paths } from '../../../lib/paths.ts';
import { adoptLanguage } from '../../../text/language.ts';
import { type Destination, firstDashboard, isReturnable } from '../../guard.ts';
import { loadSession } from '../../load-session.ts';
import { pathTo } from '../../path-to.ts';

const route = getRouteApi('/login');

export function LoginPage() {
  const { back, ticket } = route.useSearch();
  const router = useRouter();
  const queries = useQueryClient();

  const enter = async () => {
    queries.clear();
    const session = await loadSession(queries);
    if (!session) return;
    await adoptLanguage(session.user.language);
    if (isReturnable(back)) router.history.replace(back);
    else await router.navigate({ ...(await startOf(firstDashboard(session))), replace: true });
  };
  /** A dashboard opens with the view that the user chose for it. */
  async function startOf(destination: Destination) {
    const path = pathTo(destination);
    if (!('org' in destination)) return path;
    const start = await startViewOf(queries, destination.org);
    if (!start) return path;
    const search = parseStatisticsSearch(start.view);
    rememberFilters(destination.org, search);
    return { ...path, search };
  }

  const registration = useQuery(registrationQuery);
  return (
    <LoginScreen
      registrationOpen={registration.data?.open === true}
      back={isReturnable(back) ? back : ''}
      ticket={ticket}
      onSignedIn={enter}
      onTicketUsed={() => void router.navigate({ ...paths.login(back), replace: true })}
    />
  );
}
