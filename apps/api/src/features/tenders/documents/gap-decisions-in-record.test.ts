import type { Calculation } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';
import { untilServed } from '../../../testing/until-served.ts';
import { attackWorkbook } from '../../calculations/scope/attacks.fixture.ts';

let tender: TenderActs;
beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

const FILLED = 'Het vervoer is er wel, alleen niet opgegeven';
const ZERO = 'Er wordt op het werk niets gebouwd';

async function upload(fields: Readonly<Record<string, string>>, name: 'whole' | 'empty modules') {
  const file = { field: 'excel_file', name: `${name}.xlsx`, bytes: await attackWorkbook(name) };
  const form = { fields, file };
  const answer = await tender.test.send('POST', '/api/v1/project-calculation/', {
    token: tender.an.token,
    form,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as Calculation).uuid;
}

/**
 * Adds a baseline of €250; Noord declares €45 and leaves eight modules empty: A4 is filled in with €25, and the others
 * count as 0.
 */
async function addAward() {
  const project = await tender.addTender();
  await tender.set(project, sql`mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 50`);
  const baseline = await upload({ project, calculation_type: 'design-baseline' }, 'whole');
  const address = `/api/v1/project-calculation/${baseline}/`;
  await tender.test.send('PATCH', address, { token: tender.an.token, body: { active: true } });
  const noord = await tender.enter(project, 'Noord', 1_000_000);
  const oost = await tender.enter(project, 'Oost', 1_400_000);
  await upload({ applicant: noord.uuid, calculation_type: 'applicant' }, 'empty modules');
  await upload({ applicant: oost.uuid, calculation_type: 'applicant' }, 'whole');
  expect((await tender.open(project)).status).toBe(200);
  const decisions = ['A4', 'A5', 'B1', 'B4', 'C1', 'C2', 'C3', 'C4'].map((module) => ({
    kind: `module:${module}`,
    ...(module === 'A4' ? { choice: 'baseline', reason: FILLED } : { choice: 'zero', reason: ZERO }),
  }));
  const decided = await tender.test.send('POST', `/api/v1/applicant/${noord.uuid}/decide_gaps/`, {
    token: tender.bo.token,
    body: { decisions },
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  expect((await tender.patch(noord.uuid, { active: true })).status).toBe(200);
  return { project, baseline, noord: noord.uuid, oost: oost.uuid };
}

async function textOf(address: string, language: 'nl' | 'en' = 'nl'): Promise<string> {
  const { status, bytes } = await tender.test.send('GET', `/api/v1/${address}`, {
    token: tender.an.token,
    language,
  });
  expect(status).toBe(200);
  return wordText(bytes);
}

describe('a bid that counts by decisions', () => {
  it('is in the record with its gaps, who decided about each and why, and the MKI by which it counts', async () => {
    const { project } = await addAward();
    const text = await textOf(`project/${project}/export_award_record/`);
    expect(text).toContain(
      `Noord\nmodule A4 bij 5 posten\naangevuld met de waarde van de baseline (bo, 02-03-2026 10:00). Reden: ${FILLED}\n€25,00\n`,
    );
    expect(text).toMatch(
      /Noord\nmodule C4 bij 5 posten\ntelt als 0 \(bo, 02-03-2026 10:00\)\. Reden: (.*)\n?Wat de baseline daar opgeeft, weegt in de MKI ten hoogste €25,00; negatieve bedragen zijn daarin als positief geteld\.\n-\n/,
    );
    expect(text).toContain(`Reden: ${ZERO}`);
    expect(text).toContain('aangevuld uit de baseline: telt als €70,00');
    // 250.000 × (250 − 70) ÷ (250 − 50)
    expect(text).toContain('= 225.000');
    expect(text).not.toContain('niet volledig; niet beoordeeld');
    // The opening comes first, so all eight decisions were made after it.
    expect(text).toContain('zijn na het openen genomen, gewijzigd of vervallen (8 keer; zie tabel 5)');
    expect(text).not.toContain('Wat lege cellen en ontbrekende posten');
  });

  it('is in the English record with amounts in English notation', async () => {
    const { project } = await addAward();
    const text = await textOf(`project/${project}/export_award_record/`, 'en');
    expect(text).toContain(`(bo, 2 March 2026 10:00). Reason: ${FILLED}\n€25.00\n`);
    expect(text).toContain('= 225,000');
  });

  it('is in the report of the project with the declared MKI and the MKI that counts, and who has no rank and why', async () => {
    const { project, baseline, oost } = await addAward();
    const ruling = { as: 'invalid', reason: 'De inschrijving was niet ondertekend' };
    expect((await tender.patch(oost, { ruling })).status).toBe(200);
    const address = `/api/v1/project-calculation/${baseline}/`;
    await tender.test.send('PATCH', address, {
      token: tender.staff.token,
      body: { include_in_report: true },
    });
    const { status, bytes } = await untilServed(() =>
      tender.test.send('POST', `/api/v1/project/${project}/generate_report/`, {
        token: tender.staff.token,
        body: { selectedProjectCalculationsData: [{ uuid: baseline }] },
      }),
    );
    expect(status).toBe(200);
    const text = wordText(bytes);
    expect(text).toContain(
      'Noord: niet volledig; telt mee na besluit over wat ontbreekt; opgegeven is een MKI van €45,-, met wat is aangevuld telt €70,-',
    );
    expect(text).toContain('Oost: ongeldig (De inschrijving was niet ondertekend)');
  });

  it('is explained in its own letter, and in no other', async () => {
    const { noord, oost } = await addAward();
    const own = await textOf(`applicant/${noord}/export_letter/?sent=2026-03-02`);
    expect(own).toContain(FILLED);
    expect(own).not.toContain('bo, 02-03-2026');
    expect(await textOf(`applicant/${oost}/export_letter/?sent=2026-03-02`)).not.toMatch(/ontbrak|aangevuld/);
  });
});
