import { OpeningsAsked } from '../../features/tenders/index.ts';

/** The openings that wait for the user as the witness: loaded separately, after the first paint. */
export default OpeningsAsked;
