import { endpoints } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { type FileAnswer, type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { createPdfMaker } from '../documents/pdf-maker.ts';
import { NO_PDF, PDF_NOT_MADE } from '../documents/pdf-refusals.ts';
import { refuseUnwritten } from '../documents/refuse-unwritten.ts';
import { findAdminOrganisation } from '../organisations/admin-organisations.queries.ts';
import { seenVersion } from '../projects/seen-version.ts';
import { changeStyleFields } from './change-style-fields.ts';
import { findHouseStyle } from './house-style.queries.ts';
import { removeLogo, setLogo } from './set-logo.ts';
import { removeTemplate, setTemplate } from './set-template.ts';
import { findDocumentStyle, NOTHING_SET } from './stored-style.ts';
import { type OwnedStyle, toHouseStyle } from './to-house-style.ts';

/** The routes of the look of an organisation's Word documents, which staff set. */
export function houseStyleRoutes(dependencies: Dependencies): Route[] {
  const { sofficePath } = dependencies.settings;
  const pdfMaker = sofficePath === null ? null : createPdfMaker(sofficePath);
  return [
    route(endpoints.getHouseStyle, async ({ params }) =>
      answered(await find(dependencies, params.organization)),
    ),
    route(
      endpoints.updateHouseStyle,
      async ({ caller, params, body, call }) =>
        answered(
          await changeStyleFields(dependencies, caller, {
            organisationId: params.organization,
            input: body,
            seen: seenVersion(call.ifMatch, body),
          }),
        ),
      async ({ params }) => {
        const found = await find(dependencies, params.organization);
        return found.ok ? toHouseStyle(found.value) : null;
      },
    ),
    route(endpoints.putHouseLogo, async ({ caller, params, file }) =>
      answered(await setLogo(dependencies, caller, params.organization, file)),
    ),
    route(endpoints.removeHouseLogo, async ({ caller, params }) =>
      answered(await removeLogo(dependencies, caller, params.organization)),
    ),
    route(endpoints.putHouseTemplate, async ({ caller, params, body, file }) =>
      answered(
        await setTemplate(dependencies, caller, {
          organisationId: params.organization,
          file,
          section: body.section ?? null,
        }),
      ),
    ),
    route(endpoints.downloadHouseTemplate, async ({ params }) => {
      const row = await findHouseStyle(dependencies.database.queries, params.organization);
      return row?.template ? done({ fileName: row.templateName ?? '', bytes: row.template }) : NOT_FOUND;
    }),
    route(endpoints.removeHouseTemplate, async ({ caller, params }) =>
      answered(await removeTemplate(dependencies, caller, params.organization)),
    ),
    route(endpoints.makeStyledExample, async ({ caller, params, call }) =>
      makeExample(dependencies, caller, { organisationId: params.organization, language: call.language }),
    ),
    route(endpoints.printStyledExample, async ({ caller, params, call }) => {
      if (!pdfMaker) return NO_PDF;
      const asked = { organisationId: params.organization, language: call.language };
      const example = await makeExample(dependencies, caller, asked);
      if (!example.ok) return example;
      const { bytes: document, fileName } = example.value;
      const bytes = await pdfMaker(document, fileName);
      return bytes ? done({ fileName: fileName.replace(/docx$/, 'pdf'), bytes }) : PDF_NOT_MADE;
    }),
  ];
}

async function find(
  { database: { queries } }: Pick<Dependencies, 'database'>,
  organisationId: string,
): Promise<Outcome<OwnedStyle>> {
  const organisation = await findAdminOrganisation(queries, organisationId);
  if (!organisation) return NOT_FOUND;
  return done({ organisation, row: (await findHouseStyle(queries, organisationId)) ?? NOTHING_SET });
}

async function makeExample(
  { database: { queries }, documentWriter }: Pick<Dependencies, 'database' | 'documentWriter'>,
  caller: Caller,
  { organisationId, language }: { readonly organisationId: string; readonly language: Language },
): Promise<Outcome<FileAnswer>> {
  const organisation = await findAdminOrganisation(queries, organisationId);
  if (!organisation) return NOT_FOUND;
  const written = await documentWriter.writeExample(
    { subject: await findDocumentStyle(queries, organisation), language, style: null },
    { organisationId, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  return done({ fileName: `Huisstijl_${organisation.name}.docx`, bytes: written.value });
}

function answered(outcome: Outcome<OwnedStyle>) {
  return outcome.ok ? done(toHouseStyle(outcome.value)) : outcome;
}
