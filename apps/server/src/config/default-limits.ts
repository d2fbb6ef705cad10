import type { Config } from './config.js';

const A_MINUTE = 60;
const TEN_MINUTES = 600;
const AN_HOUR = 3_600;

/** How often each kind of call may be made. An address is often a family, a class or a whole office. */
export const DEFAULT_LIMITS: Config['limits'] = {
  read: { account: 1_200, address: 6_000, seconds: A_MINUTE },
  write: { account: 300, address: 1_500, seconds: A_MINUTE },
  'sign-in': { account: 30, address: 150, seconds: TEN_MINUTES },
  guest: { account: 20, address: 200, seconds: AN_HOUR },
  ticket: { account: 60, address: 300, seconds: A_MINUTE },
  upload: { account: 60, address: 300, seconds: A_MINUTE },
  picture: { account: 60, address: 60, seconds: A_MINUTE },
};
