import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CalendarClock,
  CalendarDays,
  Download,
  GraduationCap,
  HandCoins,
  IdCard,
  type LucideIcon,
  Package,
  Shirt,
  Ticket,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { CollectionFields, CollectionMore } from '../../collection/seller/collection-fields.tsx'
import { CourseFields, CourseMore } from '../../course/seller/course-fields.tsx'
import { DigitalFields, DigitalMore } from '../../digital/seller/digital-fields.tsx'
import { OneUnit, OneUnitMore } from '../../ecommerce/seller/one-unit.tsx'
import { PlanFields, PlanMore } from '../../membership/seller/plan-fields.tsx'
import { TicketFields, TicketMore } from '../../ticket/seller/ticket-fields.tsx'
import { RentalFields, RentalMore } from '../../rental/seller/rental-fields.tsx'
import { ServiceFields, ServiceMore } from '../../service/seller/service-fields.tsx'
import { OptionGrid } from '../../variation/seller/option-grid.tsx'
import { OptionMore } from '../../variation/seller/option-more.tsx'
import { typeNames } from './type-names.ts'

/** How a type looks to a seller: its name, an example, and its fields: what it must have, then what may wait. */
export type SellerType = {
  name: MessageDescriptor
  example: MessageDescriptor
  Picture: LucideIcon
  Fields: ComponentType | null
  /** What may wait, in folded parts. */
  More: ComponentType
  /** Where its seller works with it day by day. */
  follow?: { label: MessageDescriptor; to: (product: { view_id: string }) => string }
}

/** Every type of product; those without fields yet are shown as coming. */
export const sellerTypes = {
  ecommerce: {
    name: typeNames.ecommerce,
    example: msg`A mug, a jar of sambal: one price, one stock.`,
    Picture: Package,
    Fields: OneUnit,
    More: OneUnitMore,
  },
  variation: {
    name: typeNames.variation,
    example: msg`A shirt in sizes and colours, each with its price and stock.`,
    Picture: Shirt,
    Fields: OptionGrid,
    More: OptionMore,
  },
  digital: {
    name: typeNames.digital,
    example: msg`An e-book or a template, sent after payment.`,
    Picture: Download,
    Fields: DigitalFields,
    More: DigitalMore,
  },
  ticket: {
    name: typeNames.ticket,
    example: msg`An event with seats and names of participants.`,
    Picture: Ticket,
    Fields: TicketFields,
    More: TicketMore,
  },
  service: {
    name: typeNames.service,
    example: msg`A haircut or a repair, booked for a time.`,
    Picture: CalendarClock,
    Fields: ServiceFields,
    More: ServiceMore,
  },
  membership: {
    name: typeNames.membership,
    example: msg`A club that is paid every month.`,
    Picture: IdCard,
    Fields: PlanFields,
    More: PlanMore,
    follow: { label: msg`Members`, to: () => sellerPaths.members() },
  },
  collection: {
    name: typeNames.collection,
    example: msg`A fund or a form where the buyer chooses the amount.`,
    Picture: HandCoins,
    Fields: CollectionFields,
    More: CollectionMore,
    follow: { label: msg`Responses`, to: ({ view_id: viewId }) => sellerPaths.responses(viewId) },
  },
  rental: {
    name: typeNames.rental,
    example: msg`A camera or a tent, lent for some days.`,
    Picture: CalendarDays,
    Fields: RentalFields,
    More: RentalMore,
  },
  course: {
    name: typeNames.course,
    example: msg`Lessons that open after payment.`,
    Picture: GraduationCap,
    Fields: CourseFields,
    More: CourseMore,
  },
} satisfies Record<ProductTypeName, SellerType>
