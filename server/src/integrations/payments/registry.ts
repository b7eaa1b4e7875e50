import type { Clock } from '../../platform/clock/clock.ts'
import { keyFor } from '../../platform/signing.ts'
import type { PaymentGateway } from './gateway.ts'
import { guardGateway } from './guard-gateway.ts'
import { createSandboxGateway } from './sandbox.ts'
import type { SandboxBank } from './sandbox.ts'

/** The gateways this installation can use, by provider name. */
export type PaymentGateways = { find(provider: string | null): PaymentGateway | null }

type Settings = { clock: Clock; appSecret: string; sandboxBank: SandboxBank | null }

/** The sandbox pays for nothing, so it exists only where it is given a bank: in demo mode. */
export function createPaymentGateways({ clock, appSecret, sandboxBank }: Settings): PaymentGateways {
  const gateways = sandboxBank ? [createSandboxGateway(sandboxBank, [sandboxSecret(appSecret)])] : []
  const guarded = new Map(gateways.map((gateway) => [gateway.provider, guardGateway(gateway, clock)]))
  return { find: (provider) => (provider === null ? null : (guarded.get(provider) ?? null)) }
}

/** What the pretend bank signs its reports with. */
export const sandboxSecret = (appSecret: string): Buffer => keyFor(appSecret, 'sandbox-bank')
