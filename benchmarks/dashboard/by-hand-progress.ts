import { sql } from '@milieuspoor/api';
import { type HandWritten, itemsOfSides, modules, resources, rows, total } from './by-hand.ts';

const totalOf = (alias: string) =>
  sql.raw(
    Array.from({ length: 10 }, (_, place) => `coalesce(${alias}.a1_mki_eur[${place + 1}], 0)`).join(' + '),
  );

export const YEARS_QUESTION: HandWritten = {
  name: 'what the projects of each year save and use',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        SELECT extract(year FROM project.design_phase_complete_date) AS year, item.project_id, item.series,
          sum(${total('a1_mki_eur')}) AS mki, sum(${total('a1_co2_kg')}) AS co2,
          bool_or(item.lacks_mki) AS lacks_mki, bool_or(item.lacks_co2) AS lacks_co2, ${resources}
        FROM ${itemsOfSides(slug)} AS item JOIN project ON project.id = item.project_id
        GROUP BY year, item.project_id, item.series`,
    ),
};

const BY_GROUP: HandWritten = {
  name: 'what a difference comes from, by product group and module',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        SELECT item.project_id, item.product_group, item.series, bool_or(item.lacks_mki) AS lacks_mki,
          ${modules('mki', 'a1_mki_eur')}
        FROM ${itemsOfSides(slug)} AS item GROUP BY item.project_id, item.product_group, item.series`,
    ),
};

const BY_KIND: HandWritten = {
  name: 'what a difference comes from, by quantity and profile',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        SELECT pair.project_id,
          sum((after.quantity - before.quantity) * (${totalOf('before')}) / nullif(before.quantity, 0)) AS by_quantity,
          sum((${totalOf('after')}) - after.quantity * (${totalOf('before')}) / nullif(before.quantity, 0))
            AS by_profile
        FROM representative_pair AS pair
        JOIN calculation_item AS before ON before.calculation_id = pair.baseline_id
        JOIN calculation_item AS after ON after.calculation_id = pair.optimization_id
          AND after.post_number = before.post_number
        WHERE pair.organisation_id = (SELECT id FROM organisation WHERE slug = ${slug})
        GROUP BY pair.project_id`,
    ),
};

export const PROMISES_QUESTION: HandWritten = {
  name: 'what was promised and what was built',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        SELECT item.project_id, item.calculation_type, sum(${total('a1_mki_eur')}) AS mki
        FROM (
          SELECT calculation.project_id, calculation.calculation_type, every.* FROM calculation
          JOIN calculation_item AS every ON every.calculation_id = calculation.id
          WHERE calculation.active AND calculation.organisation_id =
            (SELECT id FROM organisation WHERE slug = ${slug})
        ) AS item
        GROUP BY item.project_id, item.calculation_type`,
    ),
};

export const CHANGE_QUESTIONS: readonly HandWritten[] = [BY_GROUP, BY_KIND];

/** What the tab Voortgang asks. */
export const PROGRESS_QUESTIONS: readonly HandWritten[] = [
  YEARS_QUESTION,
  ...CHANGE_QUESTIONS,
  PROMISES_QUESTION,
];

/** What completed projects save each year, and what running ones would add. */
export const GOALS_QUESTION: HandWritten = {
  name: 'what the projects of each year save, and the running ones',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        SELECT extract(year FROM project.design_phase_complete_date) AS year, item.project_id, item.series,
          sum(${total('a1_co2_kg')}) AS co2, bool_or(item.lacks_co2) AS lacks_co2
        FROM ${itemsOfSides(slug, 'project_pair')} AS item JOIN project ON project.id = item.project_id
        GROUP BY year, item.project_id, item.series`,
    ),
};

/** What is missing: of what each side declares, of what is due and of days that were planned. */
export const OPEN_WORK_QUESTIONS: readonly HandWritten[] = [
  {
    name: 'what each side of a project leaves out',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT item.project_id, min(project.name) AS name, item.series, sum(${total('a1_mki_eur')}) AS mki,
            count(*) FILTER (WHERE item.lacks_mki) AS lacking_mki, count(*) FILTER (WHERE item.lacks_co2) AS lacking_co2,
            ${sql.raw(
              Array.from(
                { length: 10 },
                (_, place) =>
                  `count(item.a1_mki_eur[${place + 1}]) AS mki_${place}, count(item.a1_co2_kg[${place + 1}]) AS co2_${place}`,
              ).join(', '),
            )},
            count(item.primary_ton), count(item.secondary_ton), count(item.biobased_ton), count(item.renewable_mj),
            count(item.fossil_mj), count(item.equipment_other_hours), count(item.transport_other_tkm)
          FROM ${itemsOfSides(slug, 'project_pair')} AS item JOIN project ON project.id = item.project_id
          GROUP BY item.project_id, item.series ORDER BY mki DESC`,
      ),
  },
  {
    name: 'what is due, and planned days that went by',
    ask: (queries, slug) =>
      rows(
        queries,
        sql`
          SELECT project.id, project.name, project.status, array_agg(calculation.calculation_type) AS types,
            project.planned_award_date < now() AS award_passed, project.planned_completion_date < now() AS completion_passed
          FROM project LEFT JOIN calculation ON calculation.project_id = project.id AND calculation.active
          WHERE project.organisation_id = (SELECT id FROM organisation WHERE slug = ${slug})
          GROUP BY project.id, project.name, project.status, project.planned_award_date, project.planned_completion_date`,
      ),
  },
];

export const POINTS_QUESTION: HandWritten = {
  name: 'where the projects are and what they come to',
  ask: (queries, slug) =>
    rows(
      queries,
      sql`
        SELECT project.id, project.name, project.location, project.latitude, project.longitude, project.status, item.series,
          sum(${total('a1_mki_eur')}) AS mki, sum(${total('a1_co2_kg')}) AS co2,
          bool_or(item.lacks_mki) AS lacks_mki, bool_or(item.lacks_co2) AS lacks_co2
        FROM project LEFT JOIN ${itemsOfSides(slug, 'project_pair')} AS item ON item.project_id = project.id
        WHERE project.organisation_id = (SELECT id FROM organisation WHERE slug = ${slug})
        GROUP BY project.id, project.name, project.location, project.latitude, project.longitude, project.status, item.series`,
    ),
};
