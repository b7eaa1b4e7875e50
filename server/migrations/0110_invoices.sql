-- Invoices: what was agreed, its lines, every revision of it, and everything that happened to it.
-- A number comes from a series of the shop without gaps: taken in the transaction that uses it, so that what rolls back gives it back.
create table document_series (
  shop_id bigint not null references shops,
  kind text not null check (kind in ('invoice', 'credit_note', 'debit_note', 'quote', 'receipt')),
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
  updated_at timestamptz not null
);
call secure_shop_table('invoice_settings', 'select, insert, update');

create table invoices (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  hashslug text not null unique check (length(hashslug) >= 22),
  -- A debit note is an invoice about an earlier one, with a series of its own.
  kind text not null default 'invoice' check (kind in ('invoice', 'debit_note')),
  parent_id bigint references invoices,
  number text,
  lifecycle text not null default 'draft' check (lifecycle in ('draft', 'approved', 'sent', 'void')),
  customer_id bigint references customers,
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
  discount_sen bigint not null default 0 check (discount_sen >= 0 and discount_sen <= subtotal_sen),
  tax_sen bigint not null default 0 check (tax_sen >= 0),
  total_sen bigint not null default 0 check (total_sen = subtotal_sen + shipping_sen - discount_sen + tax_sen),
  -- Sums of the ledger, kept beside it for lists; only the action that appends to the ledger writes them.
  settled_sen bigint not null default 0,
  credited_sen bigint not null default 0 check (credited_sen >= 0),
  written_off_sen bigint not null default 0 check (written_off_sen >= 0),
  rounding_sen bigint not null default 0,
  balance_sen bigint not null generated always as (
    case when lifecycle = 'void' then 0 else greatest(0, total_sen - credited_sen - written_off_sen - rounding_sen - settled_sen) end) stored,
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
  check ((lifecycle = 'draft') = (number is null)),
  check (lifecycle = 'draft' or approved_at is not null),
  unique (shop_id, number)
);
create index invoices_newest on invoices (shop_id, id desc);
create index invoices_lifecycle on invoices (shop_id, lifecycle, id desc);
create index invoices_owing on invoices (shop_id, due_date, id) where balance_sen > 0 and lifecycle in ('approved', 'sent');
create index invoices_paid on invoices (shop_id, id desc) where balance_sen = 0 and lifecycle in ('approved', 'sent');
create index invoices_customer on invoices (customer_id, issue_date, id) where customer_id is not null;
create index invoices_parent on invoices (parent_id) where parent_id is not null;
create index invoices_find on invoices using gin (shop_id, (lower(coalesce(number, '') || ' ' || buyer_name || ' ' || coalesce(buyer_phone, '') || ' ' || coalesce(buyer_email, ''))) gin_trgm_ops);
call secure_shop_table('invoices');

create table invoice_lines (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices on delete cascade,
  position integer not null,
  product_id bigint references products,
  item_name text not null,
  -- Hundred-thousandths of the quantity's own unit.
  quantity_e5 bigint not null check (quantity_e5 > 0),
  quantity_type text not null default 'unit',
  -- Ten-thousandths of a ringgit.
  unit_price_e4 bigint not null check (unit_price_e4 >= 0),
  total_sen bigint not null check (total_sen >= 0)
);
create index invoice_lines_invoice on invoice_lines (invoice_id, position);
call secure_shop_table('invoice_lines');

-- What each revision said, whole; the paper of an older one is drawn from here.
create table invoice_revisions (
  invoice_id bigint not null references invoices on delete cascade,
  revision integer not null,
  shop_id bigint not null references shops,
  content jsonb not null,
  user_id bigint references users,
  at timestamptz not null,
  primary key (invoice_id, revision)
);
call secure_shop_table('invoice_revisions', 'select, insert, delete');

-- Money, credits and corrections. Rows are added and never changed; a mistake is taken back by a reversal.
create table invoice_ledger (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices,
  type text not null check (type in ('payment', 'refund', 'chargeback', 'credit_note', 'customer_credit_applied', 'moved_to_customer_credit', 'write_off', 'rounding', 'reversal')),
  -- Above zero, but for a rounding, which has a sign.
  amount_sen bigint not null check (amount_sen > 0 or (type = 'rounding' and amount_sen <> 0)),
  method text not null default '',
  occurred_on date not null,
  reference text not null default '',
  note text not null default '',
  reverses_id bigint references invoice_ledger,
  proof_id bigint,
  attempt_id bigint references payment_attempts,
  credit_note_id bigint,
  user_id bigint references users,
  at timestamptz not null,
  check ((type = 'reversal') = (reverses_id is not null))
);
create index invoice_ledger_invoice on invoice_ledger (invoice_id, id);
create unique index invoice_ledger_reversed_once on invoice_ledger (reverses_id) where reverses_id is not null;
create unique index invoice_ledger_once_an_attempt on invoice_ledger (attempt_id) where type = 'payment' and attempt_id is not null;
create unique index invoice_ledger_once_a_proof on invoice_ledger (proof_id) where type = 'payment' and proof_id is not null;
call secure_shop_table('invoice_ledger', 'select, insert');

-- Slips: what a buyer uploaded on the public page waits for the seller; what a seller attached to a payment is its proof.
create table invoice_proofs (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices,
  file_id bigint not null references files,
  status text not null check (status in ('uploaded', 'approved', 'rejected')),
  original_sha256 bytea not null,
  -- What the buyer says was paid, when they say it.
  amount_sen bigint check (amount_sen > 0),
  duplicate_of_invoice_id bigint references invoices,
  reason text,
  uploaded_by text not null check (uploaded_by in ('buyer', 'seller')),
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create index invoice_proofs_invoice on invoice_proofs (invoice_id, id desc);
create index invoice_proofs_same on invoice_proofs (shop_id, original_sha256);
create index invoice_proofs_waiting on invoice_proofs (shop_id, id) where status = 'uploaded';
call secure_shop_table('invoice_proofs', 'select, insert, update');
alter table invoice_ledger add foreign key (proof_id) references invoice_proofs;

create table invoice_events (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices on delete cascade,
  at timestamptz not null,
  name text not null,
  actor text not null check (actor in ('buyer', 'seller', 'gateway', 'system')),
  user_id bigint references users,
  data jsonb not null default '{}'
);
create index invoice_events_invoice on invoice_events (invoice_id, id);
call secure_shop_table('invoice_events', 'select, insert, delete');

-- A row a channel and recipient: what was handed over, what came back.
create table invoice_deliveries (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices on delete cascade,
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
  opened_at timestamptz
);
create index invoice_deliveries_invoice on invoice_deliveries (invoice_id, id desc);
call secure_shop_table('invoice_deliveries', 'select, insert, update');

-- Every view by somebody who is neither staff nor a machine.
create table invoice_views (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices on delete cascade,
  revision integer not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  at timestamptz not null
);
create index invoice_views_invoice on invoice_views (invoice_id, id desc);
call secure_shop_table('invoice_views', 'select, insert');

-- Invoices that come again. `made` counts the dates that are done with: run k stands on the anchor plus k intervals.
create table invoice_series (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices on delete cascade,
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
  unique (invoice_id)
);
create index invoice_series_due on invoice_series (next_on) where paused_at is null and ended_at is null;
call secure_shop_table('invoice_series');
alter table invoices add foreign key (series_id) references invoice_series on delete set null;

create table invoice_series_runs (
  series_id bigint not null references invoice_series on delete cascade,
  k integer not null,
  shop_id bigint not null references shops,
  on_date date not null,
  outcome text not null check (outcome in ('created', 'skipped', 'missed', 'failed')),
  invoice_id bigint references invoices on delete set null,
  note text not null default '',
  at timestamptz not null,
  primary key (series_id, k)
);
call secure_shop_table('invoice_series_runs', 'select, insert, update');

create table invoice_reminders (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices on delete cascade,
  anchor text not null check (anchor in ('due', 'issue')),
  offset_days integer not null check (offset_days between -30 and 90),
  channel text not null check (channel in ('email', 'whatsapp', 'sms')),
  due_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'missed', 'stopped', 'failed')),
  delivery_id bigint references invoice_deliveries,
  done_at timestamptz,
  unique (invoice_id, anchor, offset_days, channel)
);
create index invoice_reminders_due on invoice_reminders (due_at) where state = 'planned';
call secure_shop_table('invoice_reminders');

create table credit_notes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  invoice_id bigint not null references invoices,
  hashslug text not null unique check (length(hashslug) >= 22),
  number text not null,
  issue_date date not null,
  reason text not null,
  seller jsonb not null,
  subtotal_sen bigint not null check (subtotal_sen >= 0),
  shipping_sen bigint not null check (shipping_sen >= 0),
  discount_sen bigint not null check (discount_sen >= 0),
  tax_sen bigint not null check (tax_sen >= 0),
  total_sen bigint not null check (total_sen > 0 and total_sen = subtotal_sen + shipping_sen - discount_sen + tax_sen),
  user_id bigint references users,
  at timestamptz not null,
  unique (shop_id, number)
);
create index credit_notes_invoice on credit_notes (invoice_id, id);
call secure_shop_table('credit_notes', 'select, insert');
alter table invoice_ledger add foreign key (credit_note_id) references credit_notes;

create table credit_note_lines (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  credit_note_id bigint not null references credit_notes,
  invoice_line_id bigint,
  position integer not null,
  item_name text not null,
  quantity_e5 bigint not null check (quantity_e5 >= 0),
  amount_sen bigint not null check (amount_sen >= 0)
);
create index credit_note_lines_note on credit_note_lines (credit_note_id, position);
call secure_shop_table('credit_note_lines', 'select, insert');

-- What a shop owes its customers: overpaid, or left over of a credit note. Added to, never changed.
create table customer_credit (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  customer_id bigint not null references customers,
  amount_sen bigint not null check (amount_sen <> 0),
  cause text not null check (cause in ('overpaid', 'credit_note', 'applied', 'refunded', 'correction')),
  invoice_id bigint references invoices,
  note text not null default '',
  user_id bigint references users,
  at timestamptz not null
);
create index customer_credit_customer on customer_credit (customer_id, id);
call secure_shop_table('customer_credit', 'select, insert');

-- Quotes: what an invoice may become. Its content is what the editor sends.
create table quotes (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  hashslug text not null unique check (length(hashslug) >= 22),
  number text not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'converted')),
  customer_id bigint references customers,
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
  unique (shop_id, number)
);
create index quotes_newest on quotes (shop_id, id desc);
create index quotes_state on quotes (shop_id, state, id desc);
call secure_shop_table('quotes');
alter table invoices add foreign key (quote_id) references quotes on delete set null;
create unique index invoices_once_a_quote on invoices (quote_id) where quote_id is not null;

-- Somebody comes with a public link only; the shop follows from it.
create function shop_of_document(slug text) returns table (shop_id bigint, kind text, id bigint)
  language sql stable security definer set search_path = public as $$
  select i.shop_id, 'invoice', i.id from invoices i where i.hashslug = slug
  union all select c.shop_id, 'credit_note', c.id from credit_notes c where c.hashslug = slug
  union all select q.shop_id, 'quote', q.id from quotes q where q.hashslug = slug $$;

create function invoice_series_to_run(today date, at_most integer) returns table (shop_id bigint, series_id bigint)
  language sql stable security definer set search_path = public as $$
  select s.shop_id, s.id from invoice_series s
  where s.paused_at is null and s.ended_at is null and s.next_on <= today order by s.next_on limit at_most $$;

create function invoice_reminders_due(moment timestamptz, at_most integer) returns table (shop_id bigint, reminder_id bigint)
  language sql stable security definer set search_path = public as $$
  select r.shop_id, r.id from invoice_reminders r where r.state = 'planned' and r.due_at <= moment order by r.due_at limit at_most $$;

-- As with orders (0021): a search by words runs as the owner and keeps to the shop of the transaction by itself.
create function invoices_matching(pattern text, is_short boolean, at_most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
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

do $$
declare target regprocedure;
begin
  for target in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('shop_of_document', 'invoice_series_to_run', 'invoice_reminders_due', 'invoices_matching') loop
    execute format('revoke execute on function %s from public', target);
    execute format('grant execute on function %s to kedai_app', target);
  end loop;
end $$;
