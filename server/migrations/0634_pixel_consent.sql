-- By which click of an advertisement a browser came, besides what providers' own cookies say.
alter table order_browsers add column ttclid text, add column gclid text;
