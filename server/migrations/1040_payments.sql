-- Payments: accounts of gateways, attempts, slips, refunds, and money that belongs to nothing yet.

-- A shop's account with a payment provider. Its credentials are sealed by the application and open for this shop and provider
-- alone. Other credentials of another merchant make a new row: what was started with the old one is asked about and given back
-- there.
create table payment_accounts (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  provider text not null,
  -- in the callback's address: nobody guesses it
  account_key text not null check (length(account_key) >= 22),
  is_active boolean not null,
  is_live boolean not null,
  -- null: the provider asks for none
  credentials bytea,
  last_ok_at timestamptz,
  -- why the provider did not work when it was used last, in its own words
  problem text,
  replaced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  fee_bp integer check (fee_bp between 0 and 10000),
  fee_fixed_sen bigint check (fee_fixed_sen between 0 and 100000),
  primary key (shop_id, id)
);
create unique index payment_accounts_key on payment_accounts (account_key);
create unique index payment_accounts_in_use on payment_accounts (shop_id, provider) where replaced_at is null;
call secure_shop_table('payment_accounts', 'select, insert, update');

-- Money: attempts with a gateway, slips to check, an append-only ledger, and money that found no order.
create table payment_attempts (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint,
  method_code text not null,
  provider text not null,
  provider_ref text,
  amount_sen bigint not null check (amount_sen > 0),
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'cancelled')),
  redirect_url text,
  failure text,
  tries integer not null default 0,
  next_query_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the gateway was last asked because somebody looked, so that looking often does not mean asking often.
  asked_at timestamptz,
  invoice_id bigint,
  -- What an attempt was started with, and the address its buyer comes back to.
  account_id bigint,
  return_token text check (length(return_token) >= 22),
  -- While one request asks the provider to open an attempt's bill, others wait for its answer instead of opening another.
  starting_until timestamptz,
  -- What a provider keeps of a payment: as it says itself, else as its shop says that it was agreed. Null: nobody knows.
  fee_sen bigint check (fee_sen >= 0),
  primary key (shop_id, id),
  constraint payment_attempts_pays_one check (num_nonnulls(order_id, invoice_id) = 1),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, invoice_id) references invoices,
  foreign key (shop_id, account_id) references payment_accounts
);
create index payment_attempts_order on payment_attempts (order_id, id);
create index payment_attempts_to_query on payment_attempts (next_query_at) where next_query_at is not null;
create index payment_attempts_invoice on payment_attempts (invoice_id, id) where invoice_id is not null;
create unique index payment_attempts_return on payment_attempts (return_token);
-- One open try to pay an order at a time; money that could not be placed is queued once; attempts are asked about until they rest.
create unique index payment_attempts_one_open on payment_attempts (shop_id, order_id) where state in ('created', 'pending');
create unique index payment_attempts_one_open_an_invoice on payment_attempts (shop_id, invoice_id) where state in ('created', 'pending');
create unique index payment_attempts_reference on payment_attempts (shop_id, account_id, provider_ref);
call secure_shop_table('payment_attempts', 'select, insert, update');

create table payment_callbacks (
  provider text not null,
  event_id text not null,
  provider_ref text not null,
  outcome text not null,
  received_at timestamptz not null,
  account_id bigint not null,
  shop_id bigint not null,
  primary key (shop_id, account_id, event_id, provider),
  foreign key (shop_id, account_id) references payment_accounts
);
call secure_shop_table('payment_callbacks', 'select, insert');

create table payment_proofs (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  file_id bigint not null,
  status text not null check (status in ('uploaded', 'checking', 'approved', 'rejected', 'expired')),
  original_sha256 bytea not null,
  duplicate_of_order_id bigint,
  reason text,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users,
  -- The same picture may have been sent for the other kind.
  duplicate_of_invoice_id bigint,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, file_id) references files,
  foreign key (shop_id, duplicate_of_order_id) references orders,
  foreign key (shop_id, duplicate_of_invoice_id) references invoices
);
create index payment_proofs_order on payment_proofs (order_id, id desc);
create index payment_proofs_same on payment_proofs (shop_id, original_sha256);
create index payment_proofs_waiting on payment_proofs (shop_id, id) where status in ('uploaded', 'checking');
create index payment_proofs_file on payment_proofs (file_id);
call secure_shop_table('payment_proofs', 'select, insert, update');

-- Money on its way back through a provider. The row and its reference are there before the provider is asked, so that after a
-- crash it is asked again by the same reference. What went back stands in the ledger, once.
create table payment_refunds (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  attempt_id bigint not null,
  amount_sen bigint not null check (amount_sen > 0),
  -- what the seller asked for: amount, reason, and whatever else a refund says
  request jsonb not null,
  state text not null check (state in ('pending', 'done', 'refused')),
  -- the provider's own words
  answer text,
  tries integer not null default 0,
  -- whoever asks moves it on first; null once it is decided
  next_try_at timestamptz,
  user_id bigint not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  check ((state = 'pending') = (next_try_at is not null)),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, attempt_id) references payment_attempts
);
create index payment_refunds_order on payment_refunds (order_id, id);
create index payment_refunds_attempt on payment_refunds (attempt_id);
create index payment_refunds_to_ask on payment_refunds (next_try_at) where next_try_at is not null;
call secure_shop_table('payment_refunds', 'select, insert, update');

create table payments (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint not null,
  kind text not null check (kind in ('payment', 'refund')),
  source text not null check (source in ('gateway', 'proof', 'seller', 'wallet')),
  method text not null,
  amount_sen bigint not null check (amount_sen > 0),
  reference text not null default '',
  note text not null default '',
  attempt_id bigint,
  proof_id bigint,
  user_id bigint references users,
  at timestamptz not null,
  refund_id bigint,
  answer text,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, attempt_id) references payment_attempts,
  foreign key (shop_id, proof_id) references payment_proofs,
  foreign key (shop_id, refund_id) references payment_refunds
);
create index payments_order on payments (order_id, id);
create index payments_wallet on payments (order_id) where source = 'wallet';
create unique index payments_once_a_proof on payments (shop_id, proof_id) where kind = 'payment';
create unique index payments_once_a_refund on payments (shop_id, refund_id) where refund_id is not null;
create unique index payments_once_an_attempt on payments (shop_id, attempt_id) where kind = 'payment';
call secure_shop_table('payments', 'select, insert');

-- Which units a refund was for. `unsent`: of them, those that had not left the shop and no longer will; `restocked`: those that
-- are for sale again.
create table refund_lines (
  shop_id bigint not null,
  payment_id bigint not null,
  order_line_id bigint not null,
  quantity integer not null check (quantity > 0),
  unsent integer not null,
  restocked integer not null,
  primary key (shop_id, payment_id, order_line_id),
  check (unsent >= 0 and unsent <= quantity),
  check (restocked >= 0 and restocked <= quantity),
  foreign key (shop_id, payment_id) references payments on delete cascade,
  foreign key (shop_id, order_line_id) references order_lines
);
create index refund_lines_line on refund_lines (order_line_id);
call secure_shop_table('refund_lines');

-- Money that came too late, too much, or for another amount: a seller decides, nothing is lost.
create table unmatched_money (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  order_id bigint,
  attempt_id bigint,
  cause text not null check (cause in ('late', 'excess', 'mismatch', 'duplicate')),
  amount_sen bigint not null check (amount_sen > 0),
  reference text not null default '',
  status text not null default 'open' check (status in ('open', 'accepted', 'refunded')),
  note text not null default '',
  received_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users,
  invoice_id bigint,
  primary key (shop_id, id),
  constraint unmatched_money_of_one check (num_nonnulls(order_id, invoice_id) <= 1),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, attempt_id) references payment_attempts,
  foreign key (shop_id, invoice_id) references invoices
);
create index unmatched_money_open on unmatched_money (shop_id, id desc) where status = 'open';
create index unmatched_money_order on unmatched_money (order_id);
create index unmatched_money_invoice on unmatched_money (invoice_id) where invoice_id is not null;
create unique index unmatched_money_once_an_attempt on unmatched_money (shop_id, attempt_id) where attempt_id is not null;
call secure_shop_table('unmatched_money', 'select, insert, update');

-- Money, credits and corrections. Rows are added and never changed; a mistake is taken back by a reversal.
create table invoice_ledger (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  invoice_id bigint not null,
  type text not null check (type in ('payment', 'refund', 'chargeback', 'credit_note', 'customer_credit_applied', 'moved_to_customer_credit', 'write_off', 'rounding', 'reversal')),
  -- Above zero, but for a rounding, which has a sign.
  amount_sen bigint not null,
  method text not null default '',
  occurred_on date not null,
  reference text not null default '',
  note text not null default '',
  reverses_id bigint,
  proof_id bigint,
  attempt_id bigint,
  credit_note_id bigint,
  user_id bigint references users,
  at timestamptz not null,
  -- In ringgit at the rate of its invoice; null: it is of ringgit.
  amount_rm_sen bigint,
  primary key (shop_id, id),
  check (amount_sen > 0 or type = 'rounding' and amount_sen <> 0),
  check ((type = 'reversal') = (reverses_id is not null)),
  foreign key (shop_id, invoice_id) references invoices,
  foreign key (shop_id, reverses_id) references invoice_ledger,
  foreign key (shop_id, attempt_id) references payment_attempts,
  foreign key (shop_id, proof_id) references invoice_proofs,
  foreign key (shop_id, credit_note_id) references credit_notes
);
create index invoice_ledger_invoice on invoice_ledger (invoice_id, id);
create index invoice_ledger_days on invoice_ledger (shop_id, occurred_on) include (type, amount_sen, amount_rm_sen);
create unique index invoice_ledger_once_a_proof on invoice_ledger (shop_id, proof_id) where type = 'payment' and proof_id is not null;
create unique index invoice_ledger_once_an_attempt on invoice_ledger (shop_id, attempt_id) where type = 'payment' and attempt_id is not null;
create unique index invoice_ledger_reversed_once on invoice_ledger (shop_id, reverses_id) where reverses_id is not null;
call secure_shop_table('invoice_ledger', 'select, insert');

-- The shop's own DuitNow QR: what its picture said. Buyers see a drawing of it, never the picture that was sent.
create table duitnow_codes (
  shop_id bigint primary key references shops,
  payload text not null check (length(payload) between 1 and 512),
  says_amount boolean not null default false,
  saved_at timestamptz not null
);
call secure_shop_table('duitnow_codes');

-- The pretend bank's own books: it is another company, so it knows no shop.
create table sandbox_bills (
  id text primary key,
  reference text not null,
  amount_sen bigint not null,
  description text not null,
  state text not null check (state in ('open', 'pending', 'paid', 'failed')),
  return_url text not null,
  callback_url text not null,
  form_token text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Asking the pretend bank for the same reference twice opens one bill.
create unique index sandbox_bills_reference on sandbox_bills (reference);
grant select, insert, update on sandbox_bills to kedai_app;

-- What the pretend bank gave back of a bill.
create table sandbox_refunds (
  reference text primary key,
  bill_id text not null references sandbox_bills,
  amount_sen bigint not null check (amount_sen > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_bill on sandbox_refunds (bill_id);
grant select, insert on sandbox_refunds to kedai_app;

create function attempts_to_query(moment timestamptz, at_most integer) returns table (shop_id bigint, attempt_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from payment_attempts a where a.next_query_at <= moment order by a.next_query_at limit at_most $$;
revoke execute on function attempts_to_query(timestamptz,integer) from public;
grant execute on function attempts_to_query(timestamptz,integer) to kedai_app;

create function payment_account_by_key(gateway text, key text) returns table (shop_id bigint, account_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id from payment_accounts a where a.account_key = key and a.provider = gateway $$;
revoke execute on function payment_account_by_key(text,text) from public;
grant execute on function payment_account_by_key(text,text) to kedai_app;

create function attempt_by_return(key text) returns table (shop_id bigint, attempt_id bigint, order_token text, invoice_hashslug text, username text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.shop_id, a.id, o.token, i.hashslug, s.username from payment_attempts a
  join shops s on s.id = a.shop_id left join orders o on o.id = a.order_id left join invoices i on i.id = a.invoice_id
  where a.return_token = key $$;
revoke execute on function attempt_by_return(text) from public;
grant execute on function attempt_by_return(text) to kedai_app;

create function refunds_to_ask(moment timestamptz, at_most integer) returns table (shop_id bigint, refund_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.shop_id, r.id from payment_refunds r where r.next_try_at <= moment order by r.next_try_at limit at_most $$;
revoke execute on function refunds_to_ask(timestamptz,integer) from public;
grant execute on function refunds_to_ask(timestamptz,integer) to kedai_app;
