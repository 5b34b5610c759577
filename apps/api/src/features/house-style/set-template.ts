import { HOUSE_TEMPLATE_MAX_BYTES } from '@milieuspoor/contract';
import type { TemplateFaultCode } from '@milieuspoor/documents';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidForm, type Outcome } from '../../http/outcome.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { type MessageCode, message } from '../../text/message.ts';
import { refuseUnwritten } from '../documents/refuse-unwritten.ts';
import { changeStyle } from './change-style.ts';
import { NOTHING_SET, toDocumentStyle } from './stored-style.ts';
import type { OwnedStyle } from './to-house-style.ts';

const FAULTS: Readonly<Record<TemplateFaultCode, MessageCode>> = {
  'not-a-document': 'template-not-a-document',
  'password-protected': 'template-password-protected',
  damaged: 'template-damaged',
  'too-large': 'template-unpacks-too-large',
  macros: 'template-macros',
  'embedded-objects': 'template-embedded-objects',
  'external-content': 'template-external-content',
  'active-field': 'template-active-field',
  'picture-breaks-off': 'template-picture-breaks-off',
  'picture-too-large': 'template-picture-too-large',
  'unknown-content': 'template-unknown-content',
  'page-too-small': 'template-page-too-small',
};

interface ChosenTemplate {
  readonly organisationId: string;
  readonly file: UploadedFile;
  /** the place of the section whose page, header and footer are taken, from 0; null for the last */
  readonly section: number | null;
}

/** Sets the Word template of an organisation, which is opened in a process that may break down over it. */
export async function setTemplate(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'documentWriter'>,
  caller: Caller,
  { organisationId, file: { name, bytes }, section }: ChosenTemplate,
): Promise<Outcome<OwnedStyle>> {
  const refuse = (code: MessageCode) => invalidForm(message(code));
  if (bytes.length > HOUSE_TEMPLATE_MAX_BYTES) return refuse('template-too-large');
  const subject = {
    ...toDocumentStyle(NOTHING_SET, { name: '' }),
    template: bytes,
    templateSection: section,
  };
  const inspected = await dependencies.documentWriter.inspectTemplate(
    { subject, language: 'nl', style: null },
    { organisationId, memberId: caller.accountId },
  );
  if (inspected.kind === 'too-complex' || inspected.kind === 'broke-down') return refuse('template-damaged');
  if (inspected.kind !== 'written') return refuseUnwritten(inspected);
  const inspection = inspected.value;
  if (inspection.kind === 'refused')
    return invalidForm(message(FAULTS[inspection.fault], { field: inspection.field ?? '' }));
  return changeStyle(dependencies, caller, organisationId, () =>
    done({ template: bytes, templateName: name, templateTaken: inspection.taken }),
  );
}

export async function removeTemplate(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  organisationId: string,
): Promise<Outcome<OwnedStyle>> {
  return changeStyle(dependencies, caller, organisationId, () =>
    done({ template: null, templateName: null, templateTaken: null }),
  );
}
