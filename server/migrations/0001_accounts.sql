-- People, shops, who works where. Roles kedai_app and kedai_public exist before the first migration runs.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

grant usage on schema public to kedai_app, kedai_public;

-- The shop that the current transaction acts for; null outside of one.
create function app_shop() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.shop', true), '')::bigint $$;

-- The belt: a table of a shop's rows is read and written only inside a transaction that names the shop.
-- The owner keeps its way in, for migrations and for the few definer functions below.
create procedure secure_shop_table(target regclass, writes text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy shop_only on %s to kedai_app using (shop_id = app_shop()) with check (shop_id = app_shop())', target);
  execute format('create policy owner_all on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant %s on %s to kedai_app', writes, target);
end $$;

create table users (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  name text not null,
  phone text,
  password_hash text not null,
  totp_secret text,
  lang text not null default 'ms' check (lang in ('ms', 'en', 'zh')),
  created_at timestamptz not null default now(),
  unique (email)
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
  sliders jsonb not null default '[]',
  promo_banner jsonb,
  theme jsonb not null default '{}',
  vacation jsonb,
  conversion jsonb not null default '{}',
  social_media_support jsonb not null default '{}',
  tnc text,
  order_prefix text not null default '',
  checkout_required_address boolean not null default true,
  version bigint not null default 1,
  created_at timestamptz not null default now()
);
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
  address text
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
grant select, insert, update, delete on password_resets to kedai_app;

-- A person's shops are asked for before any shop is known, so this one lookup runs as the owner.
create function shops_of_user(person bigint)
  returns table (shop_id bigint, username text, name text, role text, permissions text[])
  language sql stable security definer set search_path = public as $$
  select m.shop_id, s.username, s.name, m.role, m.permissions
  from shop_members m join shops s on s.id = m.shop_id
  where m.user_id = person order by m.created_at, m.shop_id $$;

-- A new shop's first member is written before anybody is a member.
create function open_shop(shop_username text, shop_name text, owner_id bigint, shop_phone text)
  returns bigint language plpgsql security definer set search_path = public as $$
declare new_id bigint;
begin
  insert into shops (username, name, phone_number, whatsapp_number) values (shop_username, shop_name, shop_phone, shop_phone) returning id into new_id;
  insert into shop_members (shop_id, user_id, role) values (new_id, owner_id, 'owner');
  execute format('create sequence order_no_of_shop_%s start 1001', new_id);
  execute format('grant usage on sequence order_no_of_shop_%s to kedai_app', new_id);
  return new_id;
end $$;

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
grant select, insert, update, delete on idempotency_keys to kedai_app;

-- Shape required by rate-limiter-flexible.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to kedai_app;

-- What the demo's pretend mail server received.
create table mailbox (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null
);
create index mailbox_recent on mailbox (id desc);
grant select, insert, delete on mailbox to kedai_app;
