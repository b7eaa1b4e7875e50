import { narrowRow } from '@kedai/domain/documents/narrow-row.ts'
import type { DocumentColumn, DocumentRow, DocumentTable as Table } from '@kedai/domain/documents/paper-document.ts'
import { classes } from '../../ui/classes.ts'

// The lines of a paper. On a phone a line is its title with what it is made of under it, and its amount; paper and desk have every column.
export function DocumentTable({ table, name }: { table: Table; name: string }) {
  const { columns, rows } = table
  if (rows.length === 0) return <p className="border-y border-line py-4 text-ink-soft">{table.empty}</p>
  const grows = columns.findIndex((column) => column.grows)
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr className="border-b-2 border-accent text-sm text-ink-faint">
          {columns.map((column) => (
            <th key={column.label} scope="col" className={cellLook(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr
            key={place}
            className={classes('border-b border-line align-top print:break-inside-avoid', row.isStrong && 'font-bold')}
          >
            {columns.map((column, at) => (
              <td key={column.label} className={cellLook(column)}>
                {at === grows ? <Title table={table} row={row} text={row.cells[at] ?? ''} /> : row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Title({ table, row, text }: { table: Table; row: DocumentRow; text: string }) {
  const { details } = narrowRow(table, row)
  return (
    <>
      <span className="wrap-anywhere">{text}</span>
      {row.details?.map((detail, place) => (
        <span key={place} className="block text-sm font-normal text-ink-soft wrap-anywhere">
          {detail}
        </span>
      ))}
      {details && (
        <span className="block text-sm font-normal text-ink-soft tabular-nums @xl:hidden">{inOnePiece(details)}</span>
      )}
    </>
  )
}

// An amount is never torn from its currency.
const inOnePiece = (text: string): string => text.replaceAll('RM ', 'RM\u00a0')

const cellLook = ({ align, grows, narrow }: DocumentColumn): string =>
  classes(
    'py-2 font-[inherit] first:pl-0 last:pr-0 @xl:px-3',
    align === 'end' ? 'text-right tabular-nums' : 'text-left',
    grows ? 'w-full min-w-0 pr-3' : 'whitespace-nowrap',
    narrow !== 'title' && narrow !== 'amount' && 'hidden @xl:table-cell',
  )
