import type { OrderingOf, ProjectFigure, ProjectOrdering } from '@milieuspoor/contract';
import {
  CONTRACT_TYPE_LABELS,
  CONTRACT_TYPES,
  type Language,
  type NextStepSubject,
  PROJECT_STATUSES,
  type ProjectStatus,
  plainText,
  SECTOR_LABELS,
  SECTORS,
  type SearchedWord,
  type Sector,
  STATUS_LABELS,
  searchedWords,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { inOrder } from '../../database/search-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { PROJECT_COLUMNS, PROJECTS, type ProjectRow } from './projects.queries.ts';

/** An order by what stands in the row of a project. */
export type RowOrdering = Exclude<ProjectOrdering, OrderingOf<readonly ProjectFigure[]>>;

/** The filters of a list of projects. */
export interface ProjectListFilters {
  /** of one organisation; null for the whole scope */
  readonly slug: string | null;
  readonly search: string;
  readonly status: ProjectStatus | null;
  readonly sector: Sector | null;
  /** only projects that this account started or is a member of */
  readonly workedOnBy: string | null;
  /** the language of the labels that are searched and sorted by */
  readonly language: Language;
}

/** The filters of a list of projects, its order and its page. */
export interface ProjectListQuestion extends ProjectListFilters {
  readonly ordering: RowOrdering;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of projects; of a search in the default order the best matches come first. */
export async function listProjects(
  queries: Queries,
  scope: Scope,
  asked: ProjectListQuestion,
): Promise<{ count: number; items: ProjectRow[] }> {
  const { page, pageSize, language } = asked;
  const words = searchedWords(asked.search);
  const condition = matches(scope, asked);
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${PROJECTS} WHERE ${condition}`,
  );
  const items = await listRows<ProjectRow>(
    queries,
    sql`
      SELECT ${PROJECT_COLUMNS} FROM ${PROJECTS} WHERE ${condition}
      ORDER BY ${words.length > 0 && asked.ordering === BEST_FIRST ? sql`${rankOf(asked.search, words)},` : sql``}
        ${inOrder(asked.ordering, orderColumns(language), sql`project.id`)}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

/** Returns the ids of all projects that a filter leaves, last modified first. */
export async function listProjectIds(
  queries: Queries,
  scope: Scope,
  filters: ProjectListFilters,
): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`
      SELECT project.id FROM ${PROJECTS} WHERE ${matches(scope, filters)}
      ORDER BY project.modified_at DESC, project.id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns projects by their ids, in the order of those; what lies outside the scope is left out. */
export async function listProjectsById(
  queries: Queries,
  scope: Scope,
  ids: readonly string[],
): Promise<ProjectRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${PROJECT_COLUMNS} FROM ${PROJECTS}
      JOIN unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS asked (id, place) ON asked.id = project.id
      WHERE ${inScope(scope, sql`project.organisation_id`)}
      ORDER BY asked.place`,
  );
}

/** Returns the condition that a project lies within the scope and is left by the filters. */
export function matches(
  scope: Scope,
  { slug, search, status, sector, workedOnBy, language }: ProjectListFilters,
): SQL {
  return sql.join(
    [
      inScope(scope, sql`project.organisation_id`),
      ...(slug === null ? [] : [sql`organisation.slug = ${slug}`]),
      ...(status === null ? [] : [sql`project.status = ${status}`]),
      ...(sector === null ? [] : [sql`project.sector = ${sector}`]),
      ...(workedOnBy === null ? [] : [isWorkedOnBy(workedOnBy)]),
      ...searchedWords(search).map((word) => hasWord(word, language)),
    ],
    sql` AND `,
  );
}

function isWorkedOnBy(accountId: string): SQL {
  return sql`(
    EXISTS (
      SELECT FROM project_member
      WHERE project_member.project_id = project.id AND project_member.organisation_id = project.organisation_id
        AND project_member.account_id = ${accountId}
    ) OR EXISTS (
      SELECT FROM history_entry
      WHERE history_entry.project_id = project.id AND history_entry.organisation_id = project.organisation_id
        AND history_entry.subject_type = 'project' AND history_entry.action = 'created'
        AND history_entry.account_id = ${accountId}
    )
  )`;
}

/** The order of who chose none: who searches looks for the best match. */
const BEST_FIRST: RowOrdering = '-modified';

/**
 * Returns how far down a project belongs among the matches of a search: first the one of that very name, then those whose
 * name has the words as they were typed, then those with all words in name and place; last those with a word in a label or
 * a date.
 */
function rankOf(search: string, words: readonly SearchedWord[]): SQL {
  const typed = words.map(({ word }) => word).join(' ');
  const name = plainSql(sql`project.name`);
  return sql`CASE WHEN ${name} = ${plainText(search).trim()} THEN 0 WHEN strpos(${name}, ${typed}) > 0 THEN 1
    WHEN ${sql.join(words.map(inText), sql` AND `)} THEN 2 ELSE 3 END`;
}

/**
 * Does what `plainText` does, in the database; it removes accents first, since not every locale knows the small forms of those
 * letters.
 */
const plainSql = (text: SQL) =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;

const NAME_AND_PLACE = plainSql(sql`project.name || ' ' || project.location`);

/** Returns the condition that a word occurs in the name or the place; a number as a whole. */
function inText({ word, kind }: SearchedWord): SQL {
  if (kind === 'number') return sql`${NAME_AND_PLACE} ~ ${`(^|[^0-9])${word}([^0-9]|$)`}`;
  return sql`strpos(${NAME_AND_PLACE}, ${word}) > 0`;
}

/**
 * Returns the condition that a word occurs in what the list shows of a project: in its own text, in the label of one of its
 * choices, or, of a date, in the day of its last change.
 */
function hasWord(searched: SearchedWord, language: Language): SQL {
  const { word, kind } = searched;
  if (kind === 'date') return sql`(${inText(searched)} OR strpos(${SHOWN_DAYS}, ${word}) > 0)`;
  const among = <Choice extends string>(
    choices: readonly Choice[],
    labels: Readonly<Record<Choice, string>>,
  ) => sql.param(choices.filter((choice) => plainText(labels[choice]).includes(word)));
  return sql`(
    ${inText(searched)}
    OR project.status = ANY(${among(PROJECT_STATUSES, STATUS_LABELS[language])}::text[])
    OR project.contract_type = ANY(${among(CONTRACT_TYPES, CONTRACT_TYPE_LABELS[language])}::text[])
    OR project.sector = ANY(${among(SECTORS, SECTOR_LABELS[language])}::text[])
  )`;
}

/** The day of the last change, in the formats of screens and files. */
const SHOWN_DAYS = sql`to_char(project.modified_at AT TIME ZONE 'Europe/Amsterdam', 'DD-MM-YYYY DD/MM/YYYY')`;

/** Returns the columns to sort by: a status by its place in a project's life, a choice by its label. */
function orderColumns(
  language: Language,
): Readonly<Record<'modified' | 'name' | 'status' | 'contract' | 'sector', SQL[]>> {
  const byLabel = <Choice extends string>(
    choices: readonly Choice[],
    labels: Readonly<Record<Choice, string>>,
  ) => sql.param(choices.toSorted((left, right) => labels[left].localeCompare(labels[right], language)));
  const contracts = byLabel(CONTRACT_TYPES, CONTRACT_TYPE_LABELS[language]);
  const sectors = byLabel(SECTORS, SECTOR_LABELS[language]);
  return {
    modified: [sql`project.modified_at`],
    name: [plainSql(sql`project.name`)],
    status: [sql`array_position(${sql.param(PROJECT_STATUSES)}::text[], project.status)`],
    contract: [sql`array_position(${contracts}::text[], project.contract_type)`],
    sector: [sql`array_position(${sectors}::text[], project.sector)`],
  };
}

/** The facts about a project's calculations and bidders that decide its next step. */
export type StepFactsRow = { readonly projectId: string } & {
  readonly [Fact in
    | 'activeDesignBaseline'
    | 'activeDesignOptimization'
    | 'activeAsBuiltBaseline'
    | 'activeAsBuiltOptimization'
    | 'storedDesignBaseline'
    | 'storedDesignOptimization'
    | 'storedAsBuiltOptimization'
    | 'winnerChosen']: boolean;
} & Pick<NextStepSubject, 'applicantCount'>;

/**
 * Returns the facts of some projects in one query; for each project within the scope, including those without
 * calculations.
 */
export async function listStepFacts(
  queries: Queries,
  scope: Scope,
  projectIds: readonly string[],
): Promise<StepFactsRow[]> {
  const stored = (type: string) => sql`coalesce(bool_or(calculation.calculation_type = ${type}), false)`;
  const active = (type: string) =>
    sql`coalesce(bool_or(calculation.calculation_type = ${type} AND calculation.active), false)`;
  return listRows(
    queries,
    sql`
      SELECT project.id AS "projectId",
        ${active('design-baseline')} AS "activeDesignBaseline",
        ${active('design-optimization')} AS "activeDesignOptimization",
        ${active('as-built-baseline')} AS "activeAsBuiltBaseline",
        ${active('as-built-optimization')} AS "activeAsBuiltOptimization",
        ${stored('design-baseline')} AS "storedDesignBaseline",
        ${stored('design-optimization')} AS "storedDesignOptimization",
        ${stored('as-built-optimization')} AS "storedAsBuiltOptimization",
        ${active('applicant')} AS "winnerChosen",
        (
          SELECT count(*) FROM applicant
          WHERE applicant.project_id = project.id AND applicant.organisation_id = project.organisation_id
            AND applicant.deleted_at IS NULL
        )::int AS "applicantCount"
      FROM project
      LEFT JOIN calculation ON calculation.project_id = project.id
        AND calculation.organisation_id = project.organisation_id AND calculation.deleted_at IS NULL
      WHERE project.id = ANY(${sql.param(projectIds)}::uuid[]) AND ${inScope(scope, sql`project.organisation_id`)}
      GROUP BY project.id, project.organisation_id`,
  );
}
