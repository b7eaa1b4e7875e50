import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'
import type { ProductValues } from './product-values.ts'

/** Every row has a title: a plan, a row of a form. */
export function judgeTitles({ variations }: ProductValues, add: (name: string, said: string) => void): void {
  variations.forEach(({ option_values: [title = ''] }, at) => {
    if (title.trim() === '') add(`variations.${at}.option_values`, i18n._(msg`Write a title.`))
  })
}
