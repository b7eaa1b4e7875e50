import { fund, rows } from './subjects/collection.ts'
import { codes, download } from './subjects/digital.ts'
import { bothCounts, ownStock, sharedSeats } from './subjects/event.ts'
import { mug, shirt } from './subjects/goods.ts'
import type { Subjects } from './subjects/subject.ts'
import { course, monthly } from './subjects/terms.ts'
import { camera, haircut } from './subjects/times.ts'

/** What is sold, given back and counted of each product type: leaving one out does not compile. */
export const subjects = {
  ecommerce: [mug],
  variation: [shirt],
  digital: [download, codes],
  ticket: [ownStock, sharedSeats, bothCounts],
  service: [haircut],
  membership: [monthly],
  collection: [rows, fund],
  rental: [camera],
  course: [course],
} satisfies Subjects

export const allSubjects = Object.entries(subjects).flatMap(([type, ofType]) =>
  ofType.map((subject) => ({ type, subject })),
)
