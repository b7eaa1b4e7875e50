/** One try to pay through a gateway. */
export const attemptStates = ['created', 'pending', 'cancelled', 'expired', 'failed', 'paid'] as const

export type AttemptState = (typeof attemptStates)[number]

/** What may follow: reports arrive in any order, and money received wins over every earlier report. */
export const nextAttempt = {
  created: ['pending', 'cancelled', 'expired', 'failed', 'paid'],
  pending: ['cancelled', 'expired', 'failed', 'paid'],
  cancelled: ['expired', 'failed', 'paid'],
  expired: ['failed', 'paid'],
  failed: ['paid'],
  paid: [],
} as const satisfies Record<AttemptState, readonly AttemptState[]>

/** The state after a report; an older or repeated report changes nothing, so that every order of arrival ends alike. */
export function afterReport(state: AttemptState, reported: AttemptState): AttemptState {
  const following: readonly AttemptState[] = nextAttempt[state]
  return following.includes(reported) ? reported : state
}

/** Whether the gateway may still take the money: such attempts are asked about again. */
export const isUndecided = (state: AttemptState): boolean => state === 'created' || state === 'pending'
