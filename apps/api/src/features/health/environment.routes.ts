import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';

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
