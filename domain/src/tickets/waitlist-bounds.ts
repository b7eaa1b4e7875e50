/** How many places one phone number, one browser and one network may wait for at once, for one thing that is sold. */
export const maxWaitingPlaces = { phone: 3, browser: 5, network: 50 } as const

export type WaitingBy = keyof typeof maxWaitingPlaces

/** By what somebody has as many places as they may, or null. `waiting`: how many there are already by each. */
export const tooManyPlaces = (waiting: Readonly<Record<WaitingBy, number>>): WaitingBy | null =>
  (['phone', 'browser', 'network'] as const).find((by) => waiting[by] >= maxWaitingPlaces[by]) ?? null
