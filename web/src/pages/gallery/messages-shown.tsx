import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'

export const MessagesShown = () => (
  <Section title="Notice · Badge · Toast · Progress · Skeleton · Empty">
    <div className="grid gap-4">
      <div className="grid gap-2">
        <Notice tone="good" title="Bayaran diterima">
          Penjual akan membungkus pesanan anda.
        </Notice>
        <Notice tone="warn" title="Slip sedang disemak" />
        <Notice tone="danger" title="Stok tinggal 2">
          Kurangkan kuantiti untuk meneruskan.
        </Notice>
        <Notice tone="info" title="Kedai bercuti hingga 2 Disember" />
        <Notice tone="neutral" title="Disimpan sebagai draf" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>Draf</Badge>
        <Badge tone="info">Baharu</Badge>
        <Badge tone="good">Dibayar</Badge>
        <Badge tone="warn">Menunggu slip</Badge>
        <Badge tone="danger">Dibatalkan</Badge>
        <Badge tone="accent">−20 %</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => toast('Pautan disalin')}>Toast</Button>
        <Button
          onClick={() =>
            toast({ text: 'Produk dipadam', action: { label: 'Buat asal', run: () => toast('Dikembalikan') } })
          }
        >
          Toast + undo
        </Button>
      </div>
      <Progress label="Menghantar slip" share={0.62} />
      <Progress label="Mengimport produk" share={0.34} aside="340 / 1,000" />
      <div className="grid gap-2">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton />
        <Skeleton className="h-4 w-3/4" />
      </div>
      <Empty title="Belum ada pesanan" action={<Button variant="primary">Kongsi pautan kedai</Button>}>
        Pesanan pertama akan muncul di sini sebaik sahaja dibuat.
      </Empty>
    </div>
  </Section>
)
