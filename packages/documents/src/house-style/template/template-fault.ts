/** The reasons why a file is refused as a template. */
export const TEMPLATE_FAULTS = [
  'not-a-document',
  'password-protected',
  'damaged',
  'too-large',
  'macros',
  'embedded-objects',
  'external-content',
  'active-field',
  'picture-breaks-off',
  'picture-too-large',
  'unknown-content',
  'page-too-small',
] as const;
export type TemplateFaultCode = (typeof TEMPLATE_FAULTS)[number];

/** Thrown for a file that is refused as a template. */
export class TemplateFault extends Error {
  readonly code: TemplateFaultCode;
  /** the name of the field that is refused; null where it is about something else */
  readonly field: string | null;

  constructor(code: TemplateFaultCode, field: string | null = null) {
    super(`The template is refused: ${code}`);
    this.code = code;
    this.field = field;
  }
}
