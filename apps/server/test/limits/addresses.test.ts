import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup, addressSite, readAddress } from '../../src/limits/addresses.js';

describe('an address in a header', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:DB8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%j is %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.999',
    '203.0.113.7:',
    '[::1',
    '::1]',
    'a.b',
    '1:2',
  ])('%j is none', (text) => {
    expect(readAddress(text)).toBeNull();
  });

  test('never throws, and what is read is read the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
        const address = readAddress(text);
        if (address !== null) expect(readAddress(address)).toBe(address);
      }),
    );
  });
});

describe('addresses are counted together', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0::/48'],
    ['::1', '0:0:0:0', '0:0:0::/48'],
    ['not an address', 'not an address', null],
  ])('%s by %s and %s', (address, group, site) => {
    expect([addressGroup(address), addressSite(address)]).toEqual([group, site]);
  });

  test('of IPv6 by its household, whatever its form', () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        const address = readAddress(text) as string;
        expect(addressGroup(address)).toMatch(/^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}$|^\d+\.\d+\.\d+\.\d+$/);
      }),
    );
  });
});
