import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../ui/admin/menu.tsx'
import { Popover } from '../../ui/admin/popover.tsx'
import { Tabs } from '../../ui/admin/tabs.tsx'
import { Tooltip } from '../../ui/admin/tooltip.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'

const actions = [
  [
    { label: 'Sunting', icon: <Pencil aria-hidden />, onSelect: () => toast('Sunting') },
    { label: 'Hantar invois', disabledBecause: 'Luluskan invois dahulu.' },
  ],
  [{ label: 'Padam', icon: <Trash2 aria-hidden />, isDangerous: true, onSelect: () => toast('Padam') }],
]

export function FloatingShown() {
  const [tab, setTab] = useState('items')
  return (
    <Section title="Menu · Popover · Tooltip · Tabs">
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <Menu
          trigger={
            <IconButton label="Tindakan lain">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          groups={actions}
        />
        <Popover trigger={<Button>Popover</Button>} title="Apakah baki tertunggak?">
          <p className="text-ink-soft">Jumlah invois ditolak semua bayaran yang direkod.</p>
        </Popover>
        <Tooltip text="Disalin ke papan klip">
          <Button>Tooltip</Button>
        </Tooltip>
      </div>
      <Tabs
        label="Bahagian produk"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'items', label: 'Barang', count: 12, panel: <p>Senarai barang.</p> },
          { value: 'prices', label: 'Harga', panel: <p>Senarai harga.</p> },
          { value: 'pictures', label: 'Gambar', count: 4, panel: <p>Gambar produk.</p> },
        ]}
      />
    </Section>
  )
}
