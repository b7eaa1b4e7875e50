import { useRef } from 'react'

// Longer than between the two presses of a double one, shorter than anybody reads the next step.
const restMs = 600

// The button stands in the same place for the next step: the second press of a double one must not do that one too.
export function useOneStep() {
  const state = useRef({ isRunning: false, doneAt: 0 })
  return async (run: () => unknown): Promise<void> => {
    const now = state.current
    if (now.isRunning || performance.now() - now.doneAt < restMs) return
    now.isRunning = true
    await run()
    state.current = { isRunning: false, doneAt: performance.now() }
  }
}
