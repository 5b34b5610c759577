import { paths } from '../lib/paths.ts';
import type { Destination } from './guard.ts';

/** Returns the address of a destination that a guard decided on. */
export function pathTo(destination: Destination) {
  switch (destination.kind) {
    case 'dashboard':
      return paths.dashboard(destination.org);
    case 'viewer-dashboard':
      return paths.viewerDashboard(destination.org);
    case 'second-factor':
      return paths.secondFactor();
    case 'no-organisation':
      return paths.home();
  }
}
