import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { type Change, type LineState, blankLine, isBlank } from './editor-state.ts'
import { LineRow } from './line-row.tsx'
import { moved, placeUnder } from './line-moves.ts'

const maxLines = 500

type Props = {
  currency: string
  lines: LineState[]
  totals: Record<string, string | null>
  change: Change
  errors: Record<string, string>
}

// The lines of an invoice. They are moved by the handle, with a finger, a mouse or the arrow keys, or by their arrows.
export function LineList({ currency, lines, totals, change, errors }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<LineState | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const setLines = (next: LineState[]) => change({ lines: next })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lines.length || to === from) return
    setLines(moved(lines, from, to))
    setTold(t`Line ${to + 1} of ${lines.length}`)
  }
  const drop = ({ key }: LineState) => {
    const rest = lines.filter((line) => line.key !== key)
    setLines(rest.length > 0 ? rest : [blankLine()])
    list.current?.focus()
  }
  const add = () => {
    setLines([...lines, blankLine()])
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
  }
  // The place in the list under the pointer while a line is dragged.
  const dragOver = (key: string, pointerY: number) => {
    const from = lines.findIndex((line) => line.key === key)
    const middles = [...(list.current?.children ?? [])]
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
    if (from >= 0) move(from, placeUnder(pointerY, middles, from))
  }
  // Enter goes on to the next field, and past the last one to a new line; it does not save and leave.
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const fields = [...(list.current?.querySelectorAll('input') ?? [])]
    const next = fields[fields.indexOf(event.target) + 1]
    if (next) next.focus()
    else if (lines.length < maxLines) add()
  }
  let sent = -1
  return (
    <Section title={t`Items`}>
      {errors.invoice_items && <FieldError>{errors.invoice_items}</FieldError>}
      <ul
        ref={list}
        tabIndex={-1}
        onKeyDown={goOn}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none md:gap-0"
      >
        {lines.map((line, place) => {
          if (!isBlank(line)) sent++
          return (
            <LineRow
              currency={currency}
              key={line.key}
              line={line}
              place={place}
              // As the server counts them: lines not begun are not sent.
              wireName={isBlank(line) ? 'invoice_items.none' : `invoice_items.${sent}`}
              isLast={place === lines.length - 1}
              total={totals[line.key] ?? null}
              isDragged={dragged === line.key}
              errors={errors}
              onChange={(part) => setLines(lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)))}
              onMove={(step) => move(place, place + step)}
              onDrag={(pointerY) =>
                pointerY === null ? setDragged(null) : (setDragged(line.key), dragOver(line.key, pointerY))
              }
              onRemove={() => (line.id === null ? drop(line) : setAsked(line))}
            />
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
      <Button
        className="mt-3"
        onClick={add}
        disabledBecause={lines.length >= maxLines && t`An invoice holds at most 500 lines.`}
      >
        <Plus aria-hidden className="size-5" />
        <Trans>Add a line</Trans>
      </Button>
      {lines.some(({ product_id }) => product_id !== null) && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>
            Your stock does not change. Deduct the items you hand over under{' '}
            <PageLink to={sellerPaths.stock()} className="text-accent-ink underline underline-offset-2">
              Stock
            </PageLink>
            .
          </Trans>
        </p>
      )}
      {/* The question is the specification's own. spec §5 */}
      <Confirm
        open={asked !== null}
        title={t`Do want to remove current item?`}
        confirmLabel={t`Remove`}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) drop(asked)
          setAsked(null)
        }}
      >
        <p className="text-sm wrap-anywhere">{asked?.item_name}</p>
      </Confirm>
    </Section>
  )
}
