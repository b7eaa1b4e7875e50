import { sen } from '@kedai/domain/money/sen.ts'
import { describe, expect, test } from 'vitest'
import { createTestClock } from '../../platform/clock/clock.ts'
import { GatewayDown } from './gateway.ts'
import type { BillReport, PaymentGateway } from './gateway.ts'
import { guardGateway } from './guard-gateway.ts'

const report: BillReport = { providerRef: 'bill', reference: 'K1', status: 'open', amount: sen(100), currency: 'MYR' }
const settings = { timeoutMs: 40, failures: 3, restMs: 30_000 }

function gatewayThat(answer: (signal: AbortSignal) => Promise<BillReport>) {
  let calls = 0
  const clock = createTestClock('2026-11-20T04:00:00Z')
  const inner: PaymentGateway = {
    provider: 'test',
    create: () => Promise.reject(new Error('not used')),
    query: (_ref, signal) => {
      calls += 1
      return answer(signal)
    },
    verifyCallback: () => ({ genuine: false, because: 'unsigned' }),
  }
  const gateway = guardGateway(inner, clock, settings)
  return { clock, calls: () => calls, ask: () => gateway.query('bill', new AbortController().signal) }
}

describe('a guarded gateway', () => {
  test('leaves one that never answers behind in time, and tells it to stop', async () => {
    let wasStopped = false
    const { ask } = gatewayThat(
      (signal) =>
        new Promise(() =>
          signal.addEventListener('abort', () => {
            wasStopped = true
          }),
        ),
    )
    await expect(ask()).rejects.toBeInstanceOf(GatewayDown)
    expect(wasStopped).toBe(true)
  })

  test('rests after three failures in a row, then tries once, and recovers', async () => {
    let isUp = false
    const { clock, calls, ask } = gatewayThat(async () => {
      if (!isUp) throw new Error('down')
      return report
    })
    for (let count = 0; count < 5; count++) await expect(ask()).rejects.toBeInstanceOf(GatewayDown)
    expect(calls()).toBe(3)
    clock.advance(30_000)
    const [first, second] = await Promise.allSettled([ask(), ask()])
    expect([first?.status, second?.status, calls()]).toEqual(['rejected', 'rejected', 4])
    isUp = true
    clock.advance(30_000)
    await expect(ask()).resolves.toEqual(report)
    await expect(ask()).resolves.toEqual(report)
  })

  test('counts failures in a row only', async () => {
    let count = 0
    const { calls, ask } = gatewayThat(async () => {
      count += 1
      if (count % 3 !== 0) throw new Error('down')
      return report
    })
    for (let asked = 0; asked < 9; asked++) await ask().catch(() => {})
    expect(calls()).toBe(9)
  })
})
