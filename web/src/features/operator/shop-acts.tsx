import type { OperatedShop, OperatorRun, PasswordLink } from '@kedai/contracts/operator.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { call, post } from '../../lib/http.ts'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ActDialog } from './act-dialog.tsx'
import { operatorCalls } from './paths.ts'

type Props = { shop: OperatedShop; onClose: () => void }

const callOf = ({ username }: OperatedShop, what: string) => `${operatorCalls.shop(username)}/${what}`
const text = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim()

export function SuspendShop({ shop, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ActDialog<OperatedShop>
      shop={shop.username}
      title={t`Suspend ${shop.username}?`}
      label={<Trans>Suspend</Trans>}
      isDangerous
      send={(typed) => post(callOf(shop, 'suspend'), { reason: text(typed, 'reason') })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            <Trans>
              Buyers see the reason instead of the shop. Its people may look, and change nothing. Nothing is sent.
            </Trans>
          </p>
          <Field label={t`Reason`} hint={t`Buyers and the seller read it.`} error={errors.reason}>
            <Textarea name="reason" maxLength={500} defaultValue={shop.reason ?? ''} data-first-focus />
          </Field>
        </>
      )}
    </ActDialog>
  )
}

export function ReopenShop({ shop, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ActDialog<OperatedShop>
      shop={shop.username}
      title={t`Reopen ${shop.username}?`}
      label={<Trans>Reopen</Trans>}
      send={() => post(callOf(shop, 'reopen'))}
      onClose={onClose}
    >
      {() => (
        <p>
          <Trans>Buyers can order again, and what waited is sent.</Trans>
        </p>
      )}
    </ActDialog>
  )
}

export function TransferShop({ shop, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ActDialog<OperatedShop>
      shop={shop.username}
      title={t`Give ${shop.username} to another owner`}
      label={<Trans>Transfer</Trans>}
      isDangerous
      send={(typed) =>
        post(callOf(shop, 'transfer'), { to: text(typed, 'to'), former: typed.get('stays') ? 'staff' : 'leaves' })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t`E-mail of the new owner`} hint={t`An account that is confirmed.`} error={errors.to}>
            <Input name="to" type="email" autoComplete="off" maxLength={254} data-first-focus />
          </Field>
          <Checkbox name="stays" defaultChecked label={t`Keep the former owner as staff with full access`} />
        </>
      )}
    </ActDialog>
  )
}

export function ShopLimits({ shop, onClose }: Props) {
  const { t } = useLingui()
  const typedNumber = (typed: FormData, name: string) => (text(typed, name) === '' ? null : text(typed, name))
  return (
    <ActDialog<OperatedShop>
      shop={shop.username}
      title={t`Limits of ${shop.username}`}
      label={<Trans>Save</Trans>}
      send={(typed) =>
        call('PUT', callOf(shop, 'quota'), {
          body: { storage_mb: typedNumber(typed, 'storage_mb'), mails_per_day: typedNumber(typed, 'mails_per_day') },
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t`Storage`} hint={t`Left empty: no limit of its own.`} error={errors.storage_mb}>
            <NumberInput name="storage_mb" unit="MB" maxLength={8} defaultValue={shop.storage_quota_mb ?? ''} />
          </Field>
          <Field label={t`Mails a day`} hint={t`Left empty: as the settings say.`} error={errors.mails_per_day}>
            <NumberInput name="mails_per_day" maxLength={7} defaultValue={shop.mails_per_day ?? ''} />
          </Field>
        </>
      )}
    </ActDialog>
  )
}

type LinkProps = Props & { email: string; onMade: (link: PasswordLink) => void }

export function MakePasswordLink({ shop, email, onMade, onClose }: LinkProps) {
  const { t } = useLingui()
  return (
    <ActDialog<PasswordLink>
      shop={shop.username}
      title={t`A new password for ${email}?`}
      label={<Trans>Make the link</Trans>}
      send={() => post(callOf(shop, 'password-link'), { member: email })}
      onDone={onMade}
      onClose={onClose}
    >
      {() => (
        <p>
          <Trans>
            You get a link that works once, for a day. They are signed out everywhere; two-step sign-in stays.
          </Trans>
        </p>
      )}
    </ActDialog>
  )
}

// Shown once: it stands nowhere else.
export function PasswordLinkMade({ made, onClose }: { made: PasswordLink; onClose: () => void }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Dialog open onClose={onClose} title={t`Link for ${made.email}`}>
      <div className="grid gap-4">
        <Notice tone="warn" title={t`Hand it over now. It is shown only once.`}>
          <Trans>It works until {dateTime(made.expires_at, lang)}.</Trans>
        </Notice>
        <p className="rounded-m bg-sunken p-3 font-mono text-sm [overflow-wrap:anywhere]">{made.link}</p>
        <CopyButton text={made.link} label={t`Copy the link`} />
      </div>
    </Dialog>
  )
}

export function EraseShop({ shop, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ActDialog<OperatorRun>
      shop={shop.username}
      title={t`Erase ${shop.username} for good?`}
      label={<Trans>Erase the shop</Trans>}
      isDangerous
      send={(typed) => post(callOf(shop, 'erase'), { confirm: text(typed, 'confirm') })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Notice tone="danger" title={t`This cannot be taken back.`}>
            <Trans>Make a backup and an export first. Orders, payments and invoices stay, without names.</Trans>
          </Notice>
          <Field label={t`Type ${shop.username} to confirm`} error={errors.confirm}>
            <Input name="confirm" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={60} />
          </Field>
        </>
      )}
    </ActDialog>
  )
}
