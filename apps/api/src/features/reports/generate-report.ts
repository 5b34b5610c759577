import { createHash } from 'node:crypto';
import type { HouseStyle, Report, ReportPicture } from '@milieuspoor/documents';
import type { Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/gate.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { refuseUnwritten } from '../documents/refuse-unwritten.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { type DescribedReport, describeReport } from './describing/describe-report.ts';
import type { MakingObserver } from './making/report-making.ts';
import {
  type CheckedPicture,
  checkPictures,
  refuseUnreadable,
  type SentPicture,
} from './pictures/check-pictures.ts';
import { describePicture } from './pictures/describe-picture.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { reportFileName } from './report-file-name.ts';
import { findSameReport, insertReport, type NewReport } from './reports.queries.ts';

interface ReportRequest {
  readonly projectId: string;
  readonly calculationIds: readonly string[];
  readonly pictures: readonly SentPicture[];
  readonly language: Language;
  /** aborted once nobody waits for it any more */
  readonly signal: AbortSignal;
  readonly observer: MakingObserver;
}

type Maker = Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter' | 'chartDrawer'>;

/** Makes the report of a project; when the requester is gone meanwhile, it is not finished or stored. */
export async function generateReport(
  dependencies: Maker,
  caller: Caller,
  request: ReportRequest,
): Promise<Outcome<FileAnswer>> {
  try {
    return await makeReport(dependencies, caller, request);
  } catch (cause) {
    if (!request.signal.aborted) throw cause;
    return refused({ kind: 'conflict', message: message('report-called-off') });
  }
}

/**
 * Makes the report of a project as a Word document, and stores it. The same choice, while nothing in it has changed,
 * gives the former report: same bytes, same date, same maker.
 */
async function makeReport(
  dependencies: Maker,
  caller: Caller,
  { projectId, calculationIds, pictures: sent, language, signal, observer }: ReportRequest,
): Promise<Outcome<FileAnswer>> {
  const { database, clock, documentWriter } = dependencies;
  const pictures = checkPictures(sent);
  if (!pictures.ok) return pictures;
  const now = clock.now();
  const described = await database.transaction((queries) =>
    describeReport(queries, dependencies, caller, { projectId, calculationIds, language, now }),
  );
  if (!described.ok) return described;
  const { project, calculations, style } = described.value;
  const fileName = reportFileName(project.name, 'docx');
  const report = withPictures(described.value, pictures.value, language);
  const fingerprint = fingerprintOf(report, { language, style });
  const same = await findSameReport(database.queries, project, fingerprint);
  if (same) return done({ fileName, bytes: same.bytes });
  documentWriter.prepare();
  const drawn = await drawPictures(dependencies, caller, described.value, {
    language,
    sent: report.pictures,
    signal,
    observer,
  });
  if (!drawn.ok) return drawn;
  observer.writing();
  const written = await documentWriter.writeReport(
    { subject: { ...report, pictures: drawn.value }, sent: report.pictures, language, style },
    { organisationId: project.organisationId, memberId: caller.accountId, signal },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  if (written.value.kind === 'broken-picture') return refuseUnreadable(written.value);
  signal.throwIfAborted();
  const { document, workbook } = written.value;
  const kept = await keep(dependencies, described.value, {
    accountId: caller.accountId,
    makerName: report.madeBy,
    language,
    calculations: calculations.map(({ id, name }, place) => ({
      uuid: id,
      variant: report.variants[place]?.number ?? 0,
      name,
    })),
    fingerprint,
    sha256: createHash('sha256').update(document).digest(),
    workbookSha256: createHash('sha256').update(workbook).digest(),
    document,
    workbook,
    createdAt: now,
  });
  return done({ fileName, bytes: kept });
}

/**
 * Adds the pictures. A picture of the comparison may show a bid that the report omits, since its maker sees it: the
 * server draws those again.
 */
function withPictures(
  { report }: DescribedReport,
  pictures: readonly CheckedPicture[],
  language: Language,
): Report {
  const shown = pictures.filter(({ variant }) =>
    variant === null ? !report.sealedLeftOut : report.variants.some(({ number }) => number === variant),
  );
  return { ...report, pictures: shown.map((each): ReportPicture => describePicture(each, language)) };
}

/**
 * Stores a report with its entry in the history, unless the same one was stored meanwhile; returns the bytes that
 * count.
 */
async function keep(
  { database }: Pick<Dependencies, 'database'>,
  { project }: DescribedReport,
  report: NewReport,
): Promise<Uint8Array> {
  return database.transaction(async (queries) => {
    const id = await insertReport(queries, project, report);
    if (id === null) {
      const same = await findSameReport(queries, project, report.fingerprint);
      return same?.bytes ?? report.document;
    }
    await recordHistory(queries, {
      at: report.createdAt,
      accountId: report.accountId,
      organisationId: project.organisationId,
      projectId: project.id,
      subject: { type: 'report', id, name: reportFileName(project.name, 'docx') },
      action: 'created',
      changes: {
        variants: { from: null, to: report.calculations.map(({ variant }) => variant).join(', ') },
        sha256: { from: null, to: report.sha256.toString('hex') },
        workbookSha256: { from: null, to: report.workbookSha256.toString('hex') },
      },
    });
    return report.document;
  });
}

interface Looks {
  readonly language: Language;
  readonly style: HouseStyle;
}

/**
 * Returns a fingerprint of everything that a report states except its moment and its maker, with its style; the
 * server's drawings follow from these.
 */
function fingerprintOf({ madeAt, madeBy, pictures, ...stated }: Report, { language, style }: Looks): Buffer {
  const { template, logo, ...rest } = style;
  const hash = createHash('sha256').update(JSON.stringify([language, stated, rest]));
  for (const bytes of [template, logo?.bytes])
    hash.update(
      createHash('sha256')
        .update(bytes ?? '')
        .digest(),
    );
  for (const { bytes, ...picture } of pictures) hash.update(JSON.stringify(picture)).update(bytes);
  return hash.digest();
}
