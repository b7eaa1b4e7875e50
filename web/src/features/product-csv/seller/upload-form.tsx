import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../../lib/http.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { importsPath, templateFile } from './api.ts'

const spreadsheetTypes =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// A file is read as soon as it is chosen; nothing of the shop changes by that.
export function UploadForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (file: File | null) => {
    if (!file || sending) return
    setRefusal(null)
    setSending({ file, share: 0 })
    const body = new FormData()
    body.set('file', file)
    const result = await post<ProductImport>(importsPath, body, { onProgress: (share) => setSending({ file, share }) })
    setSending(null)
    if (result.ok) return navigate(sellerPaths.productImport(result.data.id))
    setRefusal(result.fields.file ?? result.message)
  }
  return (
    <Section title={t`Import products`}>
      <div className="grid gap-4">
        <Field
          label={t`Excel (.xlsx) or CSV file`}
          hint={t`From Excel or Google Sheets, up to 20,000 rows. One row is one product, or one size or colour of it.`}
          error={refusal}
        >
          <Upload
            file={sending?.file ?? null}
            progress={sending?.share ?? null}
            onChange={(file) => void send(file)}
            accept={spreadsheetTypes}
            prompt={t`Choose an Excel or CSV file`}
          />
        </Field>
        <p className="text-sm text-ink-soft">
          <Trans>
            Next, you choose the columns and preview the changes. Changes are made only after you confirm, and can be
            undone.
          </Trans>
        </p>
        <div>
          <ButtonAnchor href={templateFile} download variant="quiet" className="-ml-4">
            <Trans>Get an empty file to fill in</Trans>
          </ButtonAnchor>
        </div>
      </div>
    </Section>
  )
}
