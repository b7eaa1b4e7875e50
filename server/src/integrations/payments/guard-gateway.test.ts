import { sen } from '@kedai/domain/money/sen.ts'
import { describe, expect, test } from 'vitest'
import { createTestClock } from '../../platform/clock/clock.ts'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { BillReport, OpenAccount, PaymentProvider } from './gateway.ts'
import { guardGateway } from './guard-gateway.ts'

const report: BillReport = { providerRef: 'bill', reference: 'K1', status: 'open', amount: sen(100), currency: 'MYR' }
const account = (name: string): OpenAccount => ({ name, isLive: false, credentials: {} })
const settings = { timeoutMs: 40, failures: 3, restMs: 30_000 }

function gatewayThat(answer: (signal: AbortSignal) => Promise<BillReport>) {
  let calls = 0
  const clock = createTestClock('2026-11-20T04:00:00Z')
  const inner: PaymentProvider = {
    provider: 'test',
    fields: [],
    start: () => Promise.reject(new Error('not used')),
    test: () => Promise.reject(new Error('not used')),
    refund: null,
    query: (_account, _ref, signal) => {
      calls += 1
      return answer(signal)
    },
    verify: () => ({ genuine: false, because: 'unsigned' }),
  }
  const gateway = guardGateway(inner, clock, settings)
  const bill = { providerRef: 'bill', reference: 'K1' }
  const ask = (name = 'ours') => gateway.query(account(name), bill, new AbortController().signal)
  return { clock, calls: () => calls, ask }
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

  test('rests for the account whose keys are refused, and goes on for the others', async () => {
    let names = 0
    const { calls, ask } = gatewayThat(async () => {
      names += 1
      if (names <= 3) throw new GatewayRefused('wrong key', true)
      return report
    })
    for (let count = 0; count < 3; count++) await expect(ask('broken')).rejects.toBeInstanceOf(GatewayRefused)
    await expect(ask('broken')).rejects.toBeInstanceOf(GatewayDown)
    await expect(ask('another')).resolves.toEqual(report)
    expect(calls()).toBe(4)
  })

  test('does not rest for what a buyer typed wrong', async () => {
    const { calls, ask } = gatewayThat(async () => {
      throw new GatewayRefused('name is too long', false)
    })
    for (let count = 0; count < 6; count++) await expect(ask()).rejects.toBeInstanceOf(GatewayRefused)
    expect(calls()).toBe(6)
  })
})
