import type { Frame } from '../../ui/page/page-frame.ts';

/** What the browser knows of a visit before anything is asked. */
export interface KnownVisit {
  /** the address after the page, '#' included */
  readonly hash: string;
  /** false for a visitor, who sees no frame of an organisation */
  readonly signedIn: boolean;
  /** what this browser last showed of an organisation */
  readonly last: { readonly org: string | null; readonly screen: 'work' | 'viewer-dashboard' | null };
}

export interface KnownFrame {
  readonly frame: Frame;
  /** the slug of the organisation whose places the drawer leads to; null in the plain frame */
  readonly org: string | null;
  /** the place within the organisation, as in '#/o/slug/agenda' */
  readonly place: string;
}

const PLAIN: KnownFrame = { frame: 'plain', org: null, place: '' };
const HOME = /^(#\/?)?$/;
const IN_ORGANISATION = /^#\/o\/([^/?]+)\/?([^/?]*)/;

/**
 * Returns the frame for a visit. A browser that last showed the dashboard of a viewer gets the plain one: a wrong frame
 * would jump.
 */
export function frameOf({ hash, signedIn, last }: KnownVisit): KnownFrame {
  if (!signedIn || last.screen !== 'work') return PLAIN;
  if (HOME.test(hash))
    return last.org === null ? PLAIN : { frame: 'dashboard', org: last.org, place: 'dashboard' };
  const [, slug, place = ''] = IN_ORGANISATION.exec(hash) ?? [];
  if (slug === undefined || place === 'viewer-dashboard') return PLAIN;
  const isDashboard = place === '' || place === 'dashboard';
  return {
    frame: isDashboard ? 'dashboard' : 'screen',
    org: slug,
    // A project is opened from the dashboard's item of the drawer.
    place: isDashboard || place === 'project' ? 'dashboard' : place,
  };
}
