/** What happened to the code that buyers scan to pay. */
export type DuitNowChange = 'duitnow_qr.added' | 'duitnow_qr.replaced' | 'duitnow_qr.removed'
