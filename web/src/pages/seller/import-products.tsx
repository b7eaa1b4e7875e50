import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { productsFile } from '../../features/product-csv/seller/api.ts'
import { RecentImports } from '../../features/product-csv/seller/recent-imports.tsx'
import { UploadForm } from '../../features/product-csv/seller/upload-form.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Page, Section } from '../../ui/page.tsx'

export default function ImportProductsPage() {
  const { t } = useLingui()
  const title = t`Products and spreadsheets`
  useHead({ title, isPrivate: true })
  return (
    <Page title={title} back={{ to: sellerPaths.products(), label: t`Products` }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <UploadForm />
        <Section title={t`Export products`}>
          <p className="mb-4 text-sm text-ink-soft">
            <Trans>
              All products with their prices and stock, one row for each size or colour. Change the file in a
              spreadsheet and import it again.
            </Trans>
          </p>
          <ButtonAnchor href={productsFile()} download>
            <Download aria-hidden className="size-4" />
            <Trans>Save all products as CSV</Trans>
          </ButtonAnchor>
        </Section>
        <Section title={t`Recent files`}>
          <RecentImports />
        </Section>
      </div>
    </Page>
  )
}
