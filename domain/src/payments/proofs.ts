/** An order's payment slip; `none` before the first upload. */
export const proofStates = ['none', 'uploaded', 'checking', 'approved', 'rejected', 'expired'] as const

export type ProofState = (typeof proofStates)[number]

/** A slip is decided by the seller; a rejected one may be replaced until the order's deadline. */
export const nextProof = {
  none: ['uploaded', 'expired'],
  uploaded: ['checking', 'approved', 'rejected'],
  checking: ['approved', 'rejected'],
  rejected: ['uploaded', 'expired'],
  approved: [],
  expired: [],
} as const satisfies Record<ProofState, readonly ProofState[]>

/** Whether one state of a slip may follow another. */
export function proofMayBecome(from: ProofState, to: ProofState): boolean {
  const following: readonly ProofState[] = nextProof[from]
  return following.includes(to)
}

/** Whether a slip waits for the seller; the order's deadline rests meanwhile. */
export const proofWaits = (state: ProofState): boolean => state === 'uploaded' || state === 'checking'
