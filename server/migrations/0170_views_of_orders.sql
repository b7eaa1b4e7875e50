-- Views of the list of orders are kept as views of other lists are: under a name, with what stands behind the `?` of its address.
create function pg_temp.as_in_address(words text) returns text language sql as $$
  select string_agg(
    case when sign ~ '[A-Za-z0-9*._-]' then sign when sign = ' ' then '+' else regexp_replace(upper(encode(convert_to(sign, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end, '' order by place)
  from regexp_split_to_table(words, '') with ordinality as signs (sign, place) $$;

insert into saved_views (shop_id, user_id, list, name, search)
select shop_id, user_id, 'orders', view ->> 'name', kept.search
from list_preferences, jsonb_array_elements(views) as view,
  lateral (select string_agg(part || '=' || pg_temp.as_in_address(view ->> part), '&' order by place) as search
    from unnest(array['list', 'status', 'term']) with ordinality as parts (part, place) where coalesce(view ->> part, '') <> '') kept
where list = 'orders' and kept.search is not null
on conflict do nothing;

alter table list_preferences drop column views;
