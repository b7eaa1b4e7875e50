import { type Role, can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type SettingsEntry, settingsGroups } from './entries.ts'

type Props = { role: Role; permissions: readonly string[] }

// What this person may set, in groups; a group of which nothing is left does not stand there.
export function SettingsList({ role, permissions }: Props) {
  const { t } = useLingui()
  const groups = Object.entries(settingsGroups).flatMap(([name, { title, entries }]) => {
    const allowed = (entries as readonly SettingsEntry[]).filter(
      ({ work }) => work === null || can(role, permissions, work),
    ) // widened: a group may be empty
    return allowed.length === 0 ? [] : [{ name, title, allowed }]
  })
  if (groups.length === 0) {
    return (
      <Notice tone="info" title={<Trans>View only</Trans>}>
        <Trans>Ask the owner of the shop for the work you need.</Trans>
      </Notice>
    )
  }
  return (
    <div className="grid gap-8">
      {groups.map(({ name, title, allowed }) => (
        <section key={name} aria-labelledby={`settings-${name}`}>
          <h2 id={`settings-${name}`} className="mb-3 text-lg">
            {t(title)}
          </h2>
          <ul className="grid overflow-hidden rounded-l border border-line bg-card shadow-card max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-px sm:bg-line">
            {allowed.map((entry) => (
              <li key={entry.to} className="bg-card sm:last:odd:col-span-2">
                <EntryLink {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function EntryLink({ Picture, title, about, to }: SettingsEntry) {
  const { t } = useLingui()
  return (
    <PageLink
      to={to}
      className="flex h-full min-h-16 items-center gap-4 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-m bg-accent-soft text-accent-ink">
        <Picture aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(title)}</span>
        <span className="block text-sm text-ink-soft">{t(about)}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </PageLink>
  )
}
