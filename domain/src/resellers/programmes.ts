/** How a programme pays: the difference between two prices, or a part of what its buyers pay. */
export const settlements = ['margin', 'commission'] as const
export type Settlement = (typeof settlements)[number]

/** To whom the shop sends what its resellers order. */
export const shipsToChoices = ['end_buyer', 'reseller', 'both'] as const
export type ShipsTo = (typeof shipsToChoices)[number]

/** Which link counts when a buyer came by several. */
export const attributions = ['last', 'first'] as const
export type Attribution = (typeof attributions)[number]
