import { leaveOut } from './leaveOut.js';

/** A webpack loader whose options are what is left out of the module. */
export default function leaveOutLoader(source) {
  return leaveOut(source, this.getOptions());
}
