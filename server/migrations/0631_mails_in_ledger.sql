-- Mails about an order or an invoice stand in the ledger of messages once they have left, or could not leave: those to people
-- outside of the shop. One that is a message of the ledger already, such as a campaign's, says there that nobody took it.
create function note_mails(mail_ids bigint[], recipients text[], outcome text, words text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into public.messages (shop_id, origin, reason, basis, channel, recipient, state, why, response, tries, cost_sen, template, sent_at, created_at, order_id, invoice_id)
  select m.shop_id, 'mail:' || m.id || ':' || extract(epoch from m.created_at)::bigint, case when m.order_id is null then 'invoice' else 'order' end, 'transactional', 'email', p.recipient,
    outcome, case when outcome = 'failed' then 'refused' end, left(words, 500), m.tries, 0,
    concat_ws(':', m.kind, nullif(m.data ->> 'occasion', '')), case when outcome = 'sent' then now() end, m.created_at, m.order_id, m.invoice_id
  from unnest(mail_ids, recipients) as p (id, recipient) join public.outgoing_mails m on m.id = p.id
  where m.shop_id is not null and p.recipient <> '' and (m.invoice_id is not null or m.order_id is not null and m.waits_for_owner)
  on conflict (shop_id, origin, channel, recipient) do update
    set state = excluded.state, why = excluded.why, response = excluded.response, tries = excluded.tries, sent_at = excluded.sent_at;
  update public.messages s set state = 'failed', why = 'refused', response = left(words, 500)
  from public.outgoing_mails m
  where outcome = 'failed' and m.id = any (mail_ids) and s.shop_id = m.shop_id and s.id = (m.data ->> 'messageId')::bigint and s.state = 'sent' $$;
revoke all on function note_mails(bigint[], text[], text, text) from public;
grant execute on function note_mails(bigint[], text[], text, text) to kedai_app;

drop function settle_mails(uuid, bigint[], bigint[], text[], bigint[], integer[], text[]);
-- Removes what has left, notes who of several has it already, and plans the next try of the rest.
create function settle_mails(worker uuid, left_ids bigint[], partial_ids bigint[], partial_to text[], retry_ids bigint[], retry_seconds integer[], retry_errors text[], told_ids bigint[], told_to text[])
  returns void language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select public.note_mails(told_ids, told_to, 'sent', null);
  delete from public.outgoing_mails m where m.taken_by = worker and m.id = any (left_ids);
  update public.outgoing_mails m set sent_to = array_append(m.sent_to, p.recipient)
    from unnest(partial_ids, partial_to) as p (id, recipient) where m.taken_by = worker and m.id = p.id;
  update public.outgoing_mails m set next_try_at = now() + make_interval(secs => r.seconds), taken_by = null, last_error = r.error
    from unnest(retry_ids, retry_seconds, retry_errors) as r (id, seconds, error) where m.taken_by = worker and m.id = r.id $$;
revoke all on function settle_mails(uuid, bigint[], bigint[], text[], bigint[], integer[], text[], bigint[], text[]) from public;
grant execute on function settle_mails(uuid, bigint[], bigint[], text[], bigint[], integer[], text[], bigint[], text[]) to kedai_app;
