import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { tellFailure, useSend } from '../use-send.ts'
import { growthPaths, tasksQuery } from './api.ts'

// What automations left for people.
export function OpenTasks() {
  const send = useSend(null)
  const { data } = useQuery(tasksQuery()) // the list below shows a failure
  const open = data?.filter(({ is_done }) => !is_done) ?? []
  if (open.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">
        <Trans>To be done</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-l border border-line bg-card shadow-card">
        {open.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center justify-between gap-2 p-3">
            <span className="text-sm [overflow-wrap:anywhere]">
              {task.title} {task.order_no && <span className="text-ink-soft">{task.order_no}</span>}
            </span>
            <Button onClick={() => void send('POST', `${growthPaths.tasks}/${task.id}/done`).then(tellFailure)}>
              <Trans>Done</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
