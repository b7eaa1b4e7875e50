import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate, migrationsFolder } from '../../platform/db/migrations.ts'
import { inDatabase } from '../../platform/test-db/test-server.ts'

const name = `kedai_ledger_${process.pid}`

test('what was sent before the ledger stands in it, with the words that were agreed to', async () => {
  const server = inject('testServer')
  const admin = new Client(server.address)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'kedai-ledger-'))
  const address = inDatabase(server.address, name)
  const bring = (wanted: (file: string) => boolean) => {
    for (const file of readdirSync(migrationsFolder).filter(wanted))
      copyFileSync(join(migrationsFolder, file), join(folder, file))
    return migrate(address, folder)
  }
  const owner = new Client(address)
  owner.on('error', () => {}) // the database goes while it is open, when something failed before
  try {
    await bring((file) => file < '0630')
    await owner.connect()
    await owner.query(`
      insert into users (email, name, password_hash) values ('a@b.test', 'A', 'x');
      select open_shop('lama', 'Kedai Lama', (select id from users), null);
      insert into customers (shop_id, name, phone, created_at, last_order_at) select id, 'Siti', '+60121111111', '2026-01-01', '2026-01-01' from shops;
      insert into invoices (shop_id, hashslug, number, lifecycle, customer_id, buyer_name, issue_date, due_date, discount_type, subtotal_sen, total_sen, seller, approved_at, created_at, updated_at)
        select s.id, repeat('a', 24), 'INV-1', 'sent', c.id, 'Siti', '2026-01-01', '2026-01-02', 'percent', 100, 100, '{}', '2026-01-01', '2026-01-01', '2026-01-01' from shops s, customers c;
      insert into invoice_deliveries (shop_id, invoice_id, reason, channel, recipient, status, created_at, sent_at, parts, opened_at)
        select shop_id, id, 'send', 'email', 'siti@b.test', 'opened', '2026-01-01'::timestamptz, '2026-01-01'::timestamptz, null::smallint, '2026-01-02'::timestamptz from invoices
        union all select shop_id, id, 'reminder', 'sms', '+60121111111', 'bounced', '2026-01-03', '2026-01-03', 2, null from invoices;
      insert into statement_deliveries (shop_id, customer_id, recipient, lang, status, created_at) select shop_id, id, 'siti@b.test', 'ms', 'failed', '2026-01-04' from customers;
      insert into campaigns (shop_id, name, channel, audience, words, lang, created_at) select id, 'Raya', 'sms', '{}', 'Hai', 'ms', '2026-01-05' from shops;
      insert into marketing_messages (shop_id, campaign_id, origin, channel, recipient, state, created_at)
        select shop_id, id, 'campaign:' || id, 'sms', '+60121111111', 'sent', '2026-01-05' from campaigns;
      insert into marketing_consents (shop_id, channel, address, source, words, at) select id, 'sms', '+60121111111', 'checkout', 'Ya, hantar', '2026-01-01' from shops;
      insert into opt_outs (shop_id, channel, address, source, at) select id, 'sms', '+60122222222', 'seller', '2026-01-06' from shops;`)
    await bring(() => true)
    const { rows } = await owner.query(
      `select reason, basis, channel, recipient, state, parts, opened_at is not null as opened, template from messages order by created_at`,
    )
    expect(rows).toEqual([
      {
        reason: 'invoice',
        basis: 'transactional',
        channel: 'email',
        recipient: 'siti@b.test',
        state: 'sent',
        parts: null,
        opened: true,
        template: 'invoice:send',
      },
      {
        reason: 'reminder',
        basis: 'transactional',
        channel: 'sms',
        recipient: '+60121111111',
        state: 'bounced',
        parts: 2,
        opened: false,
        template: 'invoice:reminder',
      },
      {
        reason: 'statement',
        basis: 'transactional',
        channel: 'email',
        recipient: 'siti@b.test',
        state: 'failed',
        parts: null,
        opened: false,
        template: 'statement',
      },
      {
        reason: 'campaign',
        basis: 'consent',
        channel: 'sms',
        recipient: '+60121111111',
        state: 'sent',
        parts: null,
        opened: false,
        template: 'campaign:1',
      },
    ])
    const evidence = await owner.query('select act, address, words, version from consent_events order by id')
    expect(evidence.rows).toEqual([
      { act: 'given', address: '+60121111111', words: 'Ya, hantar', version: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { act: 'stopped', address: '+60122222222', words: '', version: '' },
    ])
    await owner.end()
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
