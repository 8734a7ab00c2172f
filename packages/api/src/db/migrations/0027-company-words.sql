-- Search for companies by words: all names under which a company filed, and a dictionary of their words.
-- See docs/decisions/23-directory.md.

alter table filings add column trade_name text, add column former_name text;

alter table companies
  -- Trade names, earlier names and names of plans that differ from the name.
  add column other_names text[] not null default '{}',
  -- The words of all names, as the dictionary has them.
  add column search_words text[] not null default '{}';
drop index companies_by_words;
create index companies_by_search_words on companies using gin (search_words);

create table company_words (
  word text collate "C" primary key,
  -- How many companies have it.
  companies int not null,
  -- The largest of them.
  largest int[] not null,
  -- What the word and its misspellings have in common.
  spellings text[] not null default '{}'
);
create index company_words_by_spelling on company_words using gin (spellings);

-- Folding fills all of this in: the next import does it, without reading a file again.
update directory_imports set is_folded = false;
