// Two rising tones, made here: nothing to load, and no file that a blocked network could keep away.
const tones = [
  { hertz: 880, after: 0 },
  { hertz: 1320, after: 0.18 },
] as const
const toneSeconds = 0.16

export type Bell = { unlock: () => Promise<boolean>; ring: () => void; close: () => void }

// Browsers let a page sound only after a press: `unlock` is to be called in one, and answers whether it may.
export function createBell(): Bell {
  let context: AudioContext | null = null
  return {
    async unlock() {
      context ??= new AudioContext()
      await context.resume()
      return context.state === 'running'
    },
    ring() {
      if (context?.state !== 'running') return
      for (const { hertz, after } of tones) {
        const [oscillator, gain] = [context.createOscillator(), context.createGain()]
        const at = context.currentTime + after
        oscillator.frequency.value = hertz
        gain.gain.setValueAtTime(0.0001, at)
        gain.gain.exponentialRampToValueAtTime(0.5, at + 0.02)
        gain.gain.exponentialRampToValueAtTime(0.0001, at + toneSeconds)
        oscillator.connect(gain).connect(context.destination)
        oscillator.start(at)
        oscillator.stop(at + toneSeconds)
      }
    },
    close: () => void context?.close(),
  }
}
