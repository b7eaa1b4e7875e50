-- People who left their number and agreed to be spoken to; one a phone.
create table leads (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  name text not null,
  phone text not null,
  email text,
  source text not null default '',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost')),
  owner_id bigint references users,
  next_action_on date,
  note text not null default '',
  order_id bigint references orders,
  lang text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  won_at timestamptz,
  unique (shop_id, phone)
);
create index leads_newest on leads (shop_id, id desc);
create index leads_owner on leads (owner_id);
create index leads_order on leads (order_id);
create index leads_email on leads (shop_id, email) where email is not null;
call secure_shop_table('leads');
