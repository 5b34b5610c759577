import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../../../features/accounts/index.ts';
import { registrationQuery } from '../../../features/registration/index.ts';
import { adoptLanguage } from '../../../text/language.ts';
import { firstDashboard, isReturnable } from '../../guard.ts';
import { loadSession } from '../../load-session.ts';
import { pathTo } from '../../path-to.ts';

const route = getRouteApi('/login');

export function LoginPage() {
  const { back } = route.useSearch();
  const router = useRouter();
  const queries = useQueryClient();

  const enter = async () => {
    queries.clear();
    const session = await loadSession(queries);
    if (!session) return;
    await adoptLanguage(session.user.language);
    if (isReturnable(back)) router.history.replace(back);
    else await router.navigate({ ...pathTo(firstDashboard(session)), replace: true });
  };
  const registration = useQuery(registrationQuery);
  return (
    <LoginScreen
      registrationOpen={registration.data?.open === true}
      returns={isReturnable(back)}
      onSignedIn={enter}
    />
  );
}
