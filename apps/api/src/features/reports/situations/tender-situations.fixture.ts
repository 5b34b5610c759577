import type { Applicant } from '@milieuspoor/contract';
import { sql } from '../../../database/sql.ts';
import { addStreet, NOTES } from './add-street.fixture.ts';
import { greener, street, times, without } from './situation-items.fixture.ts';
import type { SituationWorld } from './situation-world.fixture.ts';

/** Six bids, by their share of the baseline's materials, quote and other discount. */
const BIDS = [
  ['Van Loon & Dekker Infra B.V.', 0.93, 2_820_000, 40_000],
  ['Aannemersbedrijf Groenveld', 0.78, 2_865_000, 60_000],
  ['Straatwerk Eemland', 0.86, 2_910_000, 75_000],
  ['Combinatie Rijnmeer–De Oude Haven v.o.f.', 0.74, 2_990_000, 55_000],
  ['Bouwbedrijf De Oude Haven', 0.97, 2_740_000, 20_000],
  ['Rijnmeer Civiel', 0.9, 2_880_000, 65_000],
] as const;

export async function addTender(world: SituationWorld, name: string): Promise<string> {
  const project = await addStreet(world, name, { contractType: 'RAW', awardCriteria: true });
  await world.upload(project, {
    name: 'Referentieontwerp',
    type: 'design-baseline',
    items: street(),
    notes: NOTES,
  });
  await world.change(
    project,
    sql`scope_eur = 2900000, fictional_tender_benefit_eur = 220000, mki_max_discount_eur = 145000,
      criteria_max_discount_eur = 75000, mki_upper_boundary_eur = 66978, mki_lower_boundary_eur = 45000,
      mki_manually_set = true, emvi_status = 'Locked', status = 'EMVI_Complete'`,
  );
  const bids: string[] = [];
  for (const [place, [bidder, factor, quote_price, criteria_discount]] of BIDS.entries()) {
    const applicant = await world.enter(project, { name: bidder, quote_price, criteria_discount });
    const offered = greener(street(), factor);
    const items = place === 5 ? without(offered, ['C1', 'C2', 'C3', 'C4']) : offered;
    await world.upload(project, {
      name: `Inschrijving ${bidder}`,
      type: 'applicant',
      items,
      applicant,
      answered: false,
    });
    bids.push(applicant);
  }
  await world.open(project);
  const [, , , , invalid, incomplete] = bids;
  const ruling = { as: 'invalid', reason: 'De verplichte planning ontbrak bij de inschrijving.' };
  await world.send('PATCH', `/api/v1/applicant/${invalid}/`, { ruling });
  const { results } = (await world.send('GET', `/api/v1/applicant/?project__uuid=${project}`)).body as {
    readonly results: readonly Applicant[];
  };
  const gaps = results.find(({ uuid }) => uuid === incomplete)?.gaps ?? [];
  const reason = 'De inschrijver gaf na herhaald verzoek geen eindeverwerking op.';
  const decisions = gaps.map(({ kind }) => ({ kind, choice: 'set-aside', reason }));
  await world.send('POST', `/api/v1/applicant/${incomplete}/decide_gaps/`, { decisions });
  const first = results
    .filter(({ uuid }) => uuid !== invalid && uuid !== incomplete)
    .find(({ rank }) => rank === 1);
  await world.send('PATCH', `/api/v1/applicant/${first?.uuid}/`, { active: true });
  return project;
}

export async function addClaim(world: SituationWorld): Promise<string> {
  const project = await addStreet(world, 'Kanaalweg as-built', { contractType: 'RAW', awardCriteria: true });
  const { change, upload } = world;
  await upload(project, {
    name: 'Referentieontwerp',
    type: 'design-baseline',
    items: street(),
    notes: NOTES,
  });
  await change(
    project,
    sql`scope_eur = 2900000, fictional_tender_benefit_eur = 220000, mki_max_discount_eur = 145000,
      criteria_max_discount_eur = 75000, mki_upper_boundary_eur = 66978, mki_lower_boundary_eur = 45000,
      mki_manually_set = true, emvi_status = 'Locked', status = 'EMVI_Complete'`,
  );
  const applicant = await world.enter(project, {
    name: 'Groenveld',
    quote_price: 2_865_000,
    criteria_discount: 60_000,
  });
  await upload(project, {
    name: 'Inschrijving Groenveld',
    type: 'applicant',
    items: greener(street(), 0.75),
    applicant,
  });
  await world.open(project);
  await world.send('PATCH', `/api/v1/applicant/${applicant}/`, { active: true });
  await change(project, sql`status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-15'`);
  const built = times(street(), 1.04);
  await upload(project, {
    name: 'Referentie met verrekende hoeveelheden',
    type: 'as-built-baseline',
    items: built,
  });
  await upload(project, {
    name: 'Zoals gebouwd',
    type: 'as-built-optimization',
    items: greener(built, 0.83),
  });
  return project;
}
