/**
 * The couriers whose own programs this product speaks with, in the order sellers see them. `courier`: by whom its parcels go;
 * null for one that hands them to others.
 */
export const courierProviders = {
  easyparcel: { name: 'EasyParcel', courier: null },
  ninjavan: { name: 'Ninja Van', courier: 'Ninja Van' },
  jnt: { name: 'J&T Express', courier: 'J&T Express' },
  poslaju: { name: 'Pos Laju', courier: 'Pos Laju' },
  dhl: { name: 'DHL eCommerce', courier: 'DHL eCommerce' },
  lalamove: { name: 'Lalamove', courier: 'Lalamove' },
} as const satisfies Record<string, { name: string; courier: string | null }>

export type CourierCode = keyof typeof courierProviders

export const courierCodes = Object.keys(courierProviders) as CourierCode[] // the keys of a literal without further ones

export const isCourierCode = (text: string): text is CourierCode => courierCodes.some((code) => code === text)

/** The name of a provider; one that is no longer known is called by its code. */
export const courierProviderName = (code: string): string => (isCourierCode(code) ? courierProviders[code].name : code)

/** Those that draw a label whenever they are asked. */
export const labellers: readonly CourierCode[] = ['ninjavan', 'jnt']
