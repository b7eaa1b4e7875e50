-- The unique one on the same columns serves it.
drop index label_prints_newest;
