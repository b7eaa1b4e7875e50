import { expect } from 'vitest'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

export type Gate = { app: TestApp; owner: TestClient; rival: TestClient; buyer: TestClient }

/** A shop that sells tickets, another one, and somebody who buys. `open`: a shop's owner, signed in. */
export const openGate = async (app: TestApp, open: (username: string) => Promise<TestClient>): Promise<Gate> => ({
  app,
  owner: await open('pentas'),
  rival: await open('lain'),
  buyer: await app.client('en'),
})

export const gig = (ticket: object = {}, given: object = {}) => ({
  item_type: 'ticket',
  title: 'Malam Gamelan',
  status: 'published',
  option_names: ['Tiket'],
  variations: [
    { option_values: ['Biasa'], price: '45.00' },
    { option_values: ['Depan'], price: '90.00', stock: 10 },
  ],
  ticket: {
    starts_at: '2026-12-20 20:30',
    ends_at: '2026-12-20 23:00',
    venue: 'Dewan Budaya, Ipoh',
    capacity: 50,
    participant_fields: [{ key: 'meal', label: 'Meal', type: 'choice', options: ['Nasi', 'Mi'], is_required: false }],
    ...ticket,
  },
  ...given,
})

export async function makeGig(
  { owner }: Pick<Gate, 'owner'>,
  ticket: object = {},
  given: object = {},
): Promise<{ id: number; view_id: string; version: number }> {
  const made = await owner.post('/api/ajax/seller/products', gig(ticket, given))
  expect([made.status, made.body.message, made.body.data?.view_id]).toEqual([200, expect.anything(), expect.anything()])
  return made.body.data
}

export const viewOf = async ({ buyer }: Pick<Gate, 'buyer'>, viewId: string) =>
  (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data

export const person = (at: number) => ({
  name: `Peserta ${'ABCDEFGHIJ'[at] ?? 'X'}`,
  email: `peserta${at}@buyer.test`,
  mobile: `01234567${10 + at}`,
})

export const aisyah = {
  name: 'Aisyah Ahmad',
  phone: '0123456789',
  email: 'aisyah@buyer.test',
  paymentMethod: 'bank_transfer',
}

/** As a form names its parts: `participants[0][name]`. */
export const asForm = (value: object, name = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, string][] => {
      const at = name === '' ? key : `${name}[${key}]`
      return typeof inner === 'object' && inner !== null ? Object.entries(asForm(inner, at)) : [[at, String(inner)]]
    }),
  )

export const order = (viewId: string, form: object, client: TestClient) =>
  client.multipart(`/api/ajax/guest/order/place-order/${viewId}`, asForm({ ...aisyah, ...form }))

export const tokenOf = (placed: { body: { data: { redirect_to: string } } }): string =>
  placed.body.data.redirect_to.split('/').pop() ?? ''

export const pay = (
  { owner }: Pick<Gate, 'owner'>,
  { order_no, totals }: { order_no: string; totals: { total: string } },
) => owner.post(`/api/ajax/seller/orders/${order_no}/record-payment`, { amount: totals.total, method: 'cash' })

export const orderOf = async ({ buyer }: Pick<Gate, 'buyer'>, token: string) =>
  (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data
