import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { tryAlarm } from './alarms/try-alarm.ts';
import { findHealth } from './find-health.ts';
import { toHealth } from './to-health.ts';

/** The routes of the state of the installation, for staff. */
export function healthRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.getHealth, async () =>
      done(toHealth(await findHealth(dependencies), dependencies.settings)),
    ),
    route(endpoints.tryAlarm, async ({ caller }) => tryAlarm(dependencies, caller)),
  ];
}

/** The routes that tell everybody what this environment is and offers. */
export function environmentRoutes({ settings }: Dependencies): Route[] {
  return [
    route(endpoints.getEnvironment, async () =>
      done({
        environment: settings.environment,
        public_url: settings.publicUrl,
        build: settings.build,
        pdf: settings.sofficePath !== null,
        map_tiles: settings.mapTilesUrl,
        sentry_dsn: settings.browserDsn,
      }),
    ),
  ];
}
