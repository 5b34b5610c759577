import { PRESENTATION_KEY, PRESENTATIONS, remembered } from '../../features/projects/list/shown-as.ts';
import { keptBandRoom } from '../../features/statistics/band/kept-band-room.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { FRAME_ATTRIBUTE, FRAME_ID } from '../../ui/page/page-frame.ts';
import { lastOrganisation, lastScreen } from '../last-organisation.ts';
import { isDrawerCollapsed } from '../shell/drawer-collapsed.ts';
import { frameOf } from './frame-of.ts';

/** Shows the frame that belongs to the address, with working links, until the application takes it away. */
function show(): void {
  const frame = document.getElementById(FRAME_ID);
  if (!frame) return;
  const { documentElement: page } = document;
  const known = frameOf({
    hash: window.location.hash,
    signedIn: sessionToken() !== null,
    last: { org: lastOrganisation(), screen: lastScreen() },
  });
  page.setAttribute(FRAME_ATTRIBUTE, known.frame);
  const slim = remembered(PRESENTATION_KEY, PRESENTATIONS) === 'table';
  frame.toggleAttribute('data-slim', slim);
  const room = known.org === null ? null : keptBandRoom({ organisationSlug: known.org, slim });
  if (room !== null) frame.style.setProperty('--f-band', `${room}px`);
  frame.toggleAttribute('data-collapsed', isDrawerCollapsed());
  for (const link of frame.querySelectorAll('a')) {
    const { place = '' } = link.dataset;
    link.href = `#/o/${known.org}/${place}`;
    // The link around our name is none of the places of the drawer.
    if (place === known.place && link.closest('nav')) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (page.lang !== 'en') return;
  for (const text of frame.querySelectorAll<HTMLElement>('[data-en]'))
    text.textContent = text.dataset.en ?? '';
  for (const named of frame.querySelectorAll<HTMLElement>('[data-en-name]'))
    named.ariaLabel = named.dataset.enName ?? '';
}

show();
// Somebody may follow one of its links before the application is there.
window.addEventListener('hashchange', show);
