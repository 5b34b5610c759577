import { may } from '@milieuspoor/domain';
import { getRouteApi } from '@tanstack/react-router';
import { AgendaScreen, CalendarFeedPanel } from '../../features/agenda/index.ts';
import { NewProject } from '../../features/projects/index.ts';
import { actorOf } from '../guard.ts';

const route = getRouteApi('/o/$org/shell/agenda');

export function AgendaPage() {
  const { org } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { session } = route.useRouteContext();
  return (
    <>
      <AgendaScreen
        organisationSlug={org}
        start={<NewProject organisationSlug={org} creator={session.user.uuid} />}
        search={search}
        onSearchChange={(changed) => void navigate({ search: changed })}
      />
      {may(actorOf(session.user), 'calendar-feed.manage') && <CalendarFeedPanel />}
    </>
  );
}
