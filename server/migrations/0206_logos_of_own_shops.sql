-- A person's shops come with their logos, for the sign over the counter. The result has new columns, so the function is made anew.
drop function shops_of_user(bigint);
create function shops_of_user(person bigint)
  returns table (shop_id bigint, username text, name text, role text, permissions text[], logo_key text, logo_widths int[])
  language sql stable security definer set search_path = public as $$
  select m.shop_id, s.username, s.name, m.role, m.permissions, f.key, f.widths
  from shop_members m join shops s on s.id = m.shop_id left join files f on f.shop_id = s.id and f.id = s.logo_file_id
  where m.user_id = person order by m.created_at, m.shop_id $$;
revoke execute on function shops_of_user(bigint) from public;
grant execute on function shops_of_user(bigint) to kedai_app;
