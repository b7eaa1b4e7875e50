import type { ProductValues } from '../../form/seller/product-values.ts'
import { judgeTitles } from '../../form/seller/judge-titles.ts'
import { judgeMembership } from './membership-values.ts'

export function judgeMembershipForm(values: ProductValues, add: (name: string, said: string) => void): void {
  judgeTitles(values, add)
  judgeMembership(values.membership, add)
}
