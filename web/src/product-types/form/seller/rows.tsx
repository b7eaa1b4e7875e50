import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props<Row> = {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  fresh: () => Row
  most: number
  add: ReactNode
  children: (index: number) => ReactNode
}

// Rows that can be added and taken away: extras, opening times, days off.
export function Rows<Row>({ rows, onChange, fresh, most, add, children }: Props<Row>) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      {rows.map((_, index) => (
        <div key={index} className="flex items-start gap-1 rounded-m border border-line bg-paper p-3">
          <div className="grid min-w-0 flex-1 gap-3">{children(index)}</div>
          <IconButton label={t`Remove`} onClick={() => onChange(rows.filter((__, at) => at !== index))}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {rows.length < most && (
        <Button variant="quiet" className="justify-self-start" onClick={() => onChange([...rows, fresh()])}>
          <Plus aria-hidden className="size-4" />
          {add}
        </Button>
      )}
    </div>
  )
}
