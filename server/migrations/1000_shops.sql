-- Shops and the people in them: accounts, sessions, rights, settings, and what every file below is made with.

grant usage on schema public to kedai_app, kedai_public;

create extension if not exists pg_trgm;

create extension if not exists btree_gin;

create extension if not exists unaccent;

create extension if not exists btree_gist;

create domain currency_code as text check (value in ('MYR', 'SGD', 'BND', 'USD', 'IDR', 'THB', 'PHP', 'VND', 'CNY', 'HKD', 'TWD', 'JPY', 'KRW', 'INR', 'AUD', 'NZD', 'GBP', 'EUR', 'SAR', 'AED', 'KWD', 'BHD'));

-- What a claim did not get: how much is left of the subject, and why where that says not enough.
create type shortage as (kind text, subject bigint, left_over bigint, reason text);

-- The shop that the current transaction acts for; null outside of one.
create function app_shop() returns bigint
  language sql stable parallel safe as $$ select nullif(current_setting('app.shop', true), '')::bigint $$;

-- The belt: a table of a shop's rows is read and written only inside a transaction that names the shop. The owner keeps its way
-- in, for migrations and for the definer functions.
create procedure secure_shop_table(in target regclass, in writes text default 'select, insert, update, delete')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy shop_only on %s to kedai_app using (shop_id = app_shop()) with check (shop_id = app_shop())', target);
  execute format('create policy owner_all on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant %s on %s to kedai_app', writes, target);
end $$;

-- Titles as they are searched: Chinese is written without spaces, so each of its characters is a word; "T-shirt" is "T shirt".
create function search_words(title text) returns tsvector
  language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(regexp_replace(title, '[!-/:-@\[-`{-~]+', ' ', 'g'), '([㐀-䶿一-鿿])', ' \1 ', 'g')) $$;

-- Invoices and quotes in another currency. Amounts are whole numbers of its smallest unit, in the columns that are named after the
-- sen; the rate says what one unit is in millionths of a ringgit. All sums over several invoices are of ringgit.
create function ringgit_of(amount bigint, currency text, rate_e6 bigint) returns bigint
  language sql immutable parallel safe
return case when (currency = 'MYR') then amount else (round((((amount)::numeric * (rate_e6)::numeric) * case when (currency in ('VND', 'JPY', 'KRW')) then 0.0001 when (currency in ('KWD', 'BHD')) then 0.0000001 else 0.000001 end)))::bigint end;

create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text,
  password_hash text not null,
  totp_secret text,
  lang text not null default 'ms' check (lang in ('ms', 'en', 'zh')),
  created_at timestamptz not null default now(),
  -- The last time step of an authenticator code that was taken: a code works once.
  totp_last_step bigint,
  -- An authenticator that was shown and not yet proved.
  totp_pending text,
  -- When a person proved that the e-mail address of the account is theirs: nothing is sent to others before. Accounts that are
  -- older than this rule count as proved.
  email_verified_at timestamptz
);
grant select, insert, update on users to kedai_app;

create table shops (
  id bigint generated always as identity primary key,
  username text not null unique check (username = lower(username)),
  name text not null,
  description text not null default '',
  email text,
  phone_number text,
  whatsapp_number text,
  telegram_username text,
  show_address boolean not null default false,
  address text,
  city text,
  postcode text,
  state text,
  country text not null default 'MY',
  registration_no text,
  currency text not null default 'RM',
  socmed jsonb not null default '{}',
  banner jsonb,
  promo_banner jsonb,
  theme jsonb not null default '{}',
  vacation jsonb,
  conversion jsonb not null default '{}',
  social_media_support jsonb not null default '{}',
  tnc text,
  order_prefix text not null default '',
  checkout_required_address boolean not null default true,
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  -- The sign over the door. Kept as a reference, so that a picture in use is never swept away.
  logo_file_id bigint,
  banner_file_id bigint,
  asks_for_reviews boolean not null default true,
  -- An operator suspends a shop, with words that its buyers and its seller read.
  suspended_at timestamptz,
  suspension_reason text check (length(suspension_reason) between 1 and 500),
  -- An operator bounds what a shop keeps and sends.
  storage_quota_mb integer check (storage_quota_mb between 1 and 10000000),
  mails_per_day integer check (mails_per_day between 0 and 1000000),
  constraint shops_suspended_with_reason check ((suspended_at is null) = (suspension_reason is null))
);
create index shops_logo on shops (logo_file_id) where logo_file_id is not null;
create index shops_banner on shops (banner_file_id) where banner_file_id is not null;
create index shops_suspended on shops (id) where suspended_at is not null;
grant select, insert, update on shops to kedai_app;
grant select on shops to kedai_public;

create table shop_members (
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  role text not null check (role in ('owner', 'staff')),
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (shop_id, user_id)
);
create index shop_members_user on shop_members (user_id);
call secure_shop_table('shop_members');

create table sessions (
  id_hash bytea primary key,
  user_id bigint not null references users,
  shop_id_chosen bigint references shops,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  address text,
  -- When the person behind a session last proved who he is: by signing in, or by the password once more.
  confirmed_at timestamptz,
  -- The shop on whose own host somebody signed in; null on the bare host. A session opens doors nowhere else.
  host_of text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
grant select, insert, update, delete on sessions to kedai_app;

create table password_resets (
  token_hash bytea primary key,
  user_id bigint not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);
grant select, insert, update, delete on password_resets to kedai_app;

-- Ways in for somebody whose authenticator is lost, one use each. A keyed hash: ten letters alone could be guessed.
create table recovery_codes (
  user_id bigint not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to kedai_app;

-- Another e-mail address for a person: it counts once the code that was sent there is given. One at a time.
create table email_changes (
  user_id bigint primary key references users,
  email text not null check (email = lower(email)),
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
grant select, insert, update, delete on email_changes to kedai_app;

-- Links that prove an address. Only the hash of what stands in the link is stored.
create table email_confirmations (
  token_hash bytea primary key,
  user_id bigint not null references users,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);
grant select, insert, update, delete on email_confirmations to kedai_app;

-- Passwords and codes that were tried for one account, whatever address they came from. `subject` is a hash: of the e-mail address
-- alone, or of it with a device or session that is known. From the tenth try in a row on there is a wait, which doubles.
create table sign_in_tries (
  subject bytea primary key,
  tries integer not null,
  open_at timestamptz,
  last_at timestamptz not null
);
create index sign_in_tries_age on sign_in_tries (last_at);
grant select, insert, update, delete on sign_in_tries to kedai_app;

-- Shape required by rate-limiter-flexible.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to kedai_app;

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  status integer,
  answer json,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
grant select, insert, update, delete on idempotency_keys to kedai_app;

-- What all processes on this database agree on: one row. `secret_fingerprint` tells two different APP_SECRETs apart before they
-- sign each other's people out; `written_at` is written by /readyz, to know that the database still takes writes.
create table installation (
  only_one boolean primary key default true check (only_one),
  secret_fingerprint text,
  written_at timestamptz not null default now()
);
grant select, update on installation to kedai_app;

insert into installation default values;

-- People asked to work in a shop. The link of the mail is a secret: only its hash is kept, and it works once.
create table staff_invitations (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'staff')),
  permissions text[] not null default '{}',
  token_hash bytea not null unique,
  invited_by bigint not null references users,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (shop_id, id)
);
create unique index staff_invitations_open on staff_invitations (shop_id, email) where accepted_at is null and revoked_at is null;
call secure_shop_table('staff_invitations', 'select, insert, update');

-- Who changed money, stock, prices, people and settings of a shop, and from what to what. The application can add to it and read
-- it; nothing it can do changes a line or takes one away.
create table audit_log (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  -- Null: nobody in person (a job, a seed).
  user_id bigint references users,
  kind text not null check (kind in ('money', 'stock', 'prices', 'people', 'settings')),
  action text not null,
  subject_type text not null,
  subject_ref text not null,
  subject_name text not null default '',
  before jsonb,
  after jsonb,
  at timestamptz not null,
  primary key (shop_id, id)
);
create index audit_log_recent on audit_log (shop_id, at desc, id desc);
create index audit_log_kind on audit_log (shop_id, kind, at desc, id desc);
create index audit_log_person on audit_log (shop_id, user_id, at desc, id desc);
call secure_shop_table('audit_log', 'select, insert');

-- A person's own ways of looking at a list of a shop: what was searched and narrowed, under a name.
create table saved_views (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, user_id, list, name)
);
call secure_shop_table('saved_views');

-- How each person likes a list: the columns shown, and views kept under a name.
create table list_preferences (
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  list text not null check (list = 'orders'),
  columns jsonb not null,
  updated_at timestamptz not null,
  primary key (shop_id, user_id, list)
);
call secure_shop_table('list_preferences');

-- Where a shop's transfers go. `payment_methods.accounts` is kept by every change here, so that buyers' pages read one row.
create table bank_accounts (
  id bigint generated always as identity,
  shop_id bigint not null references shops,
  bank text not null,
  number text not null,
  holder text not null,
  is_shown boolean not null default true,
  position integer not null default 0,
  archived_at timestamptz,
  primary key (shop_id, id)
);
create index bank_accounts_shop on bank_accounts (shop_id, "position", id) where archived_at is null;
call secure_shop_table('bank_accounts');

-- What a shop promises and asks, as stored blocks; `plain` is the same as text, for the seller's form and an item's terms.
create table shop_policies (
  shop_id bigint not null references shops,
  kind text not null check (kind in ('terms', 'refund', 'privacy', 'shipping')),
  content jsonb not null default '[]',
  plain text not null default '',
  is_shown boolean not null default false,
  updated_at timestamptz not null,
  primary key (shop_id, kind)
);
call secure_shop_table('shop_policies');
create policy public_shop_policies on shop_policies for select to kedai_public using (is_shown);
grant select on shop_policies to kedai_public;

-- What of a shop's opening cannot be seen from its rows: that its link was shared, and that the checklist was put away.
create table openings (
  shop_id bigint primary key references shops,
  shared_at timestamptz,
  dismissed_at timestamptz
);
call secure_shop_table('openings', 'select, insert, update');

-- What a seller took into the shop to try it out: marked, so that all of it goes by one press and nothing else does.
create table samples (
  shop_id bigint not null references shops,
  kind text not null check (kind in ('product', 'category')),
  row_id bigint not null,
  primary key (shop_id, kind, row_id)
);
call secure_shop_table('samples', 'select, insert, delete');

-- Parts of the demo that are in place. A part commits with its mark, so a start that was cut goes on where it stopped.
create table demo_parts (
  name text primary key,
  seeded_at timestamptz not null
);
grant select, insert on demo_parts to kedai_app;

-- The number of a shop's next order is a row, not a sequence of its own: a hundred thousand shops are not as many relations. The
-- row is locked from the insert of an order to its commit, as the shelf of a product in demand is, and an order that fails gives
-- its number back.
create table order_numbers (
  shop_id bigint primary key references shops,
  next bigint not null default 1001 check (next >= 1 and next <= '999999999999'::bigint)
);
call secure_shop_table('order_numbers', 'select, update');

-- Who may open the operators' page. Added and removed by the command line alone, as the owner of the tables.
create table operators (
  user_id bigint primary key references users on delete cascade,
  added_at timestamptz not null default now(),
  -- Operators of two kinds: an admin may everything, support what it was given, shop by shop. Who was one before stays one who may
  -- everything.
  role text not null default 'admin' check (role in ('admin', 'support'))
);
grant select on operators to kedai_app;

-- `of_shop` and not `shop_id`: this is the installation's, so it is asked for across shops, and is no part of what a shop takes
-- along.
create table operator_access (
  user_id bigint not null references operators (user_id) on delete cascade,
  of_shop bigint not null references shops on delete cascade,
  level text not null check (level in ('view', 'manage')),
  reason text check (length(reason) between 1 and 500),
  granted_by text not null check (length(granted_by) between 1 and 200),
  granted_at timestamptz not null,
  expires_at timestamptz,
  primary key (user_id, of_shop)
);
create index operator_access_of_shop on operator_access (of_shop);
grant select on operator_access to kedai_app;

-- What operators did. It is only added to, even by the owner of the tables.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator text not null check (length(operator) between 1 and 200),
  act text not null check (length(act) between 1 and 60),
  subject text not null check (length(subject) <= 300),
  reason text check (length(reason) <= 500),
  before jsonb,
  after jsonb,
  -- Whose shop an act or a run was about, by id: an address can be taken by another shop once the first is erased.
  of_shop bigint
);
create index operator_log_of_shop on operator_log (of_shop, id desc);

-- What operators are alerted of, and whether it is so now: told once when it begins and once when it ends.
create table operator_alerts (
  name text primary key check (length(name) <= 60),
  is_raised boolean not null,
  words text not null default '' check (length(words) <= 500),
  changed_at timestamptz not null
);
grant select, insert, update on operator_alerts to kedai_app;

-- Long work that somebody asked for on that page: an export or an erasure of a shop, and how far it is.
create table operator_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('export', 'erase')),
  shop text not null check (length(shop) <= 60),
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  steps_done integer not null default 0,
  steps integer not null default 0,
  why jsonb,
  counts jsonb,
  file_key text,
  created_at timestamptz not null,
  ended_at timestamptz,
  of_shop bigint
);
create unique index operator_runs_one_at_a_time on operator_runs (shop) where state in ('waiting', 'running');
grant select, insert, update, delete on operator_runs to kedai_app;

-- Functions that run as the owner look for names in the system's catalogue first and in temporary tables last, so that nobody can
-- put a table or an operator of his own in front of ours. What is made without naming its schema goes into the first of them, so
-- this one names it.
create function open_shop(shop_username text, shop_name text, owner_id bigint, shop_phone text) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare new_id bigint;
begin
  insert into shops (username, name, phone_number, whatsapp_number) values (shop_username, shop_name, shop_phone, shop_phone) returning id into new_id;
  insert into shop_members (shop_id, user_id, role) values (new_id, owner_id, 'owner');
  insert into order_numbers (shop_id) values (new_id);
  return new_id;
end $$;
revoke execute on function open_shop(text,text,bigint,text) from public;
grant execute on function open_shop(text,text,bigint,text) to kedai_app;

-- Whoever holds the link knows no shop yet, so this one lookup runs as the owner.
create function invitation_by_token(hash bytea, moment timestamptz) returns table (id bigint, shop_id bigint, shop_name text, email text, role text, permissions text[], inviter text, expires_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.id, i.shop_id, s.name, i.email, i.role, i.permissions, u.name, i.expires_at
  from staff_invitations i join shops s on s.id = i.shop_id join users u on u.id = i.invited_by
  where i.token_hash = hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > moment $$;
revoke execute on function invitation_by_token(bytea,timestamptz) from public;
grant execute on function invitation_by_token(bytea,timestamptz) to kedai_app;

create function malaysian_day(moment timestamptz) returns date
  language sql immutable parallel safe as $$ select (moment at time zone 'Asia/Kuala_Lumpur')::date $$;

-- Paid in full once, and not all of it given back: the same statuses as the seller's list of sold orders.
create function is_sold(payment_status text) returns boolean
  language sql immutable parallel safe as $$ select payment_status in ('paid', 'overpaid', 'partially_refunded') $$;

-- What was approved is never rated anew.
create function keep_exchange_rate() returns trigger
  language plpgsql as $$
begin
  raise exception 'invoice % is approved: its currency and rate stay', old.id using errcode = 'check_violation';
end $$;

-- Who still holds what opened a shop's channel to him: the session, and the place in the shop. Those who do not are left out.
create function realtime_members(session_hashes bytea[], shops bigint[], moment timestamptz) returns table (session_hash bytea, shop_id bigint, user_id bigint, name text, role text, permissions text[])
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id_hash, m.shop_id, m.user_id, u.name, m.role, m.permissions
  from unnest(session_hashes, shops) asked (session_hash, shop_id)
  join public.sessions s on s.id_hash = asked.session_hash and s.expires_at > moment
  join public.shop_members m on m.user_id = s.user_id and m.shop_id = asked.shop_id
  join public.users u on u.id = s.user_id $$;
revoke execute on function realtime_members(bytea[],bigint[],timestamptz) from public;
grant execute on function realtime_members(bytea[],bigint[],timestamptz) to kedai_app;

-- Nothing is sent for a suspended shop: what is due for it is looked at again later, and nothing is lost.
create function is_suspended(shop bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.shops s where s.id = shop and s.suspended_at is not null) $$;
revoke execute on function is_suspended(bigint) from public;
grant execute on function is_suspended(bigint) to kedai_app;

create function keep_operator_log() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'the log of operators is only added to';
end $$;

-- The end of a last day in Malaysia.
create function end_of_day(day date) returns timestamptz
  language sql immutable as $$
  select (day + 1)::timestamp at time zone 'Asia/Kuala_Lumpur' $$;

create function next_order_number(shop bigint) returns bigint
  language sql as $$
  update order_numbers set next = next + 1 where shop_id = shop returning next - 1 $$;

create trigger operator_log_stays before delete or update on operator_log for each row execute function keep_operator_log();

create trigger operator_log_stays_whole before TRUNCATE on operator_log for each statement execute function keep_operator_log();
