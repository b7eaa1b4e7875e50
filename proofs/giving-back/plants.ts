import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'

const trigger = (table: string, when: string, body: string): string => `
create function forget_${table}() returns trigger language plpgsql as $$ begin ${body} end $$;
create trigger forget before ${when} on ${table} for each row execute function forget_${table}()`

/** A count that goes down and never up again. */
const stock = trigger('variations', 'update', 'new.stock := least(new.stock, old.stock); return new;')

/** What is held over a time stays held. */
const claimsOf = (kind: string): string =>
  trigger(
    'claims',
    'update or delete',
    `if old.kind <> '${kind}' then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'DELETE' then return null; end if;
    new.state := case new.state when 'released' then old.state else new.state end;
    new.amount := greatest(new.amount, old.amount);
    return new;`,
  )

const tickets = trigger(
  'tickets',
  'update',
  `new.status := case new.status when 'void' then old.status else new.status end; return new;`,
)
const periods = trigger('entitlement_periods', 'delete', 'return null;')

/** For the controls: what makes a database forget to give back what a type holds. Leaving a type out does not compile. */
export const plants = {
  ecommerce: stock,
  variation: stock,
  digital: stock,
  ticket: tickets,
  service: claimsOf('slot'),
  membership: periods,
  collection: stock,
  rental: claimsOf('booking'),
  course: periods,
} satisfies Record<ProductTypeName, string>

/** For the controls of races: what forgets to give back, or counts money twice. */
export const forgetting = {
  // All guards of a download: its own, and where its order and the payment of it stand.
  downloads: [
    trigger('download_grants', 'update', 'new.is_closed := old.is_closed; return new;'),
    trigger(
      'orders',
      'update',
      `new.order_status := old.order_status;
      if new.payment_status = 'refunded' then new.payment_status := 'partially_refunded'; end if;
      return new;`,
    ),
  ].join(';'),
  // The race ends paid or not: one of both is seen.
  lapses: [
    stock,
    trigger(
      'orders',
      'update',
      'if new.paid_sen > old.paid_sen then new.paid_sen := 2 * new.paid_sen - old.paid_sen; end if; return new;',
    ),
  ].join(';'),
  reversals: trigger('wallet_entries', 'insert', `if new.kind = 'reversal' then return null; end if; return new;`),
}
