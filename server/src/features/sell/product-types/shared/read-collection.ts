import { collectionForm, type CollectionField, type CollectionForm } from '@kedai/contracts/collections.ts'
import type { FormField } from '@kedai/domain/collections/fields.ts'
import { amountOf } from '@kedai/domain/money/ringgit.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'

/** What a collection says of itself, as its form was read. */
export const readCollection = (settings: unknown): CollectionForm => collectionForm.parse(settings)

/** The fields as the rules look at them. */
export const formFields = ({ fields }: { fields: readonly CollectionField[] }): FormField[] =>
  fields.map(({ key, label, type, is_required, options, show_when, grid }) => ({
    key,
    label,
    type,
    isRequired: is_required,
    options,
    showWhen: show_when,
    grid: grid && { ...grid, prices: grid.prices.map(amountOf) },
  }))

export const closingTime = ({ closes_at }: Pick<CollectionForm, 'closes_at'>): Date | null =>
  closes_at === null ? null : parseTime(closes_at)
