import type { DraftAmount, DraftRow, DraftScenario } from '../draft/draft-declaration.ts';
import { type Asking, ask } from './asking.ts';
import { CHOICES, type Choice } from './declaration-question.ts';
import { toModule } from './module-names.ts';

/** Tells whether an amount counts: one without a scenario unless a chosen one replaces it, or one of a chosen scenario. */
export interface ChosenScenarios {
  /** the scenarios that hold, by name */
  readonly chosen: ReadonlySet<string>;
  /** modules of which the figures wait for an answer */
  readonly waiting: ReadonlySet<string>;
}

/** Scenarios of which one holds: they are of one group, or have figures for the same module. */
interface Alternatives {
  readonly names: Set<string>;
  readonly modules: Set<string>;
}

/** Asks for a scenario wherever a module has figures for several, or for one beside figures without any. */
export function chooseScenarios(
  rows: readonly DraftRow[],
  scenarios: readonly DraftScenario[],
  asking: Asking,
): ChosenScenarios {
  const amounts = rows.flatMap((row) => row.amounts.filter(({ value }) => value !== null));
  const chosen = new Set<string>();
  const waiting = new Set<string>();
  for (const { names, modules } of alternativesOf(amounts, scenarios)) {
    const [only] = names;
    const hasPlain = amounts.some(({ scenario, module }) => scenario === null && modules.has(nameOf(module)));
    if (names.size === 1 && only !== undefined && !hasPlain) {
      chosen.add(only);
      continue;
    }
    const sorted = [...modules].sort();
    const about = new Map(scenarios.map((each) => [each.name, each]));
    const choices: Choice[] = [...names].map((name) => {
      const description = about.get(name)?.description ?? '';
      return {
        value: name,
        label: description === '' || description === name ? name : `${name}: ${description}`,
      };
    });
    const proposed = [...names].find((name) => about.get(name)?.isDefault) ?? null;
    const plain = hasPlain ? [{ value: CHOICES.noScenario, label: '' }] : [];
    const answer = ask(asking, {
      ...{ kind: 'scenario', id: `scenario:${sorted.join('+')}`, modules: sorted, proposed },
      choices: [...choices, ...plain],
    });
    if (answer === null) for (const module of modules) waiting.add(module);
    else if (answer !== CHOICES.noScenario) chosen.add(answer);
  }
  return { chosen, waiting };
}

function alternativesOf(
  amounts: readonly DraftAmount[],
  scenarios: readonly DraftScenario[],
): Alternatives[] {
  const groups = new Map(scenarios.map(({ name, group }) => [name, group]));
  let found: Alternatives[] = [];
  for (const { scenario, module } of amounts) {
    if (scenario === null) continue;
    const group = groups.get(scenario) ?? null;
    const name = nameOf(module);
    const isAlternative = ({ names, modules }: Alternatives) =>
      names.has(scenario) ||
      modules.has(name) ||
      (group !== null && [...names].some((each) => groups.get(each) === group));
    const joined = found.filter(isAlternative);
    found = [
      ...found.filter((each) => !isAlternative(each)),
      {
        names: new Set([...joined.flatMap(({ names }) => [...names]), scenario]),
        modules: new Set([...joined.flatMap(({ modules }) => [...modules]), name]),
      },
    ];
  }
  return found;
}

/** Returns the module of a name, or the name itself where it is none. */
function nameOf(module: string): string {
  return toModule(module) ?? module;
}
