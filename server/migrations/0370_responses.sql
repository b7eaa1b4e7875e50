-- Answers to a collection's form, one an order: who answered what, and whether it is paid. Amounts and people stand in the order.
create table responses (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  product_id bigint not null references products,
  order_id bigint not null references orders,
  at timestamptz not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  paid_at timestamptz,
  ended_at timestamptz, -- cancelled, expired, or its money went back
  unique (shop_id, order_id)
);
create index responses_newest on responses (shop_id, product_id, id desc);
create index responses_order on responses (order_id);
call secure_shop_table('responses');

-- Files among the answers, so that they are kept as long as those are.
create table response_files (
  file_id bigint not null references files,
  shop_id bigint not null references shops,
  response_id bigint not null references responses on delete cascade,
  primary key (shop_id, response_id, file_id)
);
create index response_files_file on response_files (file_id);
create index response_files_response on response_files (response_id);
call secure_shop_table('response_files');

-- What a collection's page shows: what has come in, less what went back, and how many responses it still takes.
create function collection_progress(collection bigint) returns table (collected bigint, room bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select
    (select coalesce(sum(o.paid_sen - o.refunded_sen), 0)::bigint from responses r join orders o on o.id = r.order_id
      where r.product_id = collection and r.paid_at is not null),
    (select (q.size - q.taken)::bigint from quotas q where q.product_id = collection limit 1)
$$;
revoke execute on function collection_progress(bigint) from public;
grant execute on function collection_progress(bigint) to kedai_app, kedai_public;
