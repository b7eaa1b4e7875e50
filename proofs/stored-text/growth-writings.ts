import { fresh, type Writing } from './writing.ts'

const lock = {
  goal: 3,
  counts: 'visitors',
  reward: { kind: 'download', text: 'Buku', url: 'https://shop.test/buku' },
  until: '',
  is_active: true,
}
const flow = () => ({
  name: `Aliran ${fresh()}`,
  trigger: 'order_paid',
  conditions: [{ field: 'tag', op: 'is', value: 'tetap' }],
  steps: [{ action: 'task', after_minutes: 0, title: 'Hubungi', subject: '', text: '', tag: '', coupon: '', url: '' }],
  is_active: false,
})

/** What sellers, strangers and operators write for campaigns, leads, automations, viral locks, why a shop is suspended, and why support may open it. */
export const growthWritings: Record<string, Writing> = {
  'POST /api/ajax/seller/campaigns': {
    as: 'owner',
    body: () => ({ name: `Raya ${fresh()}`, channel: 'email', audience: {}, subject: 'Raya', text: 'Jualan' }),
  },
  'POST /api/ajax/guest/lead/{username}': {
    as: 'stranger',
    ids: async () => ({ username: 'demo' }),
    body: () => ({
      name: 'Siti',
      phone: `011-${String(Math.random()).slice(2, 6)} ${String(Math.random()).slice(2, 6)}`,
      email: '',
      consent: true,
      source: 'borang',
    }),
  },
  'PUT /api/ajax/seller/leads/{id}': { as: 'owner', body: () => ({ note: 'Suka merah' }) },
  'POST /api/ajax/seller/automations': { as: 'owner', body: flow },
  'PUT /api/ajax/seller/automations/{id}': { as: 'owner', body: flow },
  'POST /api/ajax/operator/shops/{shop}/suspend': { as: 'operator', body: () => ({ reason: 'Aduan pembeli' }) },
  'PUT /api/ajax/operator/operators/{operator_id}/access': {
    as: 'operator',
    body: () => ({ shops: ['demo'], level: 'view', until: '', reason: 'Tiket 4' }),
  },
  'PUT /api/ajax/seller/products/{id}/viral-lock': { as: 'owner', body: () => lock },
}
