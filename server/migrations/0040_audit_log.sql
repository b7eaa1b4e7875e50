-- Who changed money, stock, prices, people and settings of a shop, and from what to what. The application can add to it
-- and read it; nothing it can do changes a line or takes one away.
create table audit_log (
  id bigint generated always as identity primary key,
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
  at timestamptz not null
);
create index audit_log_recent on audit_log (shop_id, at desc, id desc);
create index audit_log_kind on audit_log (shop_id, kind, at desc, id desc);
create index audit_log_person on audit_log (shop_id, user_id, at desc, id desc);
call secure_shop_table('audit_log', 'select, insert');
