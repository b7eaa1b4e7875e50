import type { ReadyPageName } from '@kedai/domain/pages/ready-page-names.ts'
import { about } from './about.ts'
import { agents } from './agents.ts'
import { bazaar } from './bazaar.ts'
import { booking } from './booking.ts'
import { course } from './course.ts'
import { event } from './event.ts'
import { fund } from './fund.ts'
import { membership } from './membership.ts'
import { oneProduct } from './one-product.ts'
import { raya } from './raya.ts'
import type { ReadyPage } from './ready-page.ts'
import { rental } from './rental.ts'
import { sale } from './sale.ts'
import { waitingList } from './waiting-list.ts'

/** Every ready page, in the order in which they are offered. */
export const readyPages: Record<ReadyPageName, ReadyPage> = {
  product: oneProduct,
  sale,
  raya,
  bazaar,
  event,
  class: course,
  rental,
  booking,
  membership,
  fund,
  agents,
  waiting: waitingList,
  about,
}
