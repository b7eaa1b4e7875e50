import type { Voucher } from '@kedai/contracts/vouchers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Image } from 'lucide-react'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useChange } from '../../../lib/seller/use-change.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { voucherPath } from './api.ts'

// Receipts and bank slips that belong to a voucher. They are added and never taken away.
export function VoucherFiles({ voucher: { number, attachments } }: { voucher: Voucher }) {
  const { t } = useLingui()
  const lang = useLang()
  const change = useChange()
  const [file, setFile] = useState<File | null>(null)
  const attach = async () => {
    if (!file) return
    const body = new FormData()
    body.append('file', file)
    if ((await change.send<Voucher>('POST', `${voucherPath(number)}/attachments`, body))?.ok) setFile(null)
  }
  return (
    <Section title={<Trans>Documents</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {attachments.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {attachments.map(({ name, url, is_pdf: isPdf, by, at }) => (
            <li key={url} className="py-2">
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-accent-ink underline underline-offset-2"
              >
                {isPdf ? (
                  <FileText aria-hidden className="size-4 shrink-0" />
                ) : (
                  <Image aria-hidden className="size-4 shrink-0" />
                )}
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </a>
              <span className="block text-xs text-ink-soft">
                {[by, dateTime(at, lang)].filter((part) => part !== '').join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t`Add a document`}
        hint={t`A receipt or the bank’s slip, as a photo or PDF. It stays with the voucher.`}
        error={change.errors.file ?? change.problem ?? undefined}
      >
        <Upload file={file} onChange={(chosen) => (setFile(chosen), change.forget())} camera name="file" />
      </Field>
      {file && (
        <Button variant="primary" className="justify-self-start" busy={change.isBusy} onClick={() => void attach()}>
          <Trans>Attach</Trans>
        </Button>
      )}
    </Section>
  )
}
