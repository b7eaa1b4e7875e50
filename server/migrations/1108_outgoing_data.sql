-- Vouchers keep the rule they were prepared under; automations that send data out know whose right that rests on.

alter table vouchers
  -- whoever prepared it neither approves nor pays it
  add column needs_two boolean not null default false;
update vouchers v set needs_two = true from voucher_settings s where s.shop_id = v.shop_id and s.needs_two and v.status in ('prepared', 'checked', 'approved');

alter table automations
  -- who last let it send data out of the shop
  add column sends_by bigint references users on delete set null,
  -- set when their right to that ended: what its owners are told until one of them switches it on again
  add column stopped_name text,
  add column stopped_why text check (stopped_why in ('left', 'role')),
  add check ((stopped_name is null) = (stopped_why is null));
create index automations_sends_by on automations (sends_by) where sends_by is not null;

-- However somebody stops being an owner: removed, leaving, made staff, or another owner put in by the operator.
create function stop_sending() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update automations a set is_active = false, stopped_name = u.name, stopped_why = case when TG_OP = 'DELETE' then 'left' else 'role' end
    from users u where u.id = old.user_id and a.shop_id = old.shop_id and a.sends_by = old.user_id and a.is_active;
  return null;
end $$;
create trigger shop_members_stop_sending after delete on shop_members for each row execute function stop_sending();
create trigger shop_members_stop_sending_role after update of role on shop_members for each row when (old.role = 'owner' and new.role <> 'owner') execute function stop_sending();
