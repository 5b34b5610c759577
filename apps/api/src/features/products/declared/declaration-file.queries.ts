import type { Product } from '@milieuspoor/domain';
import { OF_NO_ORGANISATION } from '../../../database/of-no-organisation.ts';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';
import { knownTo, type ProductAt } from '../products.queries.ts';

/** What a declaration comes to: the figures for one unit of a product. */
export type DeclaredFigures = Pick<Product, 'unit' | 'profiles' | 'resources'>;

/** The file of a declaration, without its bytes. */
export interface DeclarationFileRow extends DeclaredFigures {
  /** the version that it was kept with */
  readonly version: number;
  readonly keptAt: Date;
  readonly name: string;
  readonly sha256: Buffer;
  readonly byteCount: number;
}

interface FileToKeep extends DeclaredFigures {
  readonly productId: string;
  /** null for a product of the provider */
  readonly organisationId: string | null;
  readonly version: number;
  readonly at: Date;
  readonly name: string;
  readonly sha256: Buffer;
  readonly bytes: Uint8Array;
}

/** Keeps the file of a declaration with a version of a product that has none yet. */
export async function insertDeclarationFile(queries: Queries, file: FileToKeep): Promise<void> {
  await queries.execute(sql`
    INSERT INTO declaration_file (product_id, tenant_id, version, kept_at, name, sha256, bytes, unit, profiles, resources)
    VALUES (${file.productId}, ${file.organisationId ?? OF_NO_ORGANISATION}::uuid, ${file.version}, ${file.at}, ${file.name},
      ${file.sha256}, ${Buffer.from(file.bytes)}, ${file.unit}, ${JSON.stringify(file.profiles)}::jsonb,
      ${JSON.stringify(file.resources)}::jsonb)`);
}

/** Of a version of a product that an organisation within the scope has: the file of it, or else of the last version before it. */
function ofVersion(scope: Scope, { organisationId, id }: ProductAt, version: number): SQL {
  return sql`
    FROM declaration_file AS file
    JOIN product ON product.id = file.product_id AND product.tenant_id = file.tenant_id
    WHERE file.product_id = ${id} AND ${knownTo(scope, organisationId)} AND file.version <= ${version}
    ORDER BY file.version DESC LIMIT 1`;
}

/** Returns the file of the declaration of a version of a product that an organisation within the scope has. */
export async function findDeclarationFile(
  queries: Queries,
  scope: Scope,
  at: ProductAt,
  version: number,
): Promise<DeclarationFileRow | null> {
  return findRow(
    queries,
    sql`
      SELECT file.version, file.kept_at AS "keptAt", file.name, file.sha256, octet_length(file.bytes) AS "byteCount",
        file.unit, file.profiles, file.resources ${ofVersion(scope, at, version)}`,
  );
}

/** Returns the bytes of that file. */
export async function findDeclarationBytes(
  queries: Queries,
  scope: Scope,
  at: ProductAt,
  version: number,
): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  return findRow(queries, sql`SELECT file.name, file.bytes ${ofVersion(scope, at, version)}`);
}
