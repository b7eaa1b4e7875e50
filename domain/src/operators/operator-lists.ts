/** Kinds of work that may fail for good. */
export const failureKinds = ['mails', 'jobs', 'webhooks'] as const

/** What an operator narrows the list of shops to, and what sorts it. */
export const shopStates = ['open', 'suspended'] as const
export const shopOrders = ['username', 'created', 'orders', 'mails', 'storage'] as const
