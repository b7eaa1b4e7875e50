import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, StockField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { emptyLesson, moved, replaced, type SectionValues, without } from './course-values.ts'
import { SectionEditor } from './section-editor.tsx'

// A course: what it costs, and its lessons by sections.
export function CourseFields() {
  const { setValue } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const sections = useWatch<ProductValues, 'course.sections'>({ name: 'course.sections' })
  const problem = useProblem('course.sections')
  const set = (next: SectionValues[]) => setValue('course.sections', next, { shouldDirty: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
        <PriceField index={0} />
        {isPromo && <PromoPriceField index={0} />}
        <StockField index={0} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-wire="course.sections">
        <h2 className="text-base font-semibold">
          <Trans>Lessons</Trans>
        </h2>
        {sections.map((section, place) => (
          <SectionEditor
            key={place}
            section={section}
            place={place}
            count={sections.length}
            onChange={(next) => set(replaced(sections, place, next))}
            onMove={(to) => set(moved(sections, place, to))}
            onRemove={() => set(without(sections, place))}
          />
        ))}
        {problem && <FieldError>{problem}</FieldError>}
        <Button
          className="justify-self-start"
          onClick={() => set([...sections, { title: '', lessons: [emptyLesson()] }])}
        >
          <Plus aria-hidden className="size-5" />
          <Trans>Add a section</Trans>
        </Button>
      </div>
    </div>
  )
}

// How long one may learn.
export function CourseMore() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [days, price] = useWatch<ProductValues, ['course.access_days', 'course.renewal_price']>({
    name: ['course.access_days', 'course.renewal_price'],
  })
  const [daysProblem, priceProblem] = [useProblem('course.access_days'), useProblem('course.renewal_price')]
  return (
    <FoldedPart
      title={<Trans>Access period</Trans>}
      summary={told([days && t`${days} days`, days && price && `RM ${price}`], t`for ever`)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Access period (days)`} hint={t`Counted from the payment. Empty: for ever.`} error={daysProblem}>
          <NumberInput {...register('course.access_days')} maxLength={4} placeholder={t`for ever`} />
        </Field>
        {days.trim() !== '' && (
          <Field label={t`Price of going on`} optional hint={t`Empty: the price above.`} error={priceProblem}>
            <MoneyInput {...register('course.renewal_price')} placeholder="0.00" />
          </Field>
        )}
      </div>
    </FoldedPart>
  )
}
