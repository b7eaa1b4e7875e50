import type { CourseOutline } from '@kedai/contracts/course-forms.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { certificatesOfOrder, findSoldFiles, replaceCourseFiles } from '../queries/course-files.ts'
import { tokensOfLines } from '../queries/tokens-of-lines.ts'
import { type Course, lessonsOf, readCourse } from '../shared/course-settings.ts'
import { type ChosenLine, type FieldRefusals, productType } from '../shared/product-type.ts'
import { judgeCourse } from './judge-form.ts'
import { formRefusals, orderRefusals } from './messages.ts'

/** Lessons that open with the payment, for so many days or for ever. (contract §2a) */
export const course = productType<null>({
  form: {
    judge: judgeCourse,
    async save(trx, { shopId, productId, settings }) {
      const read = readCourse(settings)
      const ids = [...new Set(lessonsOf(read).flatMap(({ file_id: id }) => id ?? []))]
      const own = await findSoldFiles(trx, shopId, ids)
      read.sections.forEach(({ lessons }, section) =>
        lessons.forEach(({ kind, file_id: id }, at) => {
          const field = `course.sections.${section}.lessons.${at}.file_id`
          if (id === null) return
          if (!own.has(id)) throw refuseField(field, formRefusals.foreignFile)
          if (kind === 'video' && own.get(id) !== 'video/mp4') throw refuseField(field, formRefusals.noVideoFile)
        }),
      )
      await replaceCourseFiles(trx, { shopId, productId }, ids)
    },
  },

  view: (_publicDb, { settings }) => ({ item: { course: outlineOf(readCourse(settings)) } }),

  order: {
    choosesItself: true,
    load: () => Promise.resolve(null),
    judge({ productId, settings, units, wants, body, renews }) {
      const quantity = wants.reduce((most, want) => Math.max(most, want.quantity), body.quantity ?? 1)
      if (quantity > 1 || wants.length > 1) return refuse('quantity', orderRefusals.oneOnly)
      const [unit] = units.filter(({ isActive }) => isActive)
      if (!unit) return refuse('quantity', orderRefusals.gone)
      const { access_days: days, renewal_price: renewal } = readCourse(settings)
      const isRenewal = renews !== null
      // Who is in the course already takes no place of those that are left.
      const isCounted = unit.stock !== null && !isRenewal
      const choice = {
        unitPrice: isRenewal && renewal !== null ? parseRinggit(renewal) : null,
        addonTotal: noSen,
        options: null,
        claims: isCounted ? [{ kind: 'stock' as const, variationId: unit.id, productId, amount: 1 }] : [],
        details: { ...(days !== null && { every: days, unit: 'day' }), access_days: days, renews },
        change:
          isCounted && (unit.stock ?? 0) < 1 ? { what: 'stock' as const, left: 0, message: orderRefusals.gone } : null,
      }
      return { lines: [{ unitId: unit.id, quantity: 1, field: 'quantity', choice }], fields: {} }
    },
  },

  line: (details) => ({
    enrolment: {
      access_days: typeof details['access_days'] === 'number' ? details['access_days'] : null,
      is_renewal: typeof details['renews'] === 'number',
    },
  }),

  async orderParts(trx, of) {
    if (of.reader !== 'buyer') return {}
    const tokens = await tokensOfLines(trx, of, 'course')
    const certificates = new Map((await certificatesOfOrder(trx, of)).map(({ line, code }) => [line, code]))
    return {
      lines: new Map(
        [...tokens].map(([line, token]) => {
          const code = certificates.get(line)
          return [line, { learn_url: `/learn/${token}`, ...(code && { certificate_url: `/certificate/${code}` }) }]
        }),
      ),
    }
  },
})

const outlineOf = ({ access_days, renewal_price, sections }: Course): CourseOutline => ({
  access_days,
  renewal_price,
  sections: sections.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      kind: lesson.kind,
      minutes: lesson.minutes,
      is_preview: lesson.is_preview,
      id: lesson.is_preview ? lesson.id : null,
    })),
  })),
})

const refuse = (field: string, message: Message): { lines: ChosenLine[]; fields: FieldRefusals } => ({
  lines: [],
  fields: { [field]: [message] },
})
