/** The ports of the servers of a run. They are unusual, so that a server under development can run beside them. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 8947);
export const PORTS = {
  demonstration: FIRST_PORT,
  empty: FIRST_PORT + 1,
  map: FIRST_PORT + 2,
  onPostgres: FIRST_PORT + 3,
  release: FIRST_PORT + 4,
  proxy: FIRST_PORT + 5,
  behindProxy: [FIRST_PORT + 6, FIRST_PORT + 7],
  identity: FIRST_PORT + 8,
} as const;

/** The installation with the demonstration. */
export const origin = `http://127.0.0.1:${PORTS.demonstration}`;

/** The stand-in for the address service and the map. The demonstration uses it, and the empty installation does not. */
export const mapOrigin = `http://127.0.0.1:${PORTS.map}`;

/** The installation that starts empty: a member, a member of staff, one organisation and no project. */
export const emptyOrigin = `http://127.0.0.1:${PORTS.empty}`;
export const EMPTY_INSTALLATION = {
  username: 'eerste',
  email: 'eerste@gemeente-begin.example',
  password: 'zeven-kraaien-op-een-dijk',
  organisation: 'Gemeente Begin',
  slug: 'gemeente-begin',
  staff: 'beheerder',
  staffEmail: 'beheerder@milieuspoor.example',
} as const;

/** The password of the demonstration accounts, which the README states. */
export const DEMO_PASSWORD = 'Milieuspoor-demo-2026';

/** The organisations of the demonstration. Journeys add projects to the first two, and only read the third. */
export const MUNICIPALITY = 'gemeente-voorbeeld';
export const WATER_AUTHORITY = 'waterschap-voorbeeld';
export const PROVINCE = 'provincie-elders';
