import type { Database } from './database/open-database.ts';
import type { LaterRelease } from './database/schema/later-release.ts';
import type { WorkbookReader } from './features/calculations/reading/workbook-reader.ts';
import type { DocumentWriter } from './features/documents/document-writer.ts';
import type { AppSecret } from './platform/app-secret.ts';
import type { Clock } from './platform/clock.ts';
import type { DiskRoom } from './platform/disk/disk-room.ts';
import type { ChartDrawer } from './platform/drawing/chart-drawer.ts';
import type { FaultReporter } from './platform/faults/fault-reporter.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PictureReader } from './platform/pictures/picture-reader.ts';
import type { Settings } from './settings.ts';

/** What the features are given; made once, in app.ts, and handed on by name. */
export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  /** the release that changed the schema since this one started, null as long as none did; absent where none can */
  readonly laterRelease?: () => LaterRelease | null;
  /** the disk of the data folder; absent where nobody watches it */
  readonly disk?: DiskRoom;
  readonly clock: Clock;
  readonly workbookReader: WorkbookReader;
  readonly chartDrawer: ChartDrawer;
  readonly documentWriter: DocumentWriter;
  readonly pictureReader: PictureReader;
  /** hands a mail over; features put theirs into the queue (`queueMail`), in the transaction that they belong to */
  readonly mailer: Mailer;
  readonly secret: AppSecret;
  readonly faults: FaultReporter;
}
