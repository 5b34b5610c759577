import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

describe('the winner', () => {
  it('is one bidder with a calculation, once bids are open, and the history records who won', async () => {
    const project = await tender.addTender({ sealed: true });
    const [middle, , green] = await tender.addThreeBids(project);
    expect(await tender.patch(green, { active: true })).toMatchObject({
      status: 409,
      body: { detail: 'Open eerst de inschrijvingen' },
    });
    const without = await tender.enter(project, 'Zonder', 2_000_000);
    await tender.open(project);
    expect(await tender.patch(without.uuid, { active: true })).toMatchObject({
      status: 409,
      body: { detail: 'Upload eerst de berekening van deze inschrijver' },
    });
    await tender.patch(green, { active: true });
    const winner_reason = 'Groen trok zich terug';
    expect((await tender.patch(middle, { active: true, winner_reason })).body).toMatchObject({
      active: true,
      winner_reason,
    });
    const winners = (await tender.read(project)).results.filter(({ active }) => active);
    expect(winners.map(({ name }) => name)).toEqual(['Midden']);
    expect(
      (await tender.history(project)).slice(0, 3).map(({ subject_name, changes }) => [subject_name, changes]),
    ).toEqual([
      ['Midden', { winner: { from: false, to: true }, winnerReason: { from: null, to: winner_reason } }],
      ['Groen', { winner: { from: true, to: false } }],
      ['Groen', { winner: { from: false, to: true } }],
    ]);
    expect((await tender.patch(middle, { active: false })).body).toMatchObject({ active: false });
    expect((await tender.statistics(project)).selected_winner).toBeNull();
  });

  it('is one bidder also when two are chosen at once', async () => {
    const project = await tender.addTender();
    const [middle, cheap] = await tender.addThreeBids(project);
    await tender.open(project);
    const chosen = { active: true, winner_reason: 'De eerste trok zich terug' };
    await Promise.all([tender.patch(middle, chosen), tender.patch(cheap, chosen)]);
    expect((await tender.read(project)).results.filter(({ active }) => active)).toHaveLength(1);
  });

  describe('while the screen still shows another winner', () => {
    const winner_reason = 'De eerste trok zich terug';
    const winners = async (project: string) =>
      (await tender.read(project)).results.filter(({ active }) => active).map(({ name }) => name);

    it('is not replaced: of two members who choose at once, the second reads whom the first chose', async () => {
      const project = await tender.addTender();
      const [middle, cheap] = await tender.addThreeBids(project);
      await tender.open(project);
      const body = { active: true, winner_reason, seen_winner: null };
      const answers = await Promise.all([
        tender.patch(middle, body),
        tender.patch(cheap, body, { as: tender.bo }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [chosen] = await winners(project);
      const refusal = answers.find(({ status }) => status === 409);
      expect(refusal?.body).toEqual({
        detail: expect.stringContaining(`koos intussen ${chosen} als winnaar`),
      });
      expect(await winners(project)).toHaveLength(1);
      const [seen, other] = chosen === 'Midden' ? [middle, cheap] : [cheap, middle];
      expect((await tender.patch(other, { ...body, seen_winner: seen })).status).toBe(200);
      expect(await winners(project)).toEqual([chosen === 'Midden' ? 'Goedkoop' : 'Midden']);
    });

    it('is not removed, and a choice that was taken back is not repeated', async () => {
      const project = await tender.addTender();
      const [middle, , green] = await tender.addThreeBids(project);
      await tender.open(project);
      await tender.patch(green, { active: true, seen_winner: null });
      expect(await tender.patch(middle, { active: false, seen_winner: middle })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('koos intussen Groen als winnaar') },
      });
      expect((await tender.patch(green, { active: false, seen_winner: green })).status).toBe(200);
      expect(await tender.patch(middle, { active: true, winner_reason, seen_winner: green })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('intussen terug') },
      });
      expect(await winners(project)).toEqual([]);
    });

    it('keeps its reason, and the same choice once more is no conflict', async () => {
      const project = await tender.addTender();
      const [middle] = await tender.addThreeBids(project);
      await tender.open(project);
      await tender.patch(middle, { active: true, winner_reason, seen_winner: null });
      const again = { active: true, seen_winner: null };
      expect((await tender.patch(middle, { ...again, winner_reason })).status).toBe(200);
      expect((await tender.patch(middle, { ...again, winner_reason: 'Om een andere reden' })).status).toBe(
        409,
      );
      expect((await tender.read(project)).results[0]?.winner_reason).toBe(winner_reason);
      await tender.patch(middle, { active: false, seen_winner: middle });
      expect((await tender.patch(middle, { active: false, seen_winner: middle })).status).toBe(200);
    });
  });

  it('is nobody after the deletion of the winner, who is restored as a bidder only', async () => {
    const project = await tender.addTender();
    const [middle] = await tender.addThreeBids(project);
    await tender.open(project);
    await tender.patch(middle, { active: true, winner_reason: 'De eerste trok zich terug' });
    await tender.correct(project);
    expect((await tender.remove(middle)).status).toBe(204);
    expect((await tender.statistics(project)).selected_winner).toBeNull();
    const restored = await tender.test.send('POST', `/api/v1/applicant/${middle}/restore/`, {
      token: tender.an.token,
    });
    expect(restored).toMatchObject({
      status: 200,
      body: { name: 'Midden', active: false, winner_reason: null, mki_value: 75_000 },
    });
  });

  it('needs a reason when it is not the first, and loses it when it is no longer the winner', async () => {
    const project = await tender.addTender();
    const [middle, , green] = await tender.addThreeBids(project);
    await tender.open(project);
    for (const reason of [{}, { winner_reason: '' }, { winner_reason: ' negen tks  ' }])
      expect(await tender.patch(middle, { active: true, ...reason })).toMatchObject({
        status: 400,
        body: { winner_reason: [expect.stringContaining('niet als enige op de eerste plaats')] },
      });
    expect((await tender.statistics(project)).selected_winner).toBeNull();
    const winner_reason = 'Groen trok zich terug';
    await tender.patch(middle, {
      active: true,
      winner_reason: `  ${winner_reason}
`,
    });
    const [seen] = (await tender.read(project, tender.bo)).results;
    expect(seen).toMatchObject({ name: 'Midden', active: true, winner_reason });
    expect(
      (await tender.patch(green, { active: true, winner_reason: 'Hoeft niet te worden gezegd' })).body,
    ).toEqual(expect.objectContaining({ active: true, winner_reason: null }));
    expect((await tender.read(project)).results[0]).toMatchObject({ active: false, winner_reason: null });
    await tender.patch(middle, { active: true, winner_reason });
    expect((await tender.patch(middle, { active: false })).body).toMatchObject({ winner_reason: null });
    expect((await tender.history(project))[0]).toMatchObject({
      changes: { winner: { from: true, to: false }, winnerReason: { from: winner_reason, to: null } },
    });
  });

  it('needs the tie-break when it is tied first, and a reason when it has no rank', async () => {
    const project = await tender.addTender();
    const tied = await tender.enter(project, 'Eén', 900_000);
    for (const uuid of [tied.uuid, (await tender.enter(project, 'Twee', 900_000)).uuid])
      await tender.uploadBid(uuid, 75_000);
    await tender.open(project);
    expect((await tender.patch(tied.uuid, { active: true })).status).toBe(400);
    expect(
      (await tender.patch(tied.uuid, { active: true, winner_reason: 'Aangewezen door loting' })).status,
    ).toBe(200);
    await tender.set(project, sql`mki_lower_boundary_eur = NULL`);
    const [, other] = (await tender.read(project)).results;
    expect((await tender.patch(other?.uuid ?? '', { active: true })).status).toBe(400);
  });

  it('gets the reason that a correction made necessary, which is checked against the changed bid', async () => {
    const project = await tender.addTender();
    const [middle, , green] = await tender.addThreeBids(project);
    await tender.open(project);
    await tender.patch(green, { active: true });
    await tender.correct(project);
    expect((await tender.patch(green, { quote_price: 1_100_000 })).body).toMatchObject({
      rank: 2,
      active: true,
    });
    const winner_reason = 'De gunning was al medegedeeld';
    const told = await tender.patch(green, { active: true, winner_reason });
    expect(told.body).toMatchObject({ active: true, winner_reason });
    const results = (await tender.read(project)).results.map(({ name, active, winner_reason: why }) => [
      name,
      active,
      why,
    ]);
    expect(results).toContainEqual(['Groen', true, winner_reason]);
    expect((await tender.history(project))[0]?.changes).toEqual({
      winnerReason: { from: null, to: winner_reason },
    });
    expect((await tender.patch(middle, { active: true, quote_price: 1_200_000 })).status).toBe(400);
    expect((await tender.patch(green, { active: false, quote_price: 1_060_000 })).status).toBe(200);
    expect((await tender.patch(middle, { active: true, quote_price: 1_000 })).body).toMatchObject({
      active: true,
      rank: 1,
    });
  });

  it('is chosen by the box of the calculation under the same conditions', async () => {
    const project = await tender.addTender();
    const [middle, , green] = await tender.addThreeBids(project);
    await tender.open(project);
    const calculationOf = async (bidder: string) =>
      (await tender.read(project)).results.find(({ uuid }) => uuid === bidder)?.project_calculation?.uuid;
    const tick = async (bidder: string, active: boolean) =>
      tender.test.send('PATCH', `/api/v1/project-calculation/${await calculationOf(bidder)}/`, {
        token: tender.an.token,
        body: { active },
      });
    expect(await tick(middle, true)).toMatchObject({
      status: 400,
      body: { winner_reason: expect.anything() },
    });
    expect((await tick(green, true)).status).toBe(200);
    expect((await tender.history(project))[0]).toMatchObject({
      subject_name: 'Groen',
      changes: { winner: { from: false, to: true } },
    });
    await tender.patch(middle, { active: true, winner_reason: 'Groen trok zich terug' });
    expect((await tick(middle, false)).status).toBe(200);
    expect((await tender.read(project)).results[0]).toMatchObject({ active: false, winner_reason: null });
  });
});
