import type { Deps } from '../../../platform/deps.ts'

const everyMs = 3_000

/**
 * Looks every three seconds, and at once when a session changes, whether who listens still may: within 5 s in all. Never
 * twice at a time. (contract §6)
 */
export function lookAgain(
  { changes }: Pick<Deps, 'changes'>,
  look: () => Promise<void>,
  onError: (error: unknown) => void,
): { close(): void } {
  let turn: Promise<void> | null = null
  const check = (): void => {
    turn ??= look()
      .catch(onError)
      .finally(() => (turn = null))
  }
  const timer = setInterval(check, everyMs).unref()
  changes.on('session', check)
  return { close: () => clearInterval(timer) }
}
