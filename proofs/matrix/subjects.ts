import { courseSubjects } from './course-subjects.ts'
import { growthSubjects } from './growth-subjects.ts'
import { operatorSubjects } from './operator-subjects.ts'
import { orderSubjects } from './order-subjects.ts'
import { paperSubjects } from './paper-subjects.ts'
import { resellerSubjects } from './reseller-subjects.ts'
import { productSubjects } from './product-subjects.ts'
import { shopSubjects } from './shop-subjects.ts'
import type { Subject } from './subject.ts'

/** A subject for each `x-id-of`. */
export const subjects: Record<string, Subject> = {
  ...orderSubjects,
  ...courseSubjects,
  ...growthSubjects,
  ...paperSubjects,
  ...shopSubjects,
  ...productSubjects,
  ...resellerSubjects,
  ...operatorSubjects,
}
