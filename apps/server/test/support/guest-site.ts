import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeManualWorkers } from './manual-workers.js';
import { openSite, type Site, type Visitor } from './site.js';

/** A site for all tests of a file, and a guest of it who is another one in every test. */
export interface GuestSite {
  readonly site: Site;
  readonly anna: Visitor;
}

/** To be called at the beginning of a file; there is nothing in it before its first test. */
export function openGuestSite(): GuestSite {
  let site: Site;
  let anna: Visitor;
  beforeAll(async () => {
    site = await openSite({ workers: makeManualWorkers() });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    anna = site.visitor();
    await anna.becomeGuest();
  });
  return {
    get site() {
      return site;
    },
    get anna() {
      return anna;
    },
  };
}
