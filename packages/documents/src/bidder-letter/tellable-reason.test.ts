import { describe, expect, it } from 'vitest';
import { exampleBid } from '../testing/example-record.ts';
import { tellableReason } from './tellable-reason.ts';

const winner = exampleBid({ name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000.5 });
const oost = exampleBid({ name: 'Van Oost B.V.', quoteEur: 920_000, mkiEur: 87_500.25 });
const told = (reason: string) => tellableReason(reason, { others: [winner, oost], winner });

describe('a reason in a letter', () => {
  it.each([
    'De inschrijving kwam na 20-11-2026 12:00 binnen',
    'Noord heeft de beste planning',
    'Ook Oosterwolde en Zuid van Oostburg vallen onder het werk',
    'Er is 92.000 euro te weinig begroot',
  ])('is told: %s', (reason) => {
    expect(told(` ${reason} `)).toBe(reason);
  });

  it.each([
    'Van Oost B.V. heeft zich teruggetrokken',
    'Beter dan VAN OOST BV.',
    'Beter dan Van Oost, dat later kwam',
    'Duurder dan van  oost b.v',
    'Noord vroeg € 1.000.000',
    'Een ander vroeg 920000 euro',
    'Een ander vroeg €920.000,00',
    'Een ander vroeg 920 000',
    'Een ander vroeg 920,000.00 euro',
    'Een ander heeft een MKI van 87.500,25',
    'De MKI van de winnaar is 75.001',
  ])('is withheld: %s', (reason) => {
    expect(told(reason)).toBe('');
  });

  it('is withheld for the MKI by which another counts, beside what was declared', () => {
    const filled = { ...oost, mkiEur: 91_234.4 };
    const of = (reason: string) => tellableReason(reason, { others: [filled], winner });
    expect(of('Een ander telt met 91.234,40 mee')).toBe('');
    expect(of('Een ander telt met 91.234 mee')).toBe('');
    expect(of('Een ander gaf 87.500,25 op')).toBe('');
  });

  it('is empty where there is none', () => {
    expect(told('  ')).toBe('');
  });
});
