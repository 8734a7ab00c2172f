-- What somebody paid in order to get: when that turns out to be impossible, the money goes back by itself.
alter table payments add column goal text check (goal in ('account', 'loan', 'move'));
