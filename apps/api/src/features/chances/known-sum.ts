import type { KnownProducts } from './work-columns.ts';

const NO_PROFILE = -1;
const SEVERAL_PROFILES = -2;

/** What posts of one product come to together; NaN where one does not declare it. */
export class KnownSum {
  readonly product: number;
  posts = 0;
  units = 0;
  mkiEur = 0;
  /** euro of MKI per unit, of single posts */
  lowest = Number.POSITIVE_INFINITY;
  highest = Number.NEGATIVE_INFINITY;
  co2Kg = 0;
  primaryTon = 0;
  incomplete = false;
  /** the one of all of its rows; below 0 where they differ */
  co2Profile = NO_PROFILE;

  constructor(product: number) {
    this.product = product;
  }

  get mkiPerUnit(): number {
    return this.mkiEur / this.units;
  }

  /** Adds a row; a product of one calculation may be in several: another spelling of the unit, or other modules with CO2. */
  add(known: KnownProducts, row: number): void {
    const at = (column: Int32Array | Float64Array | Uint8Array) => column[row] as number;
    this.posts += at(known.posts);
    this.units += at(known.units);
    this.mkiEur += at(known.mkiEur);
    this.lowest = Math.min(this.lowest, at(known.lowest));
    this.highest = Math.max(this.highest, at(known.highest));
    this.co2Kg += at(known.co2Kg);
    this.primaryTon += at(known.primaryTon);
    this.incomplete ||= at(known.incomplete) === 1;
    const profile = at(known.co2Profiles);
    if (this.co2Profile === NO_PROFILE) this.co2Profile = profile;
    else if (this.co2Profile !== profile) this.co2Profile = SEVERAL_PROFILES;
  }
}
