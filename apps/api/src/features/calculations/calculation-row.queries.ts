import {
  CALCULATION_FIELDS,
  type CalculationState,
  type CalculationType,
  type ScopeMeaning,
  type ScopeQuantity,
  type ScopeSubject,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import type { Problem } from '@milieuspoor/workbook';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { readColumns } from '../../database/stated-columns.ts';
import { tenderSealed } from '../bids/sealed/bid-seen.queries.ts';
import type { GivenAnswer, WeightsVersions } from './figures/stored-calculation.ts';
import { weighsIn } from './figures/weighs-in.queries.ts';
import { UNCONTRADICTED } from './scope/scope-answers.queries.ts';
import { STORED_TOTALS, type StoredTotal } from './stored-totals.queries.ts';

/** An answer about what a calculation leaves empty, as it is shown. */
export interface ShownScopeAnswer {
  readonly subject: ScopeSubject;
  readonly meaning: ScopeMeaning;
  readonly posts: number;
  /** '' for a deleted account */
  readonly answeredBy: string;
  /** in ISO 8601 */
  readonly answeredAt: string;
}

export interface CalculationRow extends CalculationState {
  readonly id: string;
  /** rises with every change by a person */
  readonly revision: number;
  readonly organisationId: string;
  readonly projectId: string;
  readonly calculationType: CalculationType;
  /** the bidder; null for the organisation's own */
  readonly applicantId: string | null;
  readonly applicantName: string | null;
  /** its number in the report (D-80); null for one outside the report, and for one whose bid is sealed */
  readonly variant: number | null;
  readonly fileName: string;
  readonly fileSha256: Buffer;
  /** the name of the file with quantities that it was made of; null for an upload */
  readonly quantitiesFile: string | null;
  /** the products that it was made with of which the declaration ends, with its last day as YYYY-MM-DD; by name */
  readonly usedDeclarations: readonly { readonly name: string; readonly validUntil: string }[];
  /** identifies the code that read the file; null for one from before that was recorded */
  readonly readerVersion: string | null;
  readonly sets: readonly SetCode[];
  readonly headlineSet: SetCode;
  readonly headlineMkiEur: number;
  readonly headlineCo2Kg: number | null;
  /** the version of the weights in each of its sets; null in the others */
  readonly weightsVersions: WeightsVersions;
  /** per set, the weights of that version that count and that nobody confirmed; null where there are none */
  readonly unconfirmedWeights: Readonly<Record<SetCode, readonly string[] | null>>;
  /** the warnings and the notes of the import */
  readonly warnings: readonly Problem[];
  /** the questions to its uploader, with the answers */
  readonly answers: readonly GivenAnswer[];
  /**
   * the answers about the posts and modules that it leaves empty, each with the posts for which it is the last; the
   * answers about posts that it lacks are those beside the calculation of the last such answer
   */
  readonly scopeAnswers: readonly ShownScopeAnswer[];
  /**
   * number of posts without such an answer, in it and in the active one on the other side; 0 when no question follows
   * from it
   */
  readonly scopeOpenPosts: number;
  /** the quantities that are not compared with that one */
  readonly scopeRefuses: readonly ScopeQuantity[];
  /**
   * whether the values behind its MKI per module were not stored at its import, so that only its modules are compared
   */
  readonly scopeModulesOnly: boolean;
  readonly createdAt: Date;
  /** the moment of its last change by a person; its creation until then */
  readonly modifiedAt: Date;
  readonly deletedAt: Date | null;
  /** who deleted it, as named in the history; null when it exists or the person is unknown */
  readonly deletedBy: string | null;
  readonly itemCount: number;
  /** its totals in each of its sets; null in the others */
  readonly totals: Readonly<Record<SetCode, StoredTotal | null>>;
  readonly primaryTon: number | null;
  readonly secondaryTon: number | null;
  readonly biobasedTon: number | null;
  /** number of items that declare each resource, in the order of RESOURCE_KEYS */
  readonly resourceItems: readonly number[];
}

const USED_DECLARATIONS = sql`(
  SELECT coalesce(json_agg(json_build_object('name', version.name, 'validUntil', version.valid_until)
    ORDER BY version.name, version.valid_until), '[]')
  FROM product_use AS used JOIN product_version AS version ON version.product_id = used.product_id
    AND version.version = used.version
    AND version.tenant_id IN (used.organisation_id, ${OF_NO_ORGANISATION}::uuid)
  WHERE used.calculation_id = calculation.id AND used.organisation_id = calculation.organisation_id
    AND version.valid_until IS NOT NULL)`;

export const WEIGHTS_VERSIONS = perSet((set) => sql`calculation.${sql.identifier(`${set}_weights_version`)}`);

const UNCONFIRMED_WEIGHTS = perSet(
  (set) => sql`(
    SELECT codes FROM unconfirmed_weights
    WHERE set_code = ${sql.raw(`'${set}'`)} AND version = calculation.${sql.identifier(`${set}_weights_version`)}
      AND ${weighsIn(set)})`,
);

function perSet(partOf: (set: SetCode) => SQL): SQL {
  const pairs = SET_CODES.map((set) => sql`${sql.raw(`'${set}'`)}, ${partOf(set)}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * A report has the ticked calculations. A sealed bid is in none, not even for its maker: a number for it would reveal
 * it.
 */
const inReport = (calculation: SQL) => sql`(
  ${calculation}.include_in_report AND ${calculation}.deleted_at IS NULL AND (${calculation}.applicant_id IS NULL OR EXISTS (
    SELECT FROM project AS tender WHERE tender.id = ${calculation}.project_id AND NOT ${tenderSealed(sql`tender`)})))`;

/** Baselines first, then the oldest (D-80). */
const reportOrder = (calculation: SQL) => sql`(
  ${calculation}.calculation_type NOT IN ('design-baseline', 'as-built-baseline'), ${calculation}.created_at,
  ${calculation}.id)`;

const VARIANT = sql`CASE WHEN ${inReport(sql`calculation`)} THEN (
  SELECT count(*)::int FROM calculation AS other
  WHERE other.project_id = calculation.project_id AND ${inReport(sql`other`)}
    AND ${reportOrder(sql`other`)} <= ${reportOrder(sql`calculation`)}) END`;

/** The answers that count for any post: of several about one post the last, in the order in which they were given. */
const SCOPE_ANSWERS = sql`(
  SELECT coalesce(json_agg(json_build_object('subject', holding.subject, 'meaning', holding.meaning,
    'posts', holding.posts,
    'answeredBy', coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, ''),
    'answeredAt', holding.answered_at) ORDER BY holding.id), '[]')
  FROM (
    SELECT id, subject, meaning, answered_by, answered_at, count(*)::int AS posts
    FROM (
      SELECT DISTINCT ON (given.subject, place) given.*
      FROM (
        SELECT answer.id, answer.subject, answer.meaning, answer.answered_by, answer.answered_at, answer.against_id,
          ${UNCONTRADICTED} AS places,
          first_value(answer.against_id) OVER (PARTITION BY answer.subject ORDER BY answer.id DESC) AS last_against
        FROM scope_answer AS answer
        WHERE answer.calculation_id = calculation.id AND answer.organisation_id = calculation.organisation_id
      ) AS given CROSS JOIN LATERAL unnest(given.places) AS place
      WHERE given.subject <> 'posts' OR given.against_id = given.last_against
      ORDER BY given.subject, place, given.id DESC
    ) AS last_said
    GROUP BY id, subject, meaning, answered_by, answered_at
  ) AS holding LEFT JOIN account ON account.id = holding.answered_by)`;

/**
 * The pairs of the calculation: with the active one of its phase, or with the design baseline that an as-built phase
 * keeps. Bids of others are not included: they may be sealed.
 */
const OF_ITS_PAIRS = sql`
  FROM pair_scope AS pair JOIN calculation AS other ON other.organisation_id = pair.organisation_id
    AND other.id = CASE WHEN pair.baseline_id = calculation.id THEN pair.optimization_id ELSE pair.baseline_id END
  WHERE calculation.id IN (pair.baseline_id, pair.optimization_id)
    AND pair.organisation_id = calculation.organisation_id
    AND (calculation.active OR calculation.applicant_id IS NOT NULL)
    AND other.active AND other.deleted_at IS NULL AND other.applicant_id IS NULL
    AND ((calculation.calculation_type LIKE 'as-built%') = (other.calculation_type LIKE 'as-built%') OR EXISTS (
      SELECT FROM project WHERE project.id = calculation.project_id AND project.asbuilt_scope_changed IS FALSE
        AND 'design-baseline' IN (calculation.calculation_type, other.calculation_type)
        AND 'as-built-optimization' IN (calculation.calculation_type, other.calculation_type)))`;

const IN_HEADLINE_SET = sql`pair.set_code = calculation.headline_set`;

/**
 * Counts the open posts in the set with the most, because the gaps of one set alone are asked as well; for a bid, in
 * the set in which it is scored.
 */
const SCOPE_OPEN_POSTS = sql`(
  SELECT coalesce(max(pair.unanswered_posts), 0)::int
  ${OF_ITS_PAIRS} AND (${IN_HEADLINE_SET} OR calculation.applicant_id IS NULL))`;

const SCOPE_REFUSES = sql`(
  SELECT to_json(array_remove(ARRAY[
    CASE WHEN bool_or(pair.mki_open) THEN 'mki' END, CASE WHEN bool_or(pair.co2_open) THEN 'co2' END,
    CASE WHEN bool_or(pair.resources_open) THEN 'resources' END], NULL))
  ${OF_ITS_PAIRS} AND ${IN_HEADLINE_SET})`;

/** All items of a calculation were stored with the values behind them or without, so the first one tells. */
const SCOPE_MODULES_ONLY = sql`coalesce((
  SELECT CASE calculation.headline_set WHEN 'a1' THEN item.a1_declared ELSE item.a2_declared END IS NULL
  FROM calculation_item AS item
  WHERE item.calculation_id = calculation.id AND item.organisation_id = calculation.organisation_id
    AND CASE calculation.headline_set WHEN 'a1' THEN item.a1_mki_eur ELSE item.a2_mki_eur END IS NOT NULL
  ORDER BY item.position LIMIT 1), false)`;

export const CALCULATION_COLUMNS = sql`
  calculation.id, calculation.revision, calculation.organisation_id AS "organisationId", calculation.project_id AS "projectId",
  calculation.calculation_type AS "calculationType", calculation.applicant_id AS "applicantId",
  applicant.name AS "applicantName", ${readColumns('calculation', CALCULATION_FIELDS)}, ${VARIANT} AS variant, calculation.file_name AS "fileName",
  (SELECT name FROM quantities_file WHERE quantities_file.calculation_id = calculation.id
    AND quantities_file.organisation_id = calculation.organisation_id) AS "quantitiesFile",
  ${USED_DECLARATIONS} AS "usedDeclarations",
  calculation.file_sha256 AS "fileSha256", calculation.reader_version AS "readerVersion", calculation.sets, calculation.headline_set AS "headlineSet",
  calculation.headline_mki_eur AS "headlineMkiEur", calculation.headline_co2_kg AS "headlineCo2Kg",
  ${WEIGHTS_VERSIONS} AS "weightsVersions", ${UNCONFIRMED_WEIGHTS} AS "unconfirmedWeights", calculation.warnings,
  calculation.answers, ${SCOPE_ANSWERS} AS "scopeAnswers", ${SCOPE_OPEN_POSTS} AS "scopeOpenPosts",
  ${SCOPE_REFUSES} AS "scopeRefuses", ${SCOPE_MODULES_ONLY} AS "scopeModulesOnly",
  calculation.created_at AS "createdAt",
  coalesce(calculation.modified_at, calculation.created_at) AS "modifiedAt", calculation.deleted_at AS "deletedAt",
  CASE WHEN calculation.deleted_at IS NOT NULL THEN (
    SELECT actor_name FROM history_entry
    WHERE project_id = calculation.project_id AND subject_id = calculation.id AND action = 'deleted'
    ORDER BY history_entry.id DESC LIMIT 1
  ) END AS "deletedBy",
  ${STORED_TOTALS} AS totals, total.item_count AS "itemCount", total.primary_ton AS "primaryTon",
  total.secondary_ton AS "secondaryTon", total.biobased_ton AS "biobasedTon",
  total.resource_items AS "resourceItems"`;

export const CALCULATIONS = sql`
  calculation JOIN calculation_total AS total
    ON total.calculation_id = calculation.id AND total.level = 'calculation'
  LEFT JOIN applicant ON applicant.id = calculation.applicant_id`;

/** A calculation as another one is compared with it. */
export type StandingCalculation = Pick<
  CalculationRow,
  'id' | 'organisationId' | 'name' | 'sets' | 'headlineSet' | 'headlineMkiEur' | 'weightsVersions'
>;

export const STANDING_COLUMNS = sql`id, organisation_id AS "organisationId", name, sets, ${WEIGHTS_VERSIONS} AS "weightsVersions",
  headline_set AS "headlineSet", headline_mki_eur AS "headlineMkiEur"`;
