/** The kinds of rows that a digest vouches for, as they stand in it. */
export const PROOF_KINDS = ['history', 'file', 'issued', 'issued-file', 'report'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/**
 * How rows are put into words before they are hashed. Each digest carries its own, and is verified by that: whoever adds a field of a
 * person raises the number, and digests of before are read as they were made.
 */
export interface ProofForm {
  readonly number: number;
  /** fields of a change that name a person or how to reach them, as `without_person` of the migrations knows them */
  readonly person_fields: readonly string[];
  /** what an entry is about where the name of that is a person's */
  readonly person_subjects: readonly string[];
}

export const PROOF_FORM = {
  number: 1,
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
