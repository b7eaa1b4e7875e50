/** Faults that the race proofs plant, to show that they would see them. A server has none. */
export type Faults = {
  /** Scarce things are read, decided and written back without a lock. */
  skipLocks?: boolean
}
