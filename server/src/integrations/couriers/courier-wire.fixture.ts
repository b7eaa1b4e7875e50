import type { OpenAccount } from '../payments/gateway.ts'
import type { Asked } from '../payments/payment-stand-in.fixture.ts'

/** A shop's account with a courier. */
export const accountOf = (credentials: Record<string, string>): OpenAccount => ({
  name: JSON.stringify(credentials),
  isLive: false,
  credentials,
})

export const form = ({ body }: Asked) => Object.fromEntries(new URLSearchParams(body))
export const json = ({ body }: Asked) => JSON.parse(body) as Record<string, never>
export const pdf = '%PDF-1.4 label'
