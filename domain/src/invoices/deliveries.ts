/** How an invoice reaches its buyer. */
export const deliveryChannels = ['email', 'whatsapp', 'sms'] as const

/** How a quote does. */
export const quoteChannels = ['email', 'whatsapp'] as const
