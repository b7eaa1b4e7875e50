import type { CourierCode } from '@kedai/domain/shipments/courier-providers.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { CourierProvider } from './courier.ts'
import { dhlCourier } from './dhl.ts'
import { easyparcelCourier } from './easyparcel.ts'
import { guardCourier } from './guard-courier.ts'
import { jntCourier } from './jnt.ts'
import { lalamoveCourier } from './lalamove.ts'
import { ninjavanCourier } from './ninjavan.ts'
import { poslajuCourier } from './poslaju.ts'

/** The couriers this installation can book with, in the order sellers see them. */
export type Couriers = {
  all: readonly CourierProvider[]
  find(provider: string | null): CourierProvider | null
}

const makers = {
  easyparcel: easyparcelCourier,
  ninjavan: ninjavanCourier,
  jnt: jntCourier,
  poslaju: poslajuCourier,
  dhl: dhlCourier,
  lalamove: lalamoveCourier,
} satisfies Record<CourierCode, (standIn: string | null) => CourierProvider>

export function createCouriers({
  clock,
  origins,
}: {
  clock: Clock
  origins: Partial<Record<CourierCode, string>>
}): Couriers {
  const codes = Object.keys(makers) as CourierCode[] // `satisfies` above
  const all = codes.map((code) => guardCourier(makers[code](origins[code] ?? null), courierProviderName(code), clock))
  return { all, find: (provider) => all.find((one) => one.provider === provider) ?? null }
}
