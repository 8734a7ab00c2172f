-- The card company knows a request again by its key for a day, and each attempt has a key of its own. How old a payment is says nothing of that.
alter table payments
  -- Since when the company has been asked without a known answer. Null: whatever it was asked, it has answered.
  add column unanswered_since timestamptz;
-- Of these it isn't known whether they were answered.
update payments set unanswered_since = created_at where partner_id is null and state in ('open', 'declined');
