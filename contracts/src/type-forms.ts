import { z } from 'zod'
import { rentalForm } from './rentals.ts'
import { membershipForm } from './memberships.ts'

import { collectionForm } from './collections.ts'
import { courseForm } from './course-forms.ts'
import { serviceForm } from './service-forms.ts'
import { ticketForm } from './ticket-forms.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional()

/**
 * What a seller's form says of some types besides, each under its type's name; it is kept as it was read. Under another type's
 * name it is refused. (contract §2a)
 */
export const typeForms = {
  rental: orNone(rentalForm),
  membership: orNone(membershipForm),
  collection: collectionForm.nullable().optional(),
  service: serviceForm.nullable().optional(),
  ticket: orNone(ticketForm),
  course: orNone(courseForm),
}

/** The same as a form shows it. */
export const typeSettings = z.record(z.string(), z.unknown()).nullable()
