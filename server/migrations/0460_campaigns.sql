-- Who agreed to hear from a shop, by which channel, where and in which words; and who no longer wants to, which always wins.
create table marketing_consents (
  shop_id bigint not null references shops,
  channel text not null check (channel in ('sms', 'email')),
  address text not null, -- E.164, or a folded e-mail address
  name text not null default '',
  source text not null,
  words text not null default '',
  at timestamptz not null,
  primary key (shop_id, channel, address)
);
call secure_shop_table('marketing_consents');

create table opt_outs (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  source text not null check (source in ('seller', 'link')),
  at timestamptz not null,
  unique (shop_id, channel, address)
);
call secure_shop_table('opt_outs');

create table campaigns (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  name text not null,
  channel text not null check (channel in ('sms', 'email')),
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  subject text not null default '',
  words text not null,
  lang text not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz,
  next_try_at timestamptz, -- while it waits or sends: when somebody looks at it again
  started_at timestamptz,
  ended_at timestamptz,
  user_id bigint references users, -- who had it sent
  created_at timestamptz not null,
  unique (shop_id, id)
);
create index campaigns_due on campaigns (next_try_at) where state in ('scheduled', 'sending');
create index campaigns_user on campaigns (user_id);
call secure_shop_table('campaigns');

-- Every message to one person, of a campaign or of an automation: written once, handed over once.
create table marketing_messages (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  campaign_id bigint,
  origin text not null, -- what it is of, so that it is written once
  note text not null default '', -- made for it alone, such as a coupon's code
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  name text not null default '',
  state text not null default 'queued' check (state in ('queued', 'asking', 'sent', 'failed', 'skipped', 'cancelled')),
  why text, -- opted_out, no_consent, limit, refused, doubt
  response text,
  provider_ref text,
  parts integer,
  tries integer not null default 0,
  asked_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  unique (shop_id, origin, channel, recipient),
  foreign key (shop_id, campaign_id) references campaigns (shop_id, id) on delete cascade
);
create index marketing_messages_campaign on marketing_messages (shop_id, campaign_id, state, id);
create index marketing_messages_texts on marketing_messages (shop_id, asked_at) where channel = 'sms';
call secure_shop_table('marketing_messages');

create function campaigns_due(moment timestamptz, at_most integer) returns table (shop_id bigint, campaign_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.shop_id, c.id from public.campaigns c
  where not is_suspended(c.shop_id) and c.state in ('scheduled', 'sending') and c.next_try_at <= moment order by c.next_try_at, c.id limit at_most $$;
revoke all on function campaigns_due(timestamptz, integer) from public;
grant execute on function campaigns_due(timestamptz, integer) to kedai_app;
