import type { Database } from './database/open-database.ts';
import type { LaterRelease } from './database/schema/later-release.ts';
import type { WorkbookReader } from './features/calculations/reading/workbook-reader.ts';
import type { DocumentWriter } from './features/documents/document-writer.ts';
import type { DeclarationReader } from './features/products/reading/declaration-reader.ts';
import type { AppSecret } from './platform/app-secret.ts';
import type { Clock } from './platform/clock.ts';
import type { DiskRoom } from './platform/disk/disk-room.ts';
import type { ChartDrawer } from './platform/drawing/chart-drawer.ts';
import type { FaultReporter } from './platform/faults/fault-reporter.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PictureReader } from './platform/pictures/picture-reader.ts';
import type { Settings } from './settings.ts';

/** The objects that the features use; made once, in app.ts, and passed on by name. */
export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  /**
   * returns the release that changed the schema since this one started, null as long as none did; absent where none can
   */
  readonly laterRelease?: () => LaterRelease | null;
  /** the disk of the data folder; absent where it is not watched */
  readonly disk?: DiskRoom;
  readonly clock: Clock;
  readonly workbookReader: WorkbookReader;
  readonly chartDrawer: ChartDrawer;
  readonly documentWriter: DocumentWriter;
  readonly pictureReader: PictureReader;
  readonly declarationReader: DeclarationReader;
  /** delivers a mail; features put theirs into the queue (`queueMail`), in their own transaction */
  readonly mailer: Mailer;
  readonly secret: AppSecret;
  readonly faults: FaultReporter;
}
