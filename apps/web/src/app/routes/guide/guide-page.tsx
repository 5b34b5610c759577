import { getRouteApi } from '@tanstack/react-router';
import { GuideChapterScreen, GuideScreen } from '../../../features/help/index.ts';

const route = getRouteApi('/o/$org/shell/handleiding/{-$chapter}');

/** The guide: its contents, or the chapter in the address. */
export function GuidePage() {
  const { org, chapter } = route.useParams();
  if (chapter === undefined) return <GuideScreen org={org} viewer={false} />;
  return <GuideChapterScreen key={chapter} org={org} viewer={false} slug={chapter} />;
}
