import type { Clock } from '../../platform/clock/clock.ts'
import { keyFor } from '../../platform/signing.ts'
import { billplzGateway } from './billplz.ts'
import { chipGateway } from './chip.ts'
import type { PaymentProvider } from './gateway.ts'
import { guardGateway } from './guard-gateway.ts'
import { createSandboxGateway } from './sandbox.ts'
import type { SandboxBank } from './sandbox.ts'
import { senangpayGateway } from './senangpay.ts'
import { stripeGateway } from './stripe.ts'
import { toyyibpayGateway } from './toyyibpay.ts'

/** The providers this installation can use, in the order sellers see them. */
export type PaymentGateways = {
  all: readonly PaymentProvider[]
  find(provider: string | null): PaymentProvider | null
}

type Settings = {
  clock: Clock
  appSecret: string
  sandboxBank: SandboxBank | null
  /** Origins that stand in for a provider's own. */
  origins: Partial<Record<string, string>>
}

/** The sandbox pays for nothing, so it exists only where it is given a bank: in demo mode. */
export function createPaymentGateways({ clock, appSecret, sandboxBank, origins }: Settings): PaymentGateways {
  const gateways = [
    ...(sandboxBank ? [createSandboxGateway(sandboxBank, [sandboxSecret(appSecret)])] : []),
    billplzGateway(origins.billplz ?? null),
    toyyibpayGateway(origins.toyyibpay ?? null),
    chipGateway(origins.chip ?? null),
    senangpayGateway(origins.senangpay ?? null),
    stripeGateway(origins.stripe ?? null),
  ]
  const all = gateways.map((gateway) => guardGateway(gateway, clock))
  return { all, find: (provider) => all.find((one) => one.provider === provider) ?? null }
}

/** What the pretend bank signs its reports with. */
export const sandboxSecret = (appSecret: string): Buffer => keyFor(appSecret, 'sandbox-bank')
