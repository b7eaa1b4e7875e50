import { Copy, Share2, ShoppingBag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link, OutLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'

export function ButtonsShown() {
  const [busy, setBusy] = useState(false)
  return (
    <Section title="Button · IconButton · Link">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
            Simpan
          </Button>
          <Button>Batal</Button>
          <Button variant="quiet">Lihat butiran</Button>
          <Button variant="danger">
            <Trash2 aria-hidden className="size-4" />
            Padam
          </Button>
        </div>
        <Button variant="primary" size="l" wide>
          <ShoppingBag aria-hidden className="size-5" />
          Bayar RM 45.00
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabledBecause="Pesanan ini sudah dihantar.">
            Batalkan pesanan
          </Button>
          <Button busy>Menyimpan</Button>
          <ButtonLink to={paths.gallery()}>Pautan</ButtonLink>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label="Salin pautan">
            <Copy aria-hidden />
          </IconButton>
          <IconButton label="Kongsi" count={3}>
            <Share2 aria-hidden />
          </IconButton>
          <IconButton label="Beg" aria-pressed>
            <ShoppingBag aria-hidden />
          </IconButton>
          <IconButton label="Padam" disabled>
            <Trash2 aria-hidden />
          </IconButton>
          <Link to={paths.gallery()} className="py-2">
            Lihat semua pesanan
          </Link>
          <OutLink href="https://wa.me/60123456789" className="py-2">
            WhatsApp
          </OutLink>
        </div>
      </div>
    </Section>
  )
}
