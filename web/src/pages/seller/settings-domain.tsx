import type { ShopDomain } from '@kedai/contracts/domains.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DomainRecords } from '../../features/domains/seller/domain-records.tsx'
import { useHead } from '../../lib/head.ts'
import { call } from '../../lib/http.ts'
import type { Failure } from '../../lib/http-result.ts'
import { apiQuery } from '../../lib/query.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import type { Method } from '../../lib/wire.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'

const path = '/api/ajax/seller/domain'

// The shop at a name of its own: claim it, write its records, see them found.
export default function DomainPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(apiQuery<ShopDomain | null>(path))
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [asks, setAsks] = useState(false)
  useHead({ title: t`Your own domain`, isPrivate: true })
  const send = async (what: string, method: Method, address: string, body?: object) => {
    if (busy !== null) return
    setBusy(what)
    const result = await call<ShopDomain | null>(method, address, { ...(body && { body }) })
    setBusy(null)
    setFailure(result.ok ? null : result)
    if (!result.ok) return
    queryClient.setQueryData(apiQuery<ShopDomain | null>(path).queryKey, result.data)
    if (result.message) toast(result.message)
  }
  return (
    <Page
      title={t`Your own domain`}
      lead={<Trans>Use your own domain for your shop. Old links continue to work.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
    >
      {error ? (
        <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
      ) : data === undefined ? (
        <ListSkeleton rows={3} />
      ) : data === null ? (
        <ClaimForm
          failure={failure}
          isBusy={busy === 'claim'}
          onClaim={(host) => void send('claim', 'POST', path, { host })}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {failure && <Notice tone="danger" title={failure.message} />}
          <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <p className="flex flex-wrap items-center gap-3">
              <strong className="text-lg break-all">{data.host}</strong>
              <DomainStatus status={data.status} />
            </p>
            {data.problem && <Notice tone="warn" title={data.problem} />}
            {data.status === 'live' && <OutLink href={`https://${data.host}`}>https://{data.host}</OutLink>}
            <p className="text-sm text-ink-soft">
              <Trans>
                Sign in where you registered the domain (such as Exabytes, Shinjiru or GoDaddy), open its DNS settings,
                and add both records exactly as shown here.
              </Trans>
            </p>
            <DomainRecords domain={data} />
            <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
              <li>
                <Trans>
                  Many registrars, such as GoDaddy, add your domain to the name by themselves: type the short name
                  there.
                </Trans>
              </li>
              <li>
                <Trans>
                  Delete other A, AAAA and CNAME records of the same name first, such as those of a parking page. At
                  Cloudflare, choose “DNS only” instead of the orange cloud.
                </Trans>
              </li>
              {data.records.some(({ type }) => type === 'A') && (
                <li>
                  <Trans>
                    For www.{data.host} as well, add a CNAME with the name www and the value {data.host}.
                  </Trans>
                </li>
              )}
            </ul>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                busy={busy === 'check'}
                onClick={() => void send('check', 'POST', `${path}/check`)}
              >
                <Trans>Check now</Trans>
              </Button>
              <Button variant="quiet" busy={busy === 'remove'} onClick={() => setAsks(true)}>
                <Trans>Let this domain go</Trans>
              </Button>
            </div>
          </Section>
          <Confirm
            open={asks}
            title={<Trans>Let {data.host} go?</Trans>}
            confirmLabel={<Trans>Let it go</Trans>}
            isDangerous
            onCancel={() => setAsks(false)}
            onConfirm={() => {
              setAsks(false)
              void send('remove', 'DELETE', path)
            }}
          >
            <Trans>The shop is not found there any more. Its address at Kedai stays.</Trans>
          </Confirm>
        </div>
      )}
    </Page>
  )
}

type ClaimProps = { failure: Failure | null; isBusy: boolean; onClaim: (host: string) => void }

function ClaimForm({ failure, isBusy, onClaim }: ClaimProps) {
  const { t } = useLingui()
  const [host, setHost] = useState('')
  return (
    <Form
      onSubmit={() => onClaim(host)}
      {...(failure && { errors: failure.fields })}
      problem={failure && !failure.fields.host ? failure.message : null}
    >
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          label={t`Domain`}
          hint={<Trans>One that you have registered, such as kedaisiti.com.my or buy.kedaisiti.com</Trans>}
          error={failure?.fields.host ?? null}
        >
          <Input
            name="host"
            value={host}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={260}
            onChange={(event) => setHost(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
          <Trans>Go on</Trans>
        </Button>
      </Section>
    </Form>
  )
}

const DomainStatus = ({ status }: Pick<ShopDomain, 'status'>) =>
  status === 'live' ? (
    <Badge tone="good">
      <Trans>Live</Trans>
    </Badge>
  ) : status === 'verified' ? (
    <Badge tone="info">
      <Trans>Yours, not pointed here yet</Trans>
    </Badge>
  ) : status === 'failing' ? (
    <Badge tone="danger">
      <Trans>Records have changed</Trans>
    </Badge>
  ) : (
    <Badge tone="warn">
      <Trans>Waiting for the records</Trans>
    </Badge>
  )
