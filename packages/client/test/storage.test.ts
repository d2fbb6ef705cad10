import { saveRegistry } from '../src/slots/slots.js';
import { openMemoryDatabase } from '../src/sync/memory-database.js';
import { textSaveStorage } from '../src/sync/save-storage.js';
import { type DeviceStorage, describeStorage } from './contract.js';
import { memoryStorage } from './support/memory-storage.js';

const devices = new Map<string, DeviceStorage>();

describeStorage('the memory of a client', {
  async open(name) {
    const database = openMemoryDatabase();
    const saves = textSaveStorage(memoryStorage(), saveRegistry());
    const device = devices.get(name) ?? { records: database, uploads: database, saves };
    devices.set(name, device);
    return device;
  },
  hasOwners: true,
  remembersSettled: true,
});
