export interface SecretStore {
  /** The secret of this name, the same for every process on this database; the first to ask brings it. */
  get(name: string, make: () => Uint8Array): Promise<Uint8Array>;
}
