import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: ReactNode; count?: number; panel: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }

// Parts of one record side by side. Arrow keys move; keep the value in the address where the tab should survive a reload.
export const Tabs = ({ label, tabs, value, onChange }: Props) => (
  <BaseTabs.Root value={value} onValueChange={(next) => onChange(String(next))}>
    <BaseTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          value={tab.value}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 text-sm sm:px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 data-active:border-accent data-active:text-ink"
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="rounded-full bg-sunken px-2 text-xs text-ink-soft">{tab.count}</span>
          )}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4">
        {tab.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
)
