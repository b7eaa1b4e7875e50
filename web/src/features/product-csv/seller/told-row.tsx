import type { ImportRow } from '@kedai/contracts/product-imports.ts'
import { Trans } from '@lingui/react/macro'

// A row of the file and what is said of it, at its cell or, where that says enough, without it.
export const ToldRow = ({ row: { line, title, problems }, isPlain = false }: { row: ImportRow; isPlain?: boolean }) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-1 p-3 text-sm [overflow-wrap:anywhere] sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,2fr)] sm:gap-4">
    <span className="text-ink-soft">
      <Trans>Line {line}</Trans>
    </span>
    <span className="font-semibold">{title || '–'}</span>
    <ul className="grid gap-1">
      {problems.map(({ column, cell, message }, at) => (
        <li key={at}>
          {column !== null && !isPlain && (
            <span className="font-semibold">
              {column}
              {cell ? ` “${cell}”` : ''}:{' '}
            </span>
          )}
          {message}
        </li>
      ))}
    </ul>
  </li>
)
