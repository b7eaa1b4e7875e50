import type { Programme } from '@kedai/contracts/programmes.ts'
import { areaRules } from '@kedai/domain/carts/areas.ts'
import { attributions, settlements, shipsToChoices, visibilities } from '@kedai/domain/resellers/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { programmeChoices as choices } from '../../../lib/seller/state-words.ts'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { programmePath } from './api.ts'
import { Activity } from './programme-activity.tsx'
import { Overrides } from './programme-overrides.tsx'
import { Routing } from './programme-routing.tsx'
import { ProgrammeQuestions } from './programme-questions.tsx'

const toValues = (answer: Programme) => ({
  name: answer.name,
  is_open: answer.is_open,
  visibility: answer.visibility,
  terms: answer.terms,
  joining_fee: answer.joining_fee,
  fee_is_credited: answer.fee_is_credited,
  override_licence: answer.override_licence,
  override_percents: answer.override_percents,
  settlement: answer.settlement,
  ships_to: answer.ships_to,
  allows_coupons: answer.allows_coupons,
  never_above_public: answer.never_above_public,
  commission_percent: answer.commission_percent,
  clearing_days: String(answer.clearing_days),
  attribution: answer.attribution,
  attribution_days: String(answer.attribution_days),
  pays_self: answer.pays_self,
  routes_to_upline: answer.routes_to_upline,
  route_hours: String(answer.route_hours),
  activity_days: String(answer.activity_days),
  activity_amount: answer.activity_amount,
  activity_grace_days: String(answer.activity_grace_days),
  activity_then: answer.activity_then,
  fields: answer.fields,
})
export type ProgrammeValues = ReturnType<typeof toValues>

// How one programme takes people in, and what it pays them.
export function ProgrammeForm({ programme }: { programme: Programme }) {
  const { t, i18n } = useLingui()
  const form = useSettingsForm({ path: programmePath(programme.area), answer: programme, toValues })
  const { values, change, errors } = form
  const ways = {
    margin: {
      label: i18n._(choices.settlement.margin),
      hint: t`They buy at their rank price and earn the difference.`,
    },
    commission: {
      label: i18n._(choices.settlement.commission),
      hint: t`Buyers pay you, and the referring reseller earns a commission.`,
    },
  } satisfies Record<Programme['settlement'], object>
  return (
    <SettingsBody form={form}>
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Switch
          name="is_open"
          label={t`Takes applications`}
          hint={t`Existing resellers stay when applications are closed.`}
          checked={values.is_open}
          onChange={({ target }) => change({ is_open: target.checked })}
        />
        {values.is_open && (
          <Field label={t`Open to`} error={errors.visibility} className="sm:max-w-80">
            <Select
              name="visibility"
              value={values.visibility}
              choices={visibilities.map((value) => ({ value, label: i18n._(choices.visibility[value]) }))}
              onChange={({ target }) =>
                change({ visibility: visibilities.find((value) => value === target.value) ?? values.visibility })
              }
            />
          </Field>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 basis-48 font-mono text-xs wrap-anywhere">{programme.join_url}</span>
          <CopyButton text={programme.join_url} label={t`Copy the link to apply`} />
        </p>
        <Field label={t`Name`} error={errors.name}>
          <Input
            name="name"
            maxLength={80}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field
          label={t`Terms`}
          hint={t`Everybody agrees to them before applying. A change makes a new version.`}
          error={errors.terms}
        >
          <Textarea
            name="terms"
            rows={6}
            maxLength={20_000}
            value={values.terms}
            onChange={({ target }) => change({ terms: target.value })}
          />
        </Field>
        <Field
          label={t`Joining fee`}
          hint={t`Shown before they apply. Approved applicants receive an invoice and can order once it is paid. Enter 0 for none.`}
          error={errors.joining_fee}
          className="sm:max-w-60"
        >
          <MoneyInput
            name="joining_fee"
            value={values.joining_fee}
            onChange={({ target }) => change({ joining_fee: target.value })}
          />
        </Field>
        {Number(values.joining_fee) > 0 && (
          <Checkbox
            name="fee_is_credited"
            label={t`Credit it to the first order`}
            hint={t`The fee is credited to the reseller’s wallet and can be used to pay for orders.`}
            checked={values.fee_is_credited}
            onChange={({ target }) => change({ fee_is_credited: target.checked })}
          />
        )}
      </Section>
      <Section title={<Trans>Earnings</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FieldGroup label={t`Earning method`} error={errors.settlement}>
          <RadioCards
            name="settlement"
            columns={2}
            cards={settlements.map((value) => ({ value, ...ways[value] }))}
            value={values.settlement}
            onChange={(picked) =>
              change({ settlement: settlements.find((value) => value === picked) ?? values.settlement })
            }
          />
        </FieldGroup>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t`Commission`} error={errors.commission_percent}>
            <NumberInput
              name="commission_percent"
              decimals
              unit="%"
              value={values.commission_percent}
              onChange={({ target }) => change({ commission_percent: target.value })}
            />
          </Field>
          <Field label={t`Clears after`} hint={t`Days after delivery, for returns.`} error={errors.clearing_days}>
            <NumberInput
              name="clearing_days"
              unit={t`days`}
              value={values.clearing_days}
              onChange={({ target }) => change({ clearing_days: target.value })}
            />
          </Field>
          <Field label={t`Which link counts`} error={errors.attribution}>
            <Select
              name="attribution"
              value={values.attribution}
              choices={attributions.map((value) => ({ value, label: i18n._(choices.attribution[value]) }))}
              onChange={({ target }) =>
                change({ attribution: attributions.find((value) => value === target.value) ?? values.attribution })
              }
            />
          </Field>
          <Field label={t`A link counts for`} error={errors.attribution_days}>
            <NumberInput
              name="attribution_days"
              unit={t`days`}
              value={values.attribution_days}
              onChange={({ target }) => change({ attribution_days: target.value })}
            />
          </Field>
        </div>
        {values.settlement === 'commission' && (
          <p>
            <PageLink
              to={sellerPaths.commissionRules(programme.area)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline underline-offset-2"
            >
              <Trans>Rules for products, ranks and times</Trans>
            </PageLink>
          </p>
        )}
        <Checkbox
          name="pays_self"
          label={t`Earn commission on their own orders`}
          checked={values.pays_self}
          onChange={({ target }) => change({ pays_self: target.checked })}
          error={errors.pays_self}
        />
      </Section>
      <Section title={<Trans>Orders</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t`Parcels go`} error={errors.ships_to} className="sm:max-w-80">
          <Select
            name="ships_to"
            value={values.ships_to}
            choices={shipsToChoices.map((value) => ({ value, label: i18n._(choices.ships_to[value]) }))}
            onChange={({ target }) =>
              change({ ships_to: shipsToChoices.find((value) => value === target.value) ?? values.ships_to })
            }
          />
        </Field>
        {!areaRules(programme.area).holdsStock && <Routing values={values} errors={errors} change={change} />}
        <Checkbox
          name="allows_coupons"
          label={t`Coupons work on their prices`}
          checked={values.allows_coupons}
          onChange={({ target }) => change({ allows_coupons: target.checked })}
          error={errors.allows_coupons}
        />
        <Checkbox
          name="never_above_public"
          label={t`They never pay more than the public, also during a promo`}
          checked={values.never_above_public}
          onChange={({ target }) => change({ never_above_public: target.checked })}
          error={errors.never_above_public}
        />
      </Section>
      <Overrides values={values} errors={errors} change={change} />
      <Activity values={values} errors={errors} change={change} />
      <ProgrammeQuestions fields={values.fields} errors={errors} onChange={(fields) => change({ fields })} />
    </SettingsBody>
  )
}
