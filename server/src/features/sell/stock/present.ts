import type { StockRow, UnitStock } from '@kedai/contracts/stock.ts'
import { withOrders, type MoveByOrders } from '@kedai/domain/catalogue/stock-history.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../platform/errors/message.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { publicPath } from '../../../platform/files/links.ts'
import { orderNames, reasonNames } from './messages.ts'
import type { listMoves, StockListRow } from './queries/units.ts'

export const presentUnit = ({ option_values, image_key, image_widths, ...row }: StockListRow): StockRow => ({
  ...row,
  options: optionsText(option_values),
  image: image_key === null ? null : publicPath(image_key, image_widths?.[0]),
})

export const presentStock = (
  unit: { id: number; stock: number | null },
  moves: readonly Move[],
  lang: Lang,
): UnitStock => ({
  ...unit,
  moves: withOrders(moves, unit.stock).map((move) => ('by_orders' in move ? byOrders(move, lang) : byHand(move, lang))),
})

const byHand = ({ at, reason, ...move }: Move, lang: Lang) => ({
  ...move,
  by_orders: false,
  at: formatTime(at),
  reason: nameOf(reason, lang),
})

const byOrders = (move: MoveByOrders<Move>, lang: Lang) => ({
  id: move.after.id,
  by_orders: true,
  at: null,
  by: null,
  reason: say(move.change < 0 ? orderNames.sold : orderNames.putBack, lang),
  change: move.change,
  stock_after: move.stock_after,
  note: '',
})

type Move = Awaited<ReturnType<typeof listMoves>>[number]

function nameOf(reason: string, lang: Lang): string {
  const names: Record<string, Message> = reasonNames
  const name = names[reason]
  return name ? say(name, lang) : reason
}
