import type { StockRow, UnitStock } from '@kedai/contracts/stock.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../platform/errors/message.ts'
import type { Message } from '../../platform/errors/message.ts'
import { publicPath } from '../../platform/files/links.ts'
import { reasonNames } from './messages.ts'
import type { listMoves, StockListRow } from './queries/units.ts'

export const presentUnit = ({ option_values, image_key, image_widths, ...row }: StockListRow): StockRow =>
  ({ ...row, options: optionsText(option_values), image: image_key === null ? null : publicPath(image_key, image_widths?.[0]) })

export const presentStock = (unit: { id: number; stock: number | null }, moves: Awaited<ReturnType<typeof listMoves>>, lang: Lang): UnitStock =>
  ({ ...unit, moves: moves.map(({ at, reason, ...move }) => ({ ...move, at: formatTime(at), reason: nameOf(reason, lang) })) })

function nameOf(reason: string, lang: Lang): string {
  const names: Record<string, Message> = reasonNames
  const name = names[reason]
  return name ? say(name, lang) : reason
}
