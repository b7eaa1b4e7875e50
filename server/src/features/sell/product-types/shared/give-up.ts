import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { giveUpAppointment } from '../give-up/appointment.ts'
import { giveUpFiles } from '../give-up/files.ts'
import { giveUpGoods } from '../give-up/goods.ts'
import { giveUpRental } from '../give-up/rental.ts'
import { giveUpResponse } from '../give-up/response.ts'
import { giveUpTerm } from '../give-up/term.ts'
import { giveUpTickets } from '../give-up/tickets.ts'
import type { GiveUp } from './give-up-types.ts'

/** One entry a type: leaving one out does not compile. */
const giveUps = {
  ecommerce: giveUpGoods,
  variation: giveUpGoods,
  digital: giveUpFiles,
  ticket: giveUpTickets,
  service: giveUpAppointment,
  membership: giveUpTerm,
  course: giveUpTerm,
  collection: giveUpResponse,
  rental: giveUpRental,
} satisfies Record<ProductTypeName, GiveUp>

/** How a part of a line of a type is given up. */
export const giveUpOf = (type: ProductTypeName): GiveUp => giveUps[type]
