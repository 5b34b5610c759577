import { OpeningsAsked } from '../../features/tenders/index.ts';

/** The openings that wait for the user as the witness: loaded by themselves, after the first paint. */
export default OpeningsAsked;
