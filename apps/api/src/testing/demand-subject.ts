import { sql } from '../database/sql.ts';
import { exampleWorkbook } from './files/example-workbook.ts';
import type { TestApp } from './test-app.ts';
import { addProject } from './world.ts';

/** A reference value of 1,000, and a target value that three designs of 20 % less are behind. */
export const DEMANDED = { reference: 1_000, target: 800 };

/** Adds a tender, and three completed designs of its kind that cost 20 % less than their baselines; returns the tender. */
export async function addDemandSubject(
  test: TestApp,
  { organisationId, token }: { readonly organisationId: string; readonly token: string },
): Promise<string> {
  const add = async (awardCriteria: boolean) =>
    addProject(test, organisationId, { sector: 'infra-railway', awardCriteria });
  const upload = async (project: string, type: string, mkiEur: number) => {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }]);
    const { status } = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: type, activate: 'true' },
        file: { field: 'excel_file', name: 'eigen.xlsx', bytes },
      },
    });
    if (status !== 201) throw new Error(`A ${type} is refused with ${status}`);
  };
  for (let design = 0; design < 3; design++) {
    const project = await add(false);
    await upload(project, 'design-baseline', 500);
    await upload(project, 'design-optimization', 400);
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2025-03-04'
      WHERE id = ${project}`);
  }
  const tender = await add(true);
  await upload(tender, 'design-baseline', DEMANDED.reference);
  return tender;
}
