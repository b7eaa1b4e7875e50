-- What a type of product says of itself beyond goods, in the words of its form; rows of its own only where something of it is
-- scarce, listed or searched.
alter table products add column details jsonb check (jsonb_typeof(details) = 'object');

-- What was sold, in the words of its type: a snapshot like the rest of the line.
alter table order_lines add column details jsonb check (jsonb_typeof(details) = 'object');
