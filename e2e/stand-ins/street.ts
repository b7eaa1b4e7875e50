import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { billplz } from './billplz.ts'
import { chip } from './chip.ts'
import { ninjavan } from './ninjavan.ts'
import type { Asked, Bill, Provider, Reply, Report } from './provider.ts'
import { senangpay } from './senangpay.ts'
import { stripe } from './stripe.ts'
import { toyyibpay } from './toyyibpay.ts'

/** What a shop says to a provider in the provider's own settings: where it reports to. */
type Addresses = { senangpay: string; stripe: string; ninjavan: string }

/** All the providers of a shop on one loopback address, with the pages that its buyers pay on. `env` points a server at them. */
export async function openStreet() {
  const addresses: Addresses = { senangpay: '', stripe: '', ninjavan: '' }
  const courier = ninjavan()
  const banks = {
    billplz: billplz(),
    toyyibpay: toyyibpay(),
    chip: chip(),
    senangpay: senangpay(() => addresses.senangpay),
    stripe: stripe(() => addresses.stripe),
  }
  /** What the shop answered to each report. */
  const heard: number[] = []
  const tell = async (address: string, { headers, body }: Report) => {
    const { status } = await fetch(address, { method: 'POST', headers, body })
    heard.push(status)
  }
  async function pay(bank: Provider, bill: Bill): Promise<string> {
    const settle = async () => {
      bill.status = 'paid'
      await tell(bill.hook, bank.report(bill))
      await tell(bill.hook, bank.report(bill)) // they all say it again
    }
    if (bank.slow === undefined) await settle()
    else {
      bill.status = 'pending'
      void sleep(bank.slow * 1000).then(settle)
    }
    return bank.back(bill)
  }
  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request)
    for (const bank of Object.values(banks)) {
      const bill = bank.billOf(asked)
      if (!bill) continue
      if (asked.method !== 'POST') return send(response, { type: 'text/html', body: payPage(bank.name, bill) })
      response.writeHead(303, { location: await pay(bank, bill) }).end()
      return
    }
    const answers = [courier, ...Object.values(banks)].map((one) => one.answer(asked))
    send(response, answers.find((one) => one !== null) ?? { status: 404, body: {} })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
  const names = [...Object.keys(banks), 'ninjavan']
  return {
    banks,
    courier,
    addresses,
    heard,
    env: Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_BASE_URL`, origin])),
    step: (number: string, status: string, minutes: number) =>
      tell(addresses.ninjavan, courier.step(number, status, minutes)),
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const origin = `http://${request.headers.host}`
  const { pathname, searchParams } = new URL(request.url ?? '/', origin)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers,
    body: await text(request),
    origin,
  }
}

function send(response: ServerResponse, { status = 200, type = 'application/json', body }: Reply): void {
  response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body))
}

const payPage = (bank: string, { amount }: Bill): string =>
  `<!doctype html><title>${bank}</title><meta name="viewport" content="width=device-width"><h1>${bank}</h1>
<p>RM ${(amount / 100).toFixed(2)}</p><form method="post"><button>Pay</button></form><link rel="icon" href="data:,">`
