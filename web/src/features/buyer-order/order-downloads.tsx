import type { BuyerOrder, ClaimedDownload } from '@kedai/contracts/orders.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { date } from '../../lib/format.ts'
import { post } from '../../lib/http.ts'
import { currentLang } from '../../lib/i18n.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { orderQuery } from './api.ts'

// What was bought as a file or a link. Each press uses one up, so the address is made only then.
export const OrderDownloads = ({ token, downloads }: { token: string; downloads: BuyerOrder['downloads'] }) => (
  <Section title={<Trans>Downloads</Trans>}>
    <ul className="grid gap-4">
      {downloads.map((download) => (
        <OneDownload key={download.id} token={token} download={download} />
      ))}
    </ul>
  </Section>
)

function OneDownload({
  token,
  download: { id, title, is_link, left, devices_left, expires_at, refusal },
}: {
  token: string
  download: BuyerOrder['downloads'][number]
}) {
  const answers = useQueryCache()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function fetchIt() {
    setBusy(true)
    setFailure(null)
    const scope = `download:${token}:${id}`
    const result = await post<ClaimedDownload>(
      `/api/ajax/guest/order/${encodeURIComponent(token)}/downloads/${id}`,
      {},
      { idempotencyKey: idempotencyKey(scope) },
    )
    if (result.ok || result.code !== 0) forgetIdempotencyKey(scope)
    if (result.ok) location.assign(result.data.url)
    else setFailure(result.message)
    await answers.refetch(orderQuery(token))
    setBusy(false)
  }
  const Picture = is_link ? ExternalLink : Download
  return (
    <li className="grid gap-1.5">
      <Button
        wide
        variant={refusal ? 'secondary' : 'primary'}
        busy={busy}
        disabledBecause={refusal}
        onClick={() => void fetchIt()}
      >
        <Picture aria-hidden className="size-5" />
        <span className="min-w-0 break-words">{title}</span>
      </Button>
      <p className="text-sm text-ink-soft">
        {refusal ?? (
          <>
            {left !== null && <Plural value={left} one="# download left." other="# downloads left." />}{' '}
            {devices_left !== null && (
              <Plural value={devices_left} one="On # more device." other="On # more devices." />
            )}{' '}
            {expires_at && <Trans>Until {date(expires_at, currentLang())}.</Trans>}
          </>
        )}
      </p>
      {failure && <Notice tone="danger" title={failure} />}
    </li>
  )
}
