/** How a programme pays: the difference between two prices, or a part of what its buyers pay. */
export const settlements = ['margin', 'commission'] as const
export type Settlement = (typeof settlements)[number]

/** Who may find a programme that takes applications: everybody, who has its link, who was invited by a member. */
export const visibilities = ['listed', 'link', 'invited'] as const
export type Visibility = (typeof visibilities)[number]

/** To whom the shop sends what its resellers order. */
export const shipsToChoices = ['end_buyer', 'reseller', 'both'] as const
export type ShipsTo = (typeof shipsToChoices)[number]

/** Which link counts when a buyer came by several. */
export const attributions = ['last', 'first'] as const
export type Attribution = (typeof attributions)[number]
