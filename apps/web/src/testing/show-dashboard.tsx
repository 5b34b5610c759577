import { OrganisationDashboard } from '../features/statistics/index.ts';
import { ORGANISATION } from './example-session.ts';
import { type RenderedScreen, renderScreen } from './render-screen.tsx';

interface Visit {
  /** a viewer's dashboard is the smallest and the fastest */
  readonly audience?: 'viewer' | 'member' | 'expert';
  /** of the address, with its question mark */
  readonly search?: string;
}

/** The dashboard of the example organisation, as somebody opens it. */
export function showDashboard({ audience = 'viewer', search = '' }: Visit = {}): Promise<RenderedScreen> {
  return renderScreen(<OrganisationDashboard organisation={ORGANISATION} audience={audience} />, {
    at: `/o/${ORGANISATION.slug}/dashboard${search}`,
  });
}
