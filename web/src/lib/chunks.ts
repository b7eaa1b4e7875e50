export const CHUNK_TIMEOUT_MS = 120_000 // spec §8

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

// Loads a part of the script; rejects with ChunkLoadError when it fails or takes longer than 120 s.
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`A part of the page did not arrive within ${timeoutMs} ms`)),
      timeoutMs,
    )
    const arrived = (part: T) => {
      clearTimeout(timer)
      resolve(part)
    }
    const failed = (cause: unknown) => {
      clearTimeout(timer)
      reject(new ChunkLoadError('A part of the page could not be loaded', { cause }))
    }
    load().then(arrived, failed)
  })
}
