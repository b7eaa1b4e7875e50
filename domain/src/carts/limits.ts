/** Lines of one cart, and of a shared one. */
export const maxCartLines = 50

/** How long an untouched cart, and a link to a shared one, live. */
export const cartDays = 30

/** After how many hours untouched a cart counts as left, and until when: an older one is past reminding. */
export const cartLeftHours = 1
export const cartForgottenDays = 7
