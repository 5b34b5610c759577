import { LANGUAGES } from '@milieuspoor/domain';
import { z } from 'zod';
import { CHART_TITLE_MAX } from '../chart-title.ts';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { VARIANTS_MAX } from '../variants-max.ts';
import { visibleName } from '../visible-text.ts';

/** The largest picture that a report accepts, in bytes. */
export const REPORT_PICTURE_MAX_BYTES = 2 * 1024 * 1024;
/** The largest number of pictures in a report: ten for each of some variants, and those of their comparison. */
export const REPORT_PICTURES_MAX = 120;
/**
 * The limit of the whole request: five times the size of forty charts. The server reads it in one go, and meanwhile
 * answers nobody: 2 ms for each megabyte.
 */
const REPORT_REQUEST_MAX_BYTES = 20 * 1024 * 1024;

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const picture = {
  title: visibleName(CHART_TITLE_MAX).min(1),
  image: z
    .string()
    .regex(/^data:image\/(png|jpeg);base64,/)
    .describe('a PNG or JPEG as data URL, at most 2 MB'),
};

const pictures = <Picture extends z.ZodType>(of: Picture) => z.array(of).max(REPORT_PICTURES_MAX).default([]);

export const generateReport = defineEndpoint({
  id: 'generateReport',
  method: 'POST',
  path: '/api/v1/project/:uuid/generate_report/',
  access: 'report.make',
  summary: 'The report of a project as a Word document: what the chosen calculations come to; staff only',
  description:
    'Its figures are those that are stored. Of a calculation that is chosen the `uuid` says which one it is; all else that is ' +
    'sent of it is left unread. It has to be in the report (`include_in_report`). A bid that is sealed is left out, and the ' +
    'report says so. The same choice, while nothing of it changed, is answered with the very same bytes. In the language of the ' +
    'header Accept-Language.',
  params: z.object({ uuid: z.uuid() }),
  payload: {
    kind: 'json',
    schema: z.object({
      selectedProjectCalculationsData: z
        .array(z.object({ uuid: z.uuid() }))
        .min(1)
        .max(VARIANTS_MAX),
      environmentImpactCalculations: pictures(
        z.object({ variant: z.number().int().min(1).describe('its number'), ...picture }),
      ),
      environmentComparisonCalculations: pictures(z.object(picture)),
      making_key: z
        .uuid()
        .optional()
        .describe('of one’s own making; under it one may ask how far the report is'),
    }),
    maxBytes: REPORT_REQUEST_MAX_BYTES,
  },
  answer: { kind: 'file', status: 200, contentType: WORD_TYPE },
  refusals: [400, 404, 409, 429, 503],
});

/** The stages of making a report, in order: read the figures, draw the charts, write the pages. */
const MAKING_STAGES = ['reading', 'drawing', 'writing'] as const;
export type MakingStage = (typeof MAKING_STAGES)[number];

export const getReportMaking = defineEndpoint({
  id: 'getReportMaking',
  method: 'GET',
  path: '/api/v1/report/making/:uuid/',
  access: 'report.make',
  summary: 'How far the report is that is being made under this `making_key`; staff only',
  description:
    'Of the caller’s own reports only, whichever server of the installation makes them. Its steps are its charts, putting it ' +
    'together and downloading it. `stage` is null, and nothing is counted, for one that is made, or of which nothing was heard ' +
    'for twenty seconds.',
  params: z.object({ uuid: z.uuid().describe('the `making_key`') }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z
      .object({
        stage: z.enum(MAKING_STAGES).nullable(),
        steps_done: z.number().int(),
        steps: z.number().int(),
      })
      .meta({ id: 'ReportMaking' }),
  },
  refusals: [],
});

const reportSchema = z
  .object({
    uuid: z.uuid(),
    project: z.uuid(),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    created_by: z.string().describe('by name, as it was then'),
    language: z.enum(LANGUAGES),
    calculations: z
      .array(z.object({ uuid: z.uuid(), variant: z.number().int(), name: z.string() }))
      .describe('as they were then'),
    sha256: z.string().describe('of the Word document, hexadecimal'),
    xlsx_sha256: z.string().describe('of its workbook, hexadecimal'),
    pdf_sha256: z.string().nullable().describe('of the PDF; null until that is first asked for'),
  })
  .meta({ id: 'Report' });
export type ReportEntry = z.output<typeof reportSchema>;

export const listReports = defineEndpoint({
  id: 'listReports',
  method: 'GET',
  path: '/api/v1/project/:uuid/reports/',
  access: 'report.make',
  summary: 'The reports that were made of a project, newest first; staff only',
  params: z.object({ uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(reportSchema) },
  refusals: [404],
});

const downloading = {
  method: 'GET',
  access: 'report.make',
  params: z.object({ report: z.uuid() }),
  payload: { kind: 'none' },
} as const;

export const downloadReport = defineEndpoint({
  ...downloading,
  id: 'downloadReport',
  path: '/api/v1/report/:report/docx/',
  summary: 'A report as it was made, byte for byte; staff only',
  answer: { kind: 'file', status: 200, contentType: WORD_TYPE },
  refusals: [404],
});

export const downloadReportWorkbook = defineEndpoint({
  ...downloading,
  id: 'downloadReportWorkbook',
  path: '/api/v1/report/:report/xlsx/',
  summary: 'Everything behind a report as a workbook; staff only',
  answer: { kind: 'file', status: 200, contentType: WORKBOOK_TYPE },
  refusals: [404],
});

export const downloadReportPdf = defineEndpoint({
  ...downloading,
  id: 'downloadReportPdf',
  path: '/api/v1/report/:report/pdf/',
  summary: 'A report as a tagged PDF, where the installation can make one; staff only',
  description:
    'Made when it is first asked for and kept: whoever downloads it gets the same bytes. Its last page states the SHA-256 of the Word document and of the workbook. ' +
    'Refused with 409 where it cannot: `GET /api/v1/environment/` says so in `pdf`.',
  answer: { kind: 'file', status: 200, contentType: 'application/pdf' },
  refusals: [404, 409, 429, 503],
});
