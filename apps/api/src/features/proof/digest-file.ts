import { PROOF_KINDS } from '@milieuspoor/domain';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const digestSchema = z.strictObject({
  product: z.literal('Milieuspoor'),
  form: z.strictObject({
    number: z.number().int().positive(),
    person_fields: z.array(z.string()),
    person_subjects: z.array(z.string()),
  }),
  /** the id of an organisation; the nil identifier for rows without one */
  organization: z.uuid().or(z.literal('00000000-0000-0000-0000-000000000000')),
  number: z.number().int().positive(),
  /** up to its end, in Dutch local time */
  day: z.iso.date(),
  made_at: z.iso.datetime(),
  /** the SHA-256 of the file before it; null for the first */
  previous: sha256.nullable(),
  leaves: z.array(
    z.strictObject({
      kind: z.enum(PROOF_KINDS),
      key: z.string().min(1),
      project: z.uuid().nullable(),
      public: sha256,
      /** the hash of the names in an entry of the history */
      names: sha256.nullable(),
    }),
  ),
});

/** The contents of a digest: which rows existed at the end of a day, each by a hash, and the digest before it. */
export type Digest = z.output<typeof digestSchema>;
export type Leaf = Digest['leaves'][number];

/** Returns the lines of some rows of a digest, at least one. */
export function leafLines(leaves: readonly Leaf[]): Buffer {
  return Buffer.from(leaves.map((leaf) => JSON.stringify(leaf)).join(',\n'));
}

/** Returns a digest as a file, a line for each row; the lines were written some at a time. */
export function joinDigest(head: Omit<Digest, 'leaves'>, lines: readonly Buffer[]): Buffer {
  const between = lines.flatMap((some, at) => (at === 0 ? [some] : [Buffer.from(',\n'), some]));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head).slice(0, -1)},"leaves":[\n`),
    ...between,
    Buffer.from('\n]}\n'),
  ]);
}

/** Reads a digest from the bytes of a file; null for another file. */
export function readDigest(bytes: Uint8Array): Digest | null {
  try {
    return digestSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return null;
  }
}
