-- Ligatures, hyphens and spaces that do not break, and letters such as ø, ß and ł, as accents are folded. src/domain/catalogue/fold-for-search.ts is its twin.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(
  regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFD), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
  E'\u2019\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2010\u2011øłđðħı', '''               --olddhi'),
  'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'),
  U&'\FB00', 'ff'), U&'\FB01', 'fi'), U&'\FB02', 'fl'), U&'\FB03', 'ffi'), U&'\FB04', 'ffl'), U&'\FB05', 'st'), U&'\FB06', 'st');
--> statement-breakpoint
-- What is stored is folded anew where that gives something else: for these statements the owner of the tables sees all of it.
ALTER TABLE supplier_contacts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE supplier_products NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_products NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tech_sheets NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE supplier_contacts SET name = name WHERE search_text <> fold(name);
--> statement-breakpoint
UPDATE supplier_products SET name = name WHERE search_text <> fold(name) || chr(10) || fold(coalesce(brand, ''));
--> statement-breakpoint
UPDATE user_products SET name = name WHERE search_text <> fold(name) || chr(10) || fold(coalesce(brand, ''));
--> statement-breakpoint
UPDATE tech_sheets SET title = title WHERE search_text <> fold(title);
--> statement-breakpoint
ALTER TABLE supplier_contacts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE supplier_products FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_products FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tech_sheets FORCE ROW LEVEL SECURITY;
