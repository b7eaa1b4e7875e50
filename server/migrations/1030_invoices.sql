-- Invoices, quotes, credit notes, statements and what a customer has to their credit.

-- Invoices: what was agreed, its lines, every revision of it, and everything that happened to it. A number comes from a series of
-- the shop without gaps: taken in the transaction that uses it, so that what rolls back gives it back.
create table document_series (
  shop_id bigint not null references shops,
  kind text not null check (kind in ('invoice', 'credit_note', 'debit_note', 'refund_note', 'quote', 'receipt', 'payment_voucher', 'stock_transfer')),
  prefix text not null,
  next_number bigint not null default 1 check (next_number > 0),
  primary key (shop_id, kind)
);
call secure_shop_table('document_series', 'select, insert, update');

create table invoice_settings (
  shop_id bigint primary key references shops,
  -- Whether a tax in percent counts the delivery in.
  tax_shipping boolean not null default true,
  -- Which payments are rounded to five sen.
  cash_rounding text not null default 'cash' check (cash_rounding in ('cash', 'counter_all', 'off')),
  due_days integer not null default 14 check (due_days between 0 and 365),
  tin text not null default '',
  sst_no text not null default '',
  notes text not null default '',
  -- Steps that a new invoice's reminders begin with.
  reminder_steps jsonb not null default '[]',
  updated_at timestamptz not null,
  -- What stands on a shop's papers: the total in words, and which tax it is registered for.
  amount_in_words boolean not null default false,
  tax_kind text not null default 'sst' check (tax_kind in ('sst', 'sales', 'service'))
);
call secure_shop_table('invoice_settings', 'select, insert, update');

-- Quotes: what an invoice may become. Its content is what the editor sends.
create table quotes (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  hashslug text not null unique check (length(hashslug) >= 22),
  number text,
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'converted')),
  customer_id bigint,
  buyer_name text not null default '',
  content jsonb not null,
  seller jsonb,
  total_sen bigint not null default 0 check (total_sen >= 0),
  issue_date date not null,
  valid_until date not null,
  revision integer not null default 1,
  decided_at timestamptz,
  created_by bigint references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  buyer_email text,
  buyer_phone text,
  lang text not null default 'ms' check (lang in ('ms', 'en', 'zh')),
  -- As of the last time it was written: what an invoice that comes of it is taxed by.
  tax_shipping boolean not null default true,
  sent_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  view_told_on date,
  link_revoked_at timestamptz,
  -- Who accepted or declined: by the link, or the seller for a buyer who said so elsewhere.
  decided_by text check (decided_by in ('buyer', 'seller')),
  decided_name text not null default '',
  decided_ip text,
  decline_reason text not null default '',
  currency currency_code not null default 'MYR',
  primary key (shop_id, id),
  unique (shop_id, number),
  check ((state = 'draft') = (number is null)),
  check ((state in ('accepted', 'declined', 'converted')) = (decided_at is not null and decided_by is not null)),
  foreign key (shop_id, customer_id) references customers
);
create index quotes_state on quotes (shop_id, state, id desc);
create index quotes_find on quotes using gin (shop_id, lower((((((coalesce(number, '') || ' ') || buyer_name) || ' ') || coalesce(buyer_phone, '')) || ' ') || coalesce(buyer_email, '')) gin_trgm_ops);
create index quotes_customer on quotes (customer_id, id) where customer_id is not null;
call secure_shop_table('quotes');

-- Invoices that come again. `made` counts the dates that are done with: run k stands on the anchor plus k intervals.
create table invoice_series (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  content jsonb not null,
  every integer not null check (every between 1 and 36),
  unit text not null check (unit in ('day', 'week', 'month', 'year')),
  starts_on date not null,
  ends text not null check (ends in ('never', 'on', 'after')),
  ends_on date,
  count integer check (count > 0),
  mode text not null check (mode in ('draft', 'approve', 'send')),
  missed text not null default 'latest' check (missed in ('latest', 'all', 'skip')),
  stop_while_unpaid boolean not null default false,
  paused_at timestamptz,
  ended_at timestamptz,
  next_k integer not null default 0,
  next_on date,
  failures integer not null default 0,
  created_by bigint references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What waits: a run that failed until it is tried again, a reminder until its invoice may be written about once more.
  retry_at timestamptz,
  -- A new rule counts from nought again, while the runs of a series go on: run `runs_before + k` is occurrence k of today's rule.
  runs_before integer not null default 0,
  -- Of a series in another currency: whether its rate is asked for at each run, or the one of its invoice is used again. What was
  -- set before goes on as it did.
  rate text not null default 'fixed' check (rate in ('ask', 'fixed')),
  primary key (shop_id, id),
  unique (shop_id, invoice_id)
);
create index invoice_series_due on invoice_series (next_on) where paused_at is null and ended_at is null;
call secure_shop_table('invoice_series');

create table invoices (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  hashslug text not null unique check (length(hashslug) >= 22),
  -- A debit note is an invoice about an earlier one, with a series of its own.
  kind text not null default 'invoice' check (kind in ('invoice', 'debit_note')),
  parent_id bigint,
  number text,
  lifecycle text not null default 'draft' check (lifecycle in ('draft', 'approved', 'sent', 'void')),
  customer_id bigint,
  buyer_name text not null default '',
  buyer_email text,
  buyer_phone text,
  buyer_address text,
  buyer_city text,
  buyer_postcode text,
  buyer_state text,
  buyer_country text not null default 'MY',
  buyer_tin text,
  buyer_registration_no text,
  -- The seller as of the approval: company, address, numbers.
  seller jsonb,
  lang text not null default 'ms' check (lang in ('ms', 'en', 'zh')),
  issue_date date not null,
  due_date date not null,
  notes text not null default '',
  reference text not null default '',
  -- Percent: ten-thousandths of a percent. Fixed: sen.
  discount_type text not null default 'fixed' check (discount_type in ('percent', 'fixed')),
  discount_value bigint not null default 0 check (discount_value >= 0),
  tax_type text not null default 'percent' check (tax_type in ('percent', 'fixed')),
  tax_value bigint not null default 0 check (tax_value >= 0),
  tax_shipping boolean not null default true,
  subtotal_sen bigint not null default 0 check (subtotal_sen >= 0),
  shipping_sen bigint not null default 0 check (shipping_sen >= 0),
  discount_sen bigint not null default 0,
  tax_sen bigint not null default 0 check (tax_sen >= 0),
  total_sen bigint not null default 0,
  -- Sums of the ledger, kept beside it for lists; only the action that appends to the ledger writes them.
  settled_sen bigint not null default 0,
  credited_sen bigint not null default 0 check (credited_sen >= 0),
  written_off_sen bigint not null default 0 check (written_off_sen >= 0),
  rounding_sen bigint not null default 0,
  balance_sen bigint generated always as (case when lifecycle = 'void' then 0::bigint else greatest(0::bigint, total_sen - credited_sen - written_off_sen - rounding_sen - settled_sen) end) stored not null,
  approved_at timestamptz,
  sent_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  voided_at timestamptz,
  -- The public link: taken back or not, and until when.
  link_revoked_at timestamptz,
  last_send_failed boolean not null default false,
  revision integer not null default 1,
  -- What made it: a series (and which of its dates), or a quote.
  series_id bigint,
  quote_id bigint,
  created_by bigint references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the shop was last told that an invoice was looked at: once a day at most.
  view_told_on date,
  currency currency_code not null default 'MYR',
  exchange_rate_e6 bigint check (exchange_rate_e6 between 1 and 100000000),
  -- The balance once more, since a column that is computed cannot use another one. Null: a draft without a rate.
  balance_rm_sen bigint generated always as (ringgit_of( case when lifecycle = 'void' then 0::bigint else greatest(0::bigint, total_sen - credited_sen - written_off_sen - rounding_sen - settled_sen) end, currency::text, exchange_rate_e6)) stored,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (discount_sen >= 0 and discount_sen <= subtotal_sen),
  constraint invoices_ringgit_has_no_rate check (currency::text <> 'MYR' or exchange_rate_e6 is null),
  constraint invoices_issued_with_rate check (lifecycle = 'draft' or currency::text = 'MYR' or exchange_rate_e6 is not null),
  check (total_sen = (subtotal_sen + shipping_sen - discount_sen + tax_sen)),
  check ((lifecycle = 'draft') = (number is null)),
  check (lifecycle = 'draft' or approved_at is not null),
  foreign key (shop_id, parent_id) references invoices,
  foreign key (shop_id, customer_id) references customers,
  foreign key (shop_id, series_id) references invoice_series on delete set null (series_id),
  foreign key (shop_id, quote_id) references quotes on delete set null (quote_id)
);
create index invoices_lifecycle on invoices (shop_id, lifecycle, id desc);
create index invoices_paid on invoices (shop_id, id desc) where balance_sen = 0 and (lifecycle in ('approved', 'sent'));
create index invoices_customer on invoices (customer_id, issue_date, id) where customer_id is not null;
create index invoices_parent on invoices (parent_id) where parent_id is not null;
create index invoices_find on invoices using gin (shop_id, lower((((((coalesce(number, '') || ' ') || buyer_name) || ' ') || coalesce(buyer_phone, '')) || ' ') || coalesce(buyer_email, '')) gin_trgm_ops);
-- The tabs of the list, the newest first, however few of all invoices still owe; and their sums without reading the rows.
create index invoices_unpaid_newest on invoices (shop_id, id desc) where balance_sen > 0 and (lifecycle in ('approved', 'sent'));
-- The days of the list: found without reading every newer invoice, and nothing at once where there is nothing.
create index invoices_issued on invoices (shop_id, issue_date, id);
-- Who owes and who has credit: summed and found without reading a row of the tables.
create index invoices_owing_customers on invoices (shop_id, customer_id, due_date) include (balance_rm_sen) where balance_sen > 0 and (lifecycle in ('approved', 'sent')) and customer_id is not null;
-- The last rate of each currency, and whether there is any other than ringgit.
create index invoices_foreign on invoices (shop_id, currency, id desc) where currency::text <> 'MYR';
create index invoices_owing on invoices (shop_id, due_date, id) include (balance_rm_sen, settled_sen) where balance_sen > 0 and (lifecycle in ('approved', 'sent'));
create unique index invoices_once_a_quote on invoices (shop_id, quote_id) where quote_id is not null;
call secure_shop_table('invoices');

alter table resellers add foreign key (shop_id, fee_invoice_id) references invoices;
alter table invoice_series add foreign key (shop_id, invoice_id) references invoices on delete cascade;

create table invoice_lines (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  position integer not null,
  product_id bigint,
  item_name text not null,
  -- Hundred-thousandths of the quantity's own unit.
  quantity_e5 bigint not null check (quantity_e5 > 0),
  quantity_type text not null default 'unit',
  -- Ten-thousandths of a ringgit.
  unit_price_e4 bigint not null check (unit_price_e4 >= 0),
  total_sen bigint not null check (total_sen >= 0),
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references invoices on delete cascade,
  foreign key (shop_id, product_id) references products
);
create index invoice_lines_invoice on invoice_lines (invoice_id, "position");
create index invoice_lines_product on invoice_lines (product_id) where product_id is not null;
call secure_shop_table('invoice_lines');

-- A schedule of payment: how large each part is and when it is due. What was paid of it follows from the ledger.
create table invoice_parts (
  invoice_id bigint not null,
  position integer not null check ("position" >= 0 and "position" <= 11),
  shop_id bigint not null references shops,
  share_type text not null check (share_type in ('percent', 'fixed', 'rest')),
  -- Percent: ten-thousandths of a percent. Fixed: sen. Rest: nothing.
  share_value bigint not null default 0 check (share_value >= 0),
  due_date date not null,
  amount_sen bigint not null check (amount_sen > 0),
  -- The sum of the parts to this one.
  up_to_sen bigint not null,
  primary key (shop_id, invoice_id, "position"),
  check (up_to_sen >= amount_sen),
  foreign key (shop_id, invoice_id) references invoices on delete cascade
);
create index invoice_parts_due on invoice_parts (shop_id, due_date) include (invoice_id, up_to_sen);
call secure_shop_table('invoice_parts');

-- What each revision said, whole; the paper of an older one is drawn from here.
create table invoice_revisions (
  invoice_id bigint not null,
  revision integer not null,
  shop_id bigint not null references shops,
  content jsonb not null,
  user_id bigint references users,
  at timestamptz not null,
  primary key (shop_id, invoice_id, revision),
  foreign key (shop_id, invoice_id) references invoices on delete cascade
);
call secure_shop_table('invoice_revisions', 'select, insert, delete');

create table invoice_events (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  at timestamptz not null,
  name text not null,
  actor text not null check (actor in ('buyer', 'seller', 'gateway', 'system')),
  user_id bigint references users,
  data jsonb not null default '{}',
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references invoices on delete cascade
);
create index invoice_events_invoice on invoice_events (invoice_id, id);
call secure_shop_table('invoice_events', 'select, insert, delete');

-- A row a channel and recipient: what was handed over, what came back.
create table invoice_deliveries (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  reason text not null check (reason in ('send', 'resend', 'reminder', 'receipt')),
  channel text not null check (channel in ('email', 'whatsapp', 'sms')),
  recipient text not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'bounced', 'opened')),
  subject text not null default '',
  message text not null default '',
  response text,
  open_token text unique,
  user_id bigint references users,
  created_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  -- Copies of an e-mail, and whether the paper goes with it.
  cc text[] not null default '{}',
  attach_pdf boolean not null default true,
  -- A text that may have gone out is never sent again by itself: `asked_at` says that the provider is being asked, or was when the
  -- process ended. `tries` counts how often it was; `provider_ref` is the provider's own id, `parts` what it bills.
  asked_at timestamptz,
  tries smallint not null default 0,
  provider_ref text,
  parts smallint,
  -- When the provider of a text reported that the phone has it.
  delivered_at timestamptz,
  -- What they were sent as; the ledger says the same.
  version text not null default '',
  cost_sen integer,
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references invoices on delete cascade
);
create index invoice_deliveries_invoice on invoice_deliveries (invoice_id, id desc);
create index invoice_deliveries_recent on invoice_deliveries (invoice_id, channel, recipient, id desc);
call secure_shop_table('invoice_deliveries', 'select, insert, update');

-- Every view by somebody who is neither staff nor a machine.
create table invoice_views (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  revision integer not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references invoices on delete cascade
);
create index invoice_views_invoice on invoice_views (invoice_id, id desc);
call secure_shop_table('invoice_views', 'select, insert');

create table invoice_series_runs (
  series_id bigint not null,
  k integer not null,
  shop_id bigint not null references shops,
  on_date date not null,
  outcome text not null check (outcome in ('created', 'skipped', 'missed', 'failed')),
  invoice_id bigint,
  note jsonb,
  at timestamptz not null,
  primary key (shop_id, series_id, k),
  foreign key (shop_id, series_id) references invoice_series on delete cascade,
  foreign key (shop_id, invoice_id) references invoices on delete set null (invoice_id)
);
call secure_shop_table('invoice_series_runs', 'select, insert, update');

create table invoice_reminders (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  anchor text not null check (anchor in ('due', 'issue')),
  offset_days integer not null check (offset_days >= '-30'::integer and offset_days <= 90),
  channel text not null check (channel in ('email', 'whatsapp', 'sms')),
  due_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'missed', 'stopped', 'failed')),
  delivery_id bigint,
  done_at timestamptz,
  not_before timestamptz,
  primary key (shop_id, id),
  constraint invoice_reminders_shop_id_invoice_id_anchor_offset_days_channel unique (shop_id, invoice_id, anchor, offset_days, channel),
  foreign key (shop_id, invoice_id) references invoices on delete cascade,
  foreign key (shop_id, delivery_id) references invoice_deliveries
);
create index invoice_reminders_due on invoice_reminders (due_at) where state = 'planned';
call secure_shop_table('invoice_reminders');

-- Slips: what a buyer uploaded on the public page waits for the seller; what a seller attached to a payment is its proof.
create table invoice_proofs (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  file_id bigint not null,
  status text not null check (status in ('uploaded', 'approved', 'rejected')),
  original_sha256 bytea not null,
  -- What the buyer says was paid, when they say it.
  amount_sen bigint check (amount_sen > 0),
  duplicate_of_invoice_id bigint,
  reason text,
  uploaded_by text not null check (uploaded_by in ('buyer', 'seller')),
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users,
  duplicate_of_order_id bigint,
  -- By which way the money of a slip came: it is booked as such.
  method text not null default 'bank_transfer' check (method <> ''),
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references invoices,
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, duplicate_of_invoice_id) references invoices,
  foreign key (shop_id, duplicate_of_order_id) references orders
);
create index invoice_proofs_invoice on invoice_proofs (invoice_id, id desc);
create index invoice_proofs_same on invoice_proofs (shop_id, original_sha256);
create index invoice_proofs_waiting on invoice_proofs (shop_id, id) where status = 'uploaded';
-- A slip is found from the file it shows, so that a file in use is never swept away.
create index invoice_proofs_file on invoice_proofs (file_id);
call secure_shop_table('invoice_proofs', 'select, insert, update');

create table credit_notes (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  hashslug text not null unique check (length(hashslug) >= 22),
  number text not null,
  issue_date date not null,
  reason text not null,
  seller jsonb not null,
  subtotal_sen bigint not null check (subtotal_sen >= 0),
  shipping_sen bigint not null check (shipping_sen >= 0),
  discount_sen bigint not null check (discount_sen >= 0),
  tax_sen bigint not null check (tax_sen >= 0),
  total_sen bigint not null,
  user_id bigint references users,
  at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (total_sen > 0 and total_sen = (subtotal_sen + shipping_sen - discount_sen + tax_sen)),
  foreign key (shop_id, invoice_id) references invoices
);
create index credit_notes_invoice on credit_notes (invoice_id, id);
call secure_shop_table('credit_notes', 'select, insert');

create table credit_note_lines (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  credit_note_id bigint not null,
  invoice_line_id bigint,
  position integer not null,
  item_name text not null,
  quantity_e5 bigint check (quantity_e5 >= 0),
  amount_sen bigint not null check (amount_sen >= 0),
  -- What a credit note took off each part of its invoice, for the next one to know what is left of it. Null where an amount was
  -- credited, not pieces.
  quantity_type text not null default 'unit',
  tax_sen bigint not null default 0 check (tax_sen >= 0),
  primary key (shop_id, id),
  foreign key (shop_id, credit_note_id) references credit_notes,
  constraint credit_note_lines_part foreign key (shop_id, invoice_line_id) references invoice_lines
);
comment on column credit_note_lines.invoice_line_id is 'Null: the delivery.';
comment on column credit_note_lines.amount_sen is 'Before tax, the discount taken off.';
create index credit_note_lines_note on credit_note_lines (credit_note_id, "position");
create index credit_note_lines_of_line on credit_note_lines (invoice_line_id) where invoice_line_id is not null;
call secure_shop_table('credit_note_lines', 'select, insert');

-- What a shop owes its customers: overpaid, or left over of a credit note. Added to, never changed.
create table customer_credit (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  customer_id bigint not null,
  amount_sen bigint not null check (amount_sen <> 0),
  cause text not null check (cause in ('overpaid', 'credit_note', 'applied', 'refunded', 'correction')),
  invoice_id bigint,
  note text not null default '',
  user_id bigint references users,
  at timestamptz not null,
  -- How credit went back to a customer: a receipt method; empty where no money changed hands.
  method text not null default '',
  -- Kept by currency: credit of one pays invoices of that one only.
  currency currency_code not null default 'MYR',
  primary key (shop_id, id),
  check (method = '' or cause = 'refunded'),
  foreign key (shop_id, customer_id) references customers,
  foreign key (shop_id, invoice_id) references invoices
);
create index customer_credit_customer on customer_credit (customer_id, id);
create index customer_credit_sums on customer_credit (shop_id, customer_id) include (amount_sen, currency);
call secure_shop_table('customer_credit', 'select, insert');

-- A statement of account on its way to a customer: what was sent to whom, and what came back.
create table statement_deliveries (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  customer_id bigint not null,
  recipient text not null,
  -- The days it is about; null: from the first entry, or until the last one.
  from_day date,
  to_day date,
  lang text not null check (lang in ('ms', 'en', 'zh')),
  status text not null check (status in ('queued', 'sent', 'failed')),
  subject text not null default '',
  message text not null default '',
  response text,
  user_id bigint references users,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Of which legal buyer a statement was: the first invoice that named them. Null: of the only one, or of the one billed last.
  buyer_invoice_id bigint,
  version text not null default '',
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, buyer_invoice_id) references invoices on delete set null (buyer_invoice_id)
);
create index statement_deliveries_customer on statement_deliveries (customer_id, id desc);
call secure_shop_table('statement_deliveries', 'select, insert, update');

create table quote_events (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  quote_id bigint not null,
  at timestamptz not null,
  name text not null,
  actor text not null check (actor in ('buyer', 'seller', 'system')),
  user_id bigint references users,
  data jsonb not null default '{}',
  primary key (shop_id, id),
  foreign key (shop_id, quote_id) references quotes on delete cascade
);
create index quote_events_quote on quote_events (quote_id, id);
call secure_shop_table('quote_events', 'select, insert, delete');

-- A row a channel and recipient: what was handed over, what came back.
create table quote_deliveries (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  quote_id bigint not null,
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null,
  status text not null check (status in ('queued', 'sent', 'failed')),
  subject text not null default '',
  message text not null default '',
  attach_pdf boolean not null default true,
  response text,
  user_id bigint references users,
  created_at timestamptz not null,
  sent_at timestamptz,
  version text not null default '',
  primary key (shop_id, id),
  foreign key (shop_id, quote_id) references quotes on delete cascade
);
create index quote_deliveries_quote on quote_deliveries (quote_id, id desc);
call secure_shop_table('quote_deliveries', 'select, insert, update');

-- Every view by somebody who is neither staff nor a machine.
create table quote_views (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  quote_id bigint not null,
  revision integer not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, quote_id) references quotes on delete cascade
);
create index quote_views_quote on quote_views (quote_id, id desc);
call secure_shop_table('quote_views', 'select, insert');

-- Somebody comes with a public link only; the shop follows from it.
create function shop_of_document(slug text) returns table (shop_id bigint, kind text, id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.shop_id, 'invoice', i.id from invoices i where i.hashslug = slug
  union all select c.shop_id, 'credit_note', c.id from credit_notes c where c.hashslug = slug
  union all select q.shop_id, 'quote', q.id from quotes q where q.hashslug = slug $$;
revoke execute on function shop_of_document(text) from public;
grant execute on function shop_of_document(text) to kedai_app;

create function invoice_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, reminder_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.id from invoice_reminders r
  where not is_suspended(r.shop_id) and r.state = 'planned' and r.due_at <= moment and (r.not_before is null or r.not_before <= moment) order by r.due_at limit at_most $$;
revoke execute on function invoice_reminders_due(timestamptz,integer) from public;
grant execute on function invoice_reminders_due(timestamptz,integer) to kedai_app;

-- A search by words runs as the owner and keeps to the shop of the transaction by itself.
create function invoices_matching(pattern text, is_short boolean, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_short then
    return query execute
      'select id from (select * from invoices where shop_id = $1 order by id desc limit $3) newest
       where lower(coalesce(number, '''') || '' '' || buyer_name || '' '' || coalesce(buyer_phone, '''') || '' '' || coalesce(buyer_email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from invoices where shop_id = $1
       and lower(coalesce(number, '''') || '' '' || buyer_name || '' '' || coalesce(buyer_phone, '''') || '' '' || coalesce(buyer_email, '''')) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function invoices_matching(text,boolean,integer) from public;
grant execute on function invoices_matching(text,boolean,integer) to kedai_app;

-- A mail program that shows a mail asks for its picture with a token only; the shop follows from it.
create function delivery_by_open_token(token text) returns table (shop_id bigint, delivery_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.shop_id, d.id from invoice_deliveries d where d.open_token = token $$;
revoke execute on function delivery_by_open_token(text) from public;
grant execute on function delivery_by_open_token(text) to kedai_app;

create function invoice_series_to_run(today date, sending date, moment timestamptz, at_most integer) returns table (shop_id bigint, series_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.shop_id, s.id from invoice_series s
  where not is_suspended(s.shop_id) and s.paused_at is null and s.ended_at is null and s.next_on <= today and (s.mode <> 'send' or s.next_on <= sending) and (s.retry_at is null or s.retry_at <= moment)
  order by s.next_on limit at_most $$;
revoke execute on function invoice_series_to_run(date,date,timestamptz,integer) from public;
grant execute on function invoice_series_to_run(date,date,timestamptz,integer) to kedai_app;

-- A search by words runs as the owner and keeps to the shop of the transaction by itself.
create function quotes_matching(pattern text, is_short boolean, at_most integer) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_short then
    return query execute
      'select id from (select * from quotes where shop_id = $1 order by id desc limit $3) newest
       where lower(coalesce(number, '''') || '' '' || buyer_name || '' '' || coalesce(buyer_phone, '''') || '' '' || coalesce(buyer_email, '''')) like $2'
      using app_shop(), pattern, at_most;
  else
    return query execute
      'select id from quotes where shop_id = $1
       and lower(coalesce(number, '''') || '' '' || buyer_name || '' '' || coalesce(buyer_phone, '''') || '' '' || coalesce(buyer_email, '''')) like $2 order by id desc limit $3'
      using app_shop(), pattern, at_most;
  end if;
end $$;
revoke execute on function quotes_matching(text,boolean,integer) from public;
grant execute on function quotes_matching(text,boolean,integer) to kedai_app;

create trigger invoices_keep_exchange_rate before update of currency, exchange_rate_e6 on invoices for each row when (old.lifecycle <> 'draft' and (old.currency::text <> new.currency::text or old.exchange_rate_e6 is distinct from new.exchange_rate_e6)) execute function keep_exchange_rate();
