import { sen } from '@kedai/domain/money/sen.ts'
import { testProvider } from '../../../integrations/payments/gateway-suite.fixture.ts'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { reportOf } from './actions/create-sandbox-bank.ts'
import { findBill } from './queries.ts'
import { jsonParts, stampParts } from '../../../integrations/payments/signed-parts.fixture.ts'

testProvider(async () => {
  const kedai = await startTestApp()
  const provider = kedai.deps.gateways.find('sandbox')
  if (!provider) throw new Error('no sandbox in demo mode')
  const signed = (text: string) => ({
    headers: { [signatureHeader]: signCallback(sandboxSecret(kedai.deps.config.appSecret), text, kedai.clock.now()) },
    body: Buffer.from(text),
  })
  return {
    provider,
    account: { name: 'of the test', isLive: false, credentials: {} },
    stranger: null,
    opensOnce: true,
    now: () => kedai.clock.now(),
    decide: async (id, status, amount) => {
      await kedai.asOwner('update sandbox_bills set state = $2, amount_sen = coalesce($3, amount_sen) where id = $1', [
        id,
        status,
        amount ?? null,
      ])
    },
    callback: async (id) => {
      const bill = await findBill(kedai.db, id)
      if (!bill) throw new Error(`no bill ${id}`)
      const { status, amount, currency } = reportOf(bill)
      const event_id = `${id}.${status}`
      return signed(JSON.stringify({ event_id, bill_id: id, reference: bill.reference, status, amount, currency }))
    },
    tamper: ({ headers, body }) => ({ headers, body: Buffer.from(body.toString().replace('2500', '9900')) }),
    signedParts: [jsonParts, stampParts(signatureHeader)],
    signedNonsense: () => signed('{"event_id":"x"}'),
    // It is this very server: it does what its amounts ask it to, and its answers are always read.
    misbehave: (how, bill) =>
      how === 'well' || how === 'nonsense' ? null : { ...bill, amount: sen(how === 'slow' ? 4_420_000 : 4_410_000) },
    close: () => kedai.close(),
  }
})
