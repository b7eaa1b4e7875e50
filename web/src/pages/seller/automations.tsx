import type { SaveAutomation } from '@kedai/contracts/automations.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { automationsQuery } from '../../features/settings/seller/growth/api.ts'
import { AutomationCard } from '../../features/settings/seller/growth/automation-card.tsx'
import { AutomationForm } from '../../features/settings/seller/growth/automation-form.tsx'
import { emptyFlow } from '../../features/settings/seller/growth/automation-words.ts'
import { OpenTasks } from '../../features/settings/seller/growth/open-tasks.tsx'
import { TextRules } from '../../features/settings/seller/growth/text-rules.tsx'
import { readyFlows } from '../../features/settings/seller/growth/ready-flows.ts'
import { areaWords, programmeAreas } from '../../features/resellers/seller/words.ts'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

const standIns = Object.fromEntries(
  ['name', 'order_no', 'total', 'shop', 'link', 'item', 'sku', 'left', 'when', 'venue', 'programme'].map((word) => [
    word,
    `{${word}}`,
  ]),
)

type Editing = { id: number | null; begin: SaveAutomation }

// What the shop does by itself.
export default function AutomationsPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(automationsQuery())
  const shop = useQuery(meQuery()).data?.shops[0]
  const [editing, setEditing] = useState<Editing | null>(null)
  // What the server fills in stays as it is written.
  const write = (text: MessageDescriptor) => i18n._({ ...text, values: standIns })
  const programmes = programmeAreas.map((area) => ({ value: area, label: i18n._(areaWords[area]) }))
  useHead({ title: t`Automations`, isPrivate: true })
  return (
    <Page
      title={t`Automations`}
      lead={<Trans>Automatic actions on orders, carts and stock</Trans>}
      actions={
        editing === null && (
          <Button variant="primary" onClick={() => setEditing({ id: null, begin: emptyFlow })}>
            <Trans>New automation</Trans>
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {editing && (
          <AutomationForm
            key={editing.id ?? editing.begin.name}
            id={editing.id}
            begin={editing.begin}
            programmes={programmes}
            maySendOut={shop !== undefined && can(shop.role, shop.permissions, 'webhooks')}
            onDone={() => setEditing(null)}
          />
        )}
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <ListSkeleton rows={3} />}
        <OpenTasks />
        {shop?.role === 'owner' && <TextRules />}
        {data && data.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.map((automation) => (
              <AutomationCard
                key={automation.id}
                automation={automation}
                onEdit={() => setEditing({ id: automation.id, begin: automation })}
              />
            ))}
          </ul>
        )}
        {data && editing === null && (
          <section className="grid gap-2">
            <h2 className="text-base font-semibold">
              <Trans>Ready to use</Trans>
            </h2>
            <div className="flex flex-wrap gap-2">
              {readyFlows.map((flow) => (
                <Button
                  key={i18n._(flow.name)}
                  onClick={() =>
                    setEditing({
                      id: null,
                      begin: {
                        name: i18n._(flow.name),
                        trigger: flow.trigger,
                        after_hours: flow.afterHours ?? 24,
                        conditions: [],
                        is_active: true,
                        steps: flow.steps.map(({ action, after_minutes, subject, text, title }) => ({
                          action,
                          after_minutes,
                          ...(subject && { subject: write(subject) }),
                          ...(text && { text: write(text) }),
                          ...(title && { title: write(title) }),
                        })),
                      },
                    })
                  }
                >
                  {i18n._(flow.name)}
                </Button>
              ))}
            </div>
          </section>
        )}
      </div>
    </Page>
  )
}
