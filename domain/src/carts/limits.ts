/** Lines of one cart, and of a shared one. */
export const maxCartLines = 50

/** How long an untouched cart, and a link to a shared one, live. */
export const cartDays = 30
