import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askAt } from './ask-at.ts'
import type { Reply } from './connection.ts'

const reply: Reply = { status: 200, bytes: 2, body: () => Buffer.from('ok') }

test('what waited behind a server that stood still counts from when it was due', async () => {
  const began = performance.now()
  let frozenUntil = 0
  // Answers at once, but for 300 ms in the middle.
  const connection = {
    send(_request: Buffer, done: (answer: Reply | null) => void): void {
      if (frozenUntil === 0 && performance.now() - began > 300) frozenUntil = performance.now() + 300
      void sleep(Math.max(0, frozenUntil - performance.now())).then(() => done(reply))
    },
  }
  const times: number[] = []
  await askAt(
    [connection],
    () => Buffer.alloc(0),
    { perSecond: 100, seconds: 1 },
    (_reply, ms) => times.push(ms),
  )
  expect(times).toHaveLength(100)
  // Thirty came while it stood still, and waited 150 ms on average; a loop that waits for its answers would tell of one.
  expect(times.filter((ms) => ms > 50).length).toBeGreaterThan(20)
  expect(Math.max(...times)).toBeGreaterThan(290)
})

test('a free connection is used, so that one slow answer holds up no other', async () => {
  let first = true
  const connections = Array.from({ length: 4 }, () => ({
    send(_request: Buffer, done: (answer: Reply | null) => void): void {
      const pause = first ? 400 : 0
      first = false
      void sleep(pause).then(() => done(reply))
    },
  }))
  const times: number[] = []
  await askAt(
    connections,
    () => Buffer.alloc(0),
    { perSecond: 100, seconds: 0.6 },
    (_reply, ms) => times.push(ms),
  )
  expect(times).toHaveLength(60)
  // Behind it stood forty; a busy machine may hold up a few.
  const late = times.filter((ms) => ms > 200).length
  expect(late).toBeGreaterThanOrEqual(1)
  expect(late).toBeLessThan(12)
})

test('a line that breaks ends it', async () => {
  const broken = { send: (_request: Buffer, done: (answer: Reply | null) => void) => done(null) }
  const asking = askAt(
    [broken],
    () => Buffer.alloc(0),
    { perSecond: 10, seconds: 1 },
    () => {},
  )
  await expect(asking).rejects.toThrow('a line to the server broke')
})
