import { sql } from '@milieuspoor/api';
import { organisationPaths } from '../shared/dashboard-paths.ts';
import { addOrganisations, fill } from '../shared/fill.ts';
import type { RunningApp } from '../shared/running-app.ts';
import {
  CHANGE_QUESTIONS,
  GOALS_QUESTION,
  OPEN_WORK_QUESTIONS,
  POINTS_QUESTION,
  PROMISES_QUESTION,
  YEARS_QUESTION,
} from './by-hand-progress.ts';
import { compareCalls } from './compare-calls.ts';

/** The projects of each of the two organisations. */
const SIZES = [200, 2000] as const;
const ITEMS = 100;
const ROUNDS = 3;
const WORKED_OUT_GOAL = 3;

/**
 * Measures each call of the tab Voortgang, of the drawer's count and of the map by itself, for an organisation of 200 projects and
 * for one of 2,000 in the same database, against the same questions in hand-written SQL about the items.
 */
export async function measureOneOrganisation(app: RunningApp): Promise<void> {
  await fill(app, { organisations: 1, projects: SIZES[0], items: ITEMS });
  await addOrganisations(app, { from: 1, to: 2, projectsEach: SIZES[1] });
  await leaveWork(app);
  for (const [place, projects] of SIZES.entries()) {
    const slug = `organisatie-${place}`;
    const paths = organisationPaths(slug);
    console.log(
      `\n${projects} projects, four calculations of ${ITEMS} items each; medians of ${ROUNDS} rounds\n`,
    );
    for (const [name, asked, questions] of [
      ['over the years', [paths.progress], [YEARS_QUESTION]],
      ['the goals', [paths.goals], [GOALS_QUESTION]],
      ['what the difference comes from', [paths.differences], CHANGE_QUESTIONS],
      ['promised and built', [paths.promises], [PROMISES_QUESTION]],
      ['what is missing', [paths.openWork], OPEN_WORK_QUESTIONS],
      [
        'what is missing, and its count in the drawer',
        [paths.openWork, paths.openWorkCount],
        OPEN_WORK_QUESTIONS,
      ],
      ['the map', [paths.points], [POINTS_QUESTION]],
    ] as const)
      await compareCalls(app, {
        slug,
        name,
        asked,
        questions,
        rounds: ROUNDS,
        workedOutGoal: WORKED_OUT_GOAL,
      });
  }
}

/**
 * Leaves something to do in a third of the projects: designs that run and whose planned award went by, works that are built and
 * not uploaded; gives each project a place on the map, and each organisation a goal.
 */
async function leaveWork({ dependencies: { database } }: RunningApp): Promise<void> {
  const { queries } = database;
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Active', design_phase_complete_date = NULL, project_complete_date = NULL,
      planned_award_date = '2026-01-15'
    WHERE right(name, 1) = '0'`);
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', project_complete_date = NULL WHERE right(name, 1) IN ('1', '2')`);
  await queries.execute(sql`
    UPDATE calculation SET active = false FROM project
    WHERE project.id = calculation.project_id AND right(project.name, 1) IN ('0', '1', '2')
      AND calculation.calculation_type LIKE 'as-built-%'`);
  await queries.execute(sql`
    UPDATE project SET location = 'Meting', latitude = 50.8 + (abs(hashtext(id::text)) % 2600) / 1000.0,
      longitude = 3.5 + (abs(hashtext(name)) % 3600) / 1000.0`);
  await queries.execute(sql`
    INSERT INTO own_goal (indicator, organisation_id, revision, modified_at, steps, decision_number, decision_text, decision_url)
    SELECT 'co2', id, 1, now(), '[{"year": 2030, "percent": 55}]', '', '', '' FROM organisation`);
  await queries.execute(sql`VACUUM ANALYZE`);
}
