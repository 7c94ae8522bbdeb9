import { duringTests } from '@scoreline/database/duringTests';
import {
  ciphered,
  openDevice,
  openMemberApp,
  registerMember,
  type TestDevice,
  unlimited,
} from '../accounts/testing';

/** An app whose members each sign in at their own device. */
export function sessionTest() {
  const test = duringTests(() => openMemberApp(unlimited));
  let members = 0;
  return {
    test,
    async signedIn() {
      const n = ++members;
      const device = await openDevice(test, `device-${n}`);
      const email = `member-${n}@fan.example`;
      const { userId } = await registerMember(test, device, email);
      return { device, email, userId };
    },
    statusOf: async (device: TestDevice) => (await device.call(ciphered('export-data'))).status,
  };
}
