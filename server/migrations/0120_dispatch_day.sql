-- The day a shop that is away promised to send from, as the buyer was told when the order was placed; it does not move when the shop's holiday does.
alter table orders add column dispatch_on date;
