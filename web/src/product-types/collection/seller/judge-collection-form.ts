import type { ProductValues } from '../../form/seller/product-values.ts'
import { judgeTitles } from '../../form/seller/judge-titles.ts'
import { judgeCollection } from './collection-values.ts'

export function judgeCollectionForm(values: ProductValues, add: (name: string, said: string) => void): void {
  if (values.collection.amount_type === 'fixed' && values.collection.has_rows) judgeTitles(values, add)
  judgeCollection(values.collection, add)
}
