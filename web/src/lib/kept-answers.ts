// Where the seller's service worker keeps what can be read without a network.
export const keptAnswers = 'kedai-kept'

// Whoever signs out, or in as somebody else, leaves nothing of a shop behind on the device.
export async function forgetKept(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptAnswers).catch(() => false) // forbidden storage kept nothing either
}
