const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

// What is left until an instant, never below zero; whole seconds, the last one counting as one.
export function timeLeft(until: Date, now: Date): TimeLeft {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / second) * second)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: (left % minute) / second,
  }
}
