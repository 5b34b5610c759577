import type { Party } from '../platform/fair-order.ts';

/** An object that does its jobs in separate processes, such as a reader of workbooks: only functions. */
interface WithProcesses {
  close(): unknown;
}

/**
 * The one organisation of all tests: a process that worked for one organisation does nothing for another, so tests
 * would share none.
 */
const OF_ALL_TESTS = 'the tests of a worker';

/**
 * Lends the same processes to one test application after another, because starting one takes longer than most of its
 * work in a test. An application that is closed before its jobs are done ends the processes, as it would end its own.
 */
export function lendProcesses<Owner extends WithProcesses>(make: () => Owner): () => Owner {
  let made: Owner | null = null;
  const owner = () => {
    made ??= make();
    return made;
  };
  return () => {
    let underWay = 0;
    const lent =
      (name: string) =>
      (...given: readonly unknown[]) => {
        const calls = owner() as unknown as Record<string, (...given: readonly unknown[]) => unknown>;
        const answer = calls[name]?.(...given.map(ofAllTests));
        if (!(answer instanceof Promise)) return answer;
        underWay += 1;
        return answer.finally(() => {
          underWay -= 1;
        });
      };
    const calls = Object.fromEntries(Object.keys(owner()).map((name) => [name, lent(name)]));
    return {
      ...(calls as unknown as Owner),
      async close() {
        if (underWay === 0) return;
        const former = owner();
        made = null;
        await former.close();
      },
    };
  };
}

function ofAllTests(given: unknown): unknown {
  return isParty(given) ? { ...given, organisationId: OF_ALL_TESTS } : given;
}

function isParty(given: unknown): given is Party {
  return typeof given === 'object' && given !== null && 'organisationId' in given && 'memberId' in given;
}
