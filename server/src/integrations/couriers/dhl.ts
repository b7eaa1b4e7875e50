// Labels of DHL eCommerce, for shops with a pickup and a sold-to account. Neither its prices nor its tracking are told to a program
// without a further agreement, so a parcel's way is told by people.
import { courierProviders } from '@kedai/domain/shipments/courier-providers.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { stateOf } from '@kedai/domain/shipping/states.ts'
import { z } from 'zod'
import { GatewayDown, GatewayRefused } from '../payments/gateway.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import { hostOf, type Hosts } from '../payments/hosts.ts'
import { askProvider, readAnswer } from '../payments/provider-http.ts'
import type { CourierProvider, NewParcel, Party } from './courier.ts'
import { labelOf } from './fetch-label.ts'
import { addressLines, tokenKeeper } from './wire.ts'

const status = z.object({
  code: z.coerce.string(),
  message: z.string().nullish(),
  messageDetails: z.array(z.object({ messageDetail: z.string() })).nullish(),
})
const signedIn = z.object({
  accessTokenResponse: z.object({
    token: z.string().nullish(),
    responseStatus: status,
    expires_in_seconds: z.coerce.number().default(3600),
  }),
})
const labelled = z.object({
  labelResponse: z.object({
    bd: z.object({
      responseStatus: status,
      labels: z
        .array(
          z.object({
            shipmentID: z.string().nullish(),
            deliveryConfirmationNo: z.string().nullish(),
            content: z.string().nullish(),
            responseStatus: status.nullish(),
          }),
        )
        .default([]),
    }),
  }),
})

export const dhlCourier = (standIn: string | null): CourierProvider => {
  const hosts: Hosts = { live: 'https://api.dhlecommerce.dhl.com', test: 'https://apitest.dhlecommerce.asia', standIn }
  const secrets = ({ credentials }: OpenAccount) => [credentials.password ?? '']
  const withToken = tokenKeeper(async (account, signal) => {
    const { client_id = '', password = '' } = account.credentials
    const query = new URLSearchParams({ clientId: client_id, password, returnFormat: 'json' })
    const path = `/rest/v1/OAuth/AccessToken?${query.toString()}`
    const call = { method: 'GET', path, secrets: secrets(account) } as const
    const { accessTokenResponse: answer } = readAnswer(
      signedIn,
      await askProvider(hostOf(hosts, account), call, signal),
    )
    if (answer.responseStatus.code !== '100000' || !answer.token)
      throw new GatewayRefused(answer.responseStatus.message || 'refused', true)
    return { token: answer.token, until: Date.now() + answer.expires_in_seconds * 1000 }
  })
  return {
    provider: 'dhl',
    fields: [
      { name: 'client_id', isSecret: false },
      { name: 'password', isSecret: true },
      { name: 'pickup_account', isSecret: false, namesMerchant: true },
      { name: 'sold_to_account', isSecret: false },
    ],
    services: [
      { code: 'PDO', name: 'Parcel Domestic' },
      { code: 'PDE', name: 'Parcel Domestic Expedited' },
    ],
    quotes: null,
    prepare: null,
    book: (account, wanted, _prepared, signal) =>
      withToken(account, signal, async (token) => {
        const json = requestOf(account, wanted, token)
        const call = { method: 'POST', path: '/rest/v2/Label', json, secrets: [token, ...secrets(account)] } as const
        const { bd } = readAnswer(labelled, await askProvider(hostOf(hosts, account), call, signal)).labelResponse
        const [label] = bd.labels
        const said = label?.responseStatus ?? bd.responseStatus
        if (bd.responseStatus.code !== '200' || said.code !== '200')
          throw new GatewayRefused(wordsOf(said, bd.responseStatus), false)
        if (!label) throw new GatewayDown('answered without a label')
        const number = label.deliveryConfirmationNo || label.shipmentID || wanted.reference
        return {
          providerRef: label.shipmentID || wanted.reference,
          trackingNumber: number,
          courier: courierProviders.dhl.courier,
          cost: null,
          label: label.content ? labelOf(label.content) : null,
          trackingUrl: null,
        }
      }),
    isSafeTwice: false,
    find: null,
    label: null,
    track: null,
    cancel: null,
    verify: () => ({ genuine: false, because: 'unsigned' }),
    async test(account, signal) {
      await withToken(account, signal, async () => {})
    },
  }
}

const wordsOf = (...all: z.infer<typeof status>[]): string =>
  all
    .flatMap(({ message, messageDetails }) => [
      ...(messageDetails ?? []).map((one) => one.messageDetail),
      message ?? '',
    ])
    .find(Boolean) ?? 'refused'

function addressOf({ name, phone, email, address, postcode, city, state }: Party) {
  const [address1 = '-', address2 = '', address3 = ''] = addressLines(address, 50, 3)
  return {
    companyName: name.slice(0, 50),
    name: name.slice(0, 50),
    address1,
    address2,
    address3,
    city,
    state: stateOf(state).name,
    district: city,
    country: 'MY',
    postCode: postcode,
    phone,
    ...(email !== null && { email }),
  }
}

const requestOf = ({ credentials }: OpenAccount, wanted: NewParcel, accessToken: string) => ({
  labelRequest: {
    hdr: {
      messageType: 'LABEL',
      messageDateTime: new Date().toISOString(),
      accessToken,
      messageVersion: '1.4',
      messageLanguage: 'en',
    },
    bd: {
      inlineLabelReturn: 'Y',
      pickupAccountId: credentials.pickup_account,
      soldToAccountId: credentials.sold_to_account,
      handoverMethod: 2,
      pickupAddress: addressOf(wanted.from),
      shipperAddress: addressOf(wanted.from),
      shipmentItems: [
        {
          shipmentID: wanted.reference,
          packageDesc: wanted.contents.slice(0, 50),
          totalWeight: wanted.weight,
          totalWeightUOM: 'G',
          dimensionUOM: 'CM',
          productCode: wanted.service || 'PDO',
          ...(wanted.collect > 0 && { codValue: Number(formatRinggit(wanted.collect)) }),
          currency: 'MYR',
          returnMode: '01',
          isMult: 'FALSE',
          consigneeAddress: addressOf(wanted.to),
          returnAddress: addressOf(wanted.from),
        },
      ],
      label: { pageSize: '400x600', format: 'PDF', layout: '1x1' },
    },
  },
})
