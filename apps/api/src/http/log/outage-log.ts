import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { type DiskRoom, inMegabytes } from '../../platform/disk/disk-room.ts';

/** Logs when the database becomes unreachable and reachable again: once, however many requests fail. */
export function logDatabase(app: FastifyInstance, database: Database): void {
  const end = database.observe({
    away: (cause) => app.log.error({ err: cause }, 'the database is out of reach; requests are refused'),
    back: (awayMs) => app.log.warn({ awayMs }, 'the database is back'),
  });
  app.addHook('onClose', async () => end());
}

/** Logs when the disk has little room, when it is full, and when there is room again: once each. */
export function logDisk(app: FastifyInstance, disk: DiskRoom): void {
  const end = disk.observe((room, freeBytes) => {
    const left = { leftMb: inMegabytes(freeBytes) };
    switch (room) {
      case 'none':
        return app.log.error(left, 'disk full: nothing is stored until there is room; reading goes on');
      case 'little':
        return app.log.warn(left, 'the disk has little room left');
      case 'enough':
        return app.log.warn(left, 'the disk has room again');
    }
  });
  app.addHook('onClose', async () => void end());
}
