-- A replay says the very bytes that were said: jsonb would put the fields in an order of its own.
alter table idempotency_keys alter column answer type json using answer::json;
