import type { Register } from '@kedai/contracts/auth.ts'

export const goodPassword = 'nasi lemak pagi'

/** A registration nothing stands in the way of, for the shop named. */
export const registrationFor = (username: string, changes: Partial<Register> = {}): Register => ({
  name: 'Nur Aisyah binti Rahman',
  email: `${username}@mail.test`,
  phone: '012-345 6789',
  password: goodPassword,
  shop_name: 'Dapur Kak Aisyah',
  username,
  ...changes,
})
