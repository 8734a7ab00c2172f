-- The language that people read: of a page when they open an account, and what they choose later.
alter table people add column language text not null default 'en' check (language in ('en', 'es'));
-- Of visitors, so that later e-mails speak it too.
alter table waitlist add column language text not null default 'en' check (language in ('en', 'es'));
alter table contact_messages add column language text not null default 'en' check (language in ('en', 'es'));
