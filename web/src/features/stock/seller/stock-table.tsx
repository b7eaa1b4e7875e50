import type { StockRow } from '@kedai/contracts/stock.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { isCount } from './use-count.ts'

type Props = {
  rows: StockRow[]
  typed: Readonly<Record<string, string>>
  onType: (id: number, text: string) => void
  onMove: (row: StockRow) => void
}

// Every unit with its count, a box for what was counted, and a way to book a move.
export function StockTable({ rows, typed, onType, onMove }: Props) {
  const { t } = useLingui()
  const columns: Column<StockRow>[] = [
    {
      key: 'unit',
      header: t`Product`,
      phone: 'title',
      cell: ({ title, options, sku, image }) => (
        <span className="flex items-center gap-3">
          {image ? (
            <img
              src={image}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 shrink-0 rounded-m border border-line object-cover"
            />
          ) : (
            <span aria-hidden className="size-12 shrink-0 rounded-m bg-sunken" />
          )}
          <span className="grid min-w-0">
            <span className="line-clamp-2 font-semibold">{title}</span>
            <span className="text-xs font-normal text-ink-soft">{[options, sku].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'stock',
      header: t`Stock`,
      align: 'end',
      cell: ({ stock, is_low }) => (
        <span className="inline-flex items-center gap-2 md:flex-row-reverse">
          {stock ?? <Trans>not counted</Trans>}
          {is_low && (
            <Badge tone={stock === 0 ? 'danger' : 'warn'}>
              {stock === 0 ? <Trans>Sold out</Trans> : <Trans>Running low</Trans>}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'counted',
      header: t({ message: 'Counted', context: 'stock' }),
      align: 'end',
      cell: (row) => (
        <span className="flex flex-wrap items-center justify-end gap-1">
          <span className="block w-28">
            <NumberInput
              aria-invalid={isWrong(typed[row.id])}
              aria-describedby={isWrong(typed[row.id]) ? `wrong-${row.id}` : undefined}
              aria-label={t`Counted: ${nameOf(row)}`}
              maxLength={8}
              placeholder="–"
              value={typed[row.id] ?? ''}
              onChange={(event) => onType(row.id, event.target.value)}
            />
          </span>
          <Button
            variant="quiet"
            className="-mr-3 md:hidden"
            aria-label={t`Move or history: ${nameOf(row)}`}
            onClick={() => onMove(row)}
          >
            <Trans>Move or history</Trans>
          </Button>
          {isWrong(typed[row.id]) && (
            <span className="flex w-full justify-end text-left">
              <FieldError id={`wrong-${row.id}`}>{t`Write a whole number, or leave it empty.`}</FieldError>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'move',
      header: <span className="sr-only">{t`Actions`}</span>,
      align: 'end',
      phone: 'hidden',
      cell: (row) => (
        <Button variant="quiet" className="whitespace-nowrap" onClick={() => onMove(row)}>
          <Trans>Move or history</Trans>
        </Button>
      ),
    },
  ]
  return <Table caption={t`Stock`} columns={columns} rows={rows} keyOf={({ id }) => String(id)} />
}

const isWrong = (text = ''): boolean => text.trim() !== '' && !isCount(text)

const nameOf = ({ title, options }: StockRow): string => [title, options].filter(Boolean).join(' · ')
