// Where the seller's service worker keeps what can be read without a network.
export const keptCache = 'kedai-kept'

// Whoever signs out, or in as somebody else, leaves nothing of a shop behind on the device.
export async function forgetKept(): Promise<void> {
  void navigator.clearAppBadge?.().catch(() => undefined) // nobody's orders wait here
  if ('caches' in globalThis) await caches.delete(keptCache).catch(() => false) // forbidden storage kept nothing either
}
