alter table backup_codes
  -- When they were made and shown. Null: before this was kept.
  add column made_at timestamptz;
