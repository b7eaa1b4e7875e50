import { plusMinutes } from '../time/malaysia.ts'

/** When a gateway is asked about an undecided attempt, in minutes after its start: reports get lost, money does not. */
export const questionMinutes = [1, 3, 10, 30, 120, 720, 1440] as const

/** The next question after `asked` of them, never in the past; null when the bank has had its time. */
export function nextQuestion(startedAt: Date, asked: number, now: Date): Date | null {
  const due = questionMinutes.slice(asked).map((minutes) => plusMinutes(startedAt, minutes))
  return due.find((moment) => moment > now) ?? null
}
