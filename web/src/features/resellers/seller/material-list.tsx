import type { ResellerMaterial } from '@kedai/contracts/reseller-materials.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../lib/seller/use-change.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { toast } from '../../../ui/toast.tsx'
import { materialPath } from './api.ts'

// What members see, the newest first.
export function MaterialList({ materials }: { materials: readonly ResellerMaterial[] }) {
  const { t } = useLingui()
  const change = useChange()
  const [removing, setRemoving] = useState<ResellerMaterial | null>(null)
  const remove = async (id: number) => {
    const result = await change.send<null>('DELETE', materialPath(id), {})
    setRemoving(null)
    if (result && !result.ok) toast({ text: result.message, tone: 'danger' })
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
        {materials.map((material) => (
          <li key={material.id}>
            <Section
              title={<span className="wrap-anywhere">{material.title}</span>}
              className="h-full"
              aside={
                <IconButton label={t`Remove ${material.title}`} onClick={() => setRemoving(material)}>
                  <Trash2 aria-hidden />
                </IconButton>
              }
            >
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
                {material.file &&
                  (material.file.is_pdf ? (
                    <a
                      href={material.file.url}
                      target="_blank"
                      rel="noreferrer"
                      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-2"
                    >
                      <FileText aria-hidden className="size-4 shrink-0" />
                      <span className="min-w-0 wrap-anywhere">{material.file.name}</span>
                    </a>
                  ) : (
                    <img
                      src={material.file.url}
                      alt={material.title}
                      loading="lazy"
                      className="max-h-56 rounded-m border border-line object-contain"
                    />
                  ))}
                {material.words && <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{material.words}</p>}
              </div>
            </Section>
          </li>
        ))}
      </ul>
      <Confirm
        open={removing !== null}
        title={<Trans>Remove “{removing?.title}”?</Trans>}
        busy={change.isBusy}
        isDangerous
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={() => removing && void remove(removing.id)}
        onCancel={() => setRemoving(null)}
      >
        <Trans>Members no longer see it. What they have saved stays with them.</Trans>
      </Confirm>
    </>
  )
}
