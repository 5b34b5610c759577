/** Rows that are never changed. */
export const FIXED_KINDS = [
  'history',
  'file',
  'issued',
  'issued-file',
  'report',
  'decision',
  'answer',
] as const;
export type FixedKind = (typeof FIXED_KINDS)[number];

/** Rows that may change, each time with an entry of the history: a digest vouches for each state that it finds. */
export const CHANGING_KINDS = ['project', 'calculation', 'bid'] as const;
export type ChangingKind = (typeof CHANGING_KINDS)[number];

/** The kinds of rows that a digest vouches for, by their names in the digest. */
export const PROOF_KINDS = [...FIXED_KINDS, ...CHANGING_KINDS] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** The first form in which digests vouch for rows of a kind; earlier digests do not know them. */
export const FORM_OF_KIND: Readonly<Record<ProofKind, number>> = {
  history: 1,
  file: 1,
  issued: 1,
  'issued-file': 1,
  report: 1,
  decision: 2,
  answer: 2,
  project: 2,
  calculation: 2,
  bid: 2,
};

/**
 * How rows are put into words before they are hashed. Each digest carries its own form, and is verified with it:
 * whoever adds a kind or a field of a person raises the number, and earlier digests are read by their own form.
 */
export interface ProofForm {
  readonly number: number;
  /** fields of a change that name a person or how to reach them, as `without_person` of the migrations lists them */
  readonly person_fields: readonly string[];
  /** subjects of entries whose name is the name of a person */
  readonly person_subjects: readonly string[];
}

export const PROOF_FORM = {
  number: 2,
  person_fields: [
    'email',
    'username',
    'firstName',
    'first_name',
    'lastName',
    'last_name',
    'tel',
    'passkey',
    'witness',
    'openingAskedBy',
  ],
  person_subjects: ['account', 'membership', 'project-member', 'message'],
} as const satisfies ProofForm;
