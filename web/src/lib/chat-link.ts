// Opens WhatsApp with a text begun. `number` as the server gives it, E.164; the libraries for anything people type stay on the server.
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`

// WhatsApp with a text begun; to whom it goes is chosen there.
export const shareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text.toWellFormed())}`
