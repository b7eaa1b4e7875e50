/** How many unpaid orders of appointments and rentals one phone number, one browser and one network may hold in a shop at once. */
export const maxUnpaidBookings = { phone: 10, browser: 10, network: 100 } as const

export type BookingBy = keyof typeof maxUnpaidBookings

/** By what somebody holds as many unpaid bookings as they may, or null. */
export const tooManyBookings = (held: Readonly<Record<BookingBy, number>>): BookingBy | null =>
  (['phone', 'browser', 'network'] as const).find((by) => held[by] >= maxUnpaidBookings[by]) ?? null
