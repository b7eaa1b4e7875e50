import { useState } from 'react'
import { CommandPalette } from '../../ui/admin/command-palette.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Section } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'

type Shown = 'dialog' | 'drawer' | 'confirm' | 'palette' | null

export function DialogsShown() {
  const [shown, setShown] = useState<Shown>(null)
  const [asksToClear, setAsksToClear] = useState(false)
  const close = () => setShown(null)
  return (
    <Section title="Dialog · Drawer · Confirm · CommandPalette">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('drawer')}>Drawer</Button>
        <Button onClick={() => setShown('confirm')}>Confirm</Button>
        <Button onClick={() => setShown('palette')}>CommandPalette</Button>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Rekod bayaran"
        actions={
          <Button variant="primary" onClick={close}>
            Simpan bayaran
          </Button>
        }
      >
        <Field label="Rujukan">
          <Input />
        </Field>
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={close} title="Tapis pesanan">
        <Field label="Cari">
          <Input type="search" />
        </Field>
        <Button onClick={() => setAsksToClear(true)}>Kosongkan tapisan</Button>
        <Confirm
          open={asksToClear}
          title="Kosongkan semua tapisan?"
          confirmLabel="Kosongkan"
          onCancel={() => setAsksToClear(false)}
          onConfirm={() => setAsksToClear(false)}
        />
      </Drawer>
      <Confirm
        open={shown === 'confirm'}
        title="Batalkan pesanan ini?"
        confirmLabel="Batalkan pesanan"
        isDangerous
        onCancel={close}
        onConfirm={close}
      >
        Stok dikembalikan dan pembeli diberitahu melalui e-mel.
      </Confirm>
      <CommandPalette
        open={shown === 'palette'}
        onOpenChange={(open) => setShown(open ? 'palette' : null)}
        groups={[
          { heading: 'Skrin', entries: [{ id: 'orders', label: 'Pesanan', hint: 'g o', run: () => toast('Pesanan') }] },
          {
            heading: 'Tindakan',
            entries: [{ id: 'new', label: 'Produk baharu', hint: 'n', run: () => toast('Produk baharu') }],
          },
        ]}
      />
    </Section>
  )
}
