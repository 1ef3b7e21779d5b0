import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareNames } from '#domain/catalogue/compare-names.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { asMember } from './as-member.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { insert } from './testing/insert.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

async function folded(texts: string[]): Promise<string[]> {
  const { rows } = await db.pool.query<{ folded: string }>(
    'select fold(text) as folded from unnest($1::text[]) with ordinality as t (text, place) order by place',
    [texts],
  )
  return rows.map((row) => row.folded)
}

describe('the fold of the database and the one of the browser', () => {
  test.each([
    ['Crème fraîche', 'creme fraiche'],
    ['ŒUFS à la coque', 'oeufs a la coque'],
    ['Cæsar', 'caesar'],
    ['Ægir', 'aegir'],
    ['piñata', 'pinata'],
    ['CRE\u0300ME', 'creme'],
    ['Straße', 'strasse'],
    ['ﬁlet de bar eﬀilé', 'filet de bar effile'],
    ['St\u2011Jacques demi\u2010sel', 'st-jacques demi-sel'],
    ['pom\u00adme\u2009de\u3000terre', 'pomme de terre'],
    ['Smør, Łódź, Þorrablót', 'smor, lodz, thorrablot'],
    ['Huile d’olive', "huile d'olive"],
    ['Crème 35\u00a0% d\u202fIsigny', 'creme 35 % d isigny'],
    ['', ''],
  ])('%s', async (text, expected) => {
    expect(foldForSearch(text)).toBe(expected)
    expect(await folded([text])).toEqual([expected])
  })

  test('agree on every letter of the Latin and Greek scripts', async () => {
    const letters = [
      ...Array.from({ length: 0x2100 }, (_, code) => code),
      ...Array.from({ length: 7 }, (_, at) => 0xfb00 + at),
    ]
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Mn}]/u.test(letter))
      .filter((letter) => letter !== '\0')
    expect(letters.length).toBeGreaterThan(1_000)
    expect(await folded(letters)).toEqual(letters.map(foldForSearch))
  })

  test('agree on texts put together from letters, accents, capitals and signs', async () => {
    const signs =
      'aéèêëÉÈœŒæÆçÇñÑüß ÏÔ0123’-()%&/.,;:!?°€\n\u0300\u0301\u0327\u00a0\u202f\u00ad\u2011ÅåΣσςﬁﬂøØłıİ'
    const sign = fc.constantFrom(...Array.from(signs))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: sign, maxLength: 40 }), { maxLength: 50 }),
        async (texts) => {
          expect(await folded(texts)).toEqual(texts.map(foldForSearch))
        },
      ),
      { numRuns: 50 },
    )
  })
})

/** Products of a small base that a search finds, in the order of the list. */
async function found(search: string): Promise<string[]> {
  const user_id = await db.createUser()
  return asMember(db, user_id, async (tx) => {
    const product = { user_id, category: 'Crémerie', unit: 'L' }
    for (const [name, brand] of [
      ['Lait bio', 'Élle & Vire'],
      ['Lait', 'Zébulon'],
      ['Œufs', null],
      ['Crème', 'Président'],
    ])
      await insert(tx, 'user_products', { ...product, name, brand })
    const { rows } = await tx.client.query<{ name: string }>(
      'select name from user_products where user_id = $1 and strpos(search_text, $2) > 0 order by search_text',
      [user_id, foldForSearch(search)],
    )
    return rows.map((row) => row.name)
  })
}

test('the database and the browser order names alike, É among the E', async () => {
  const names = [
    'Viande',
    'Épices',
    'Zeste',
    'Eau',
    'Écrevisse',
    'endive',
    'Œufs',
    'Oeuvre',
    'Épicerie',
    'Boissons',
  ]
  const { rows } = await db.pool.query<{ name: string }>(
    'select name from unnest($1::text[]) as t (name) order by fold(name) collate "C"',
    [names],
  )
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareNames))
  expect(names.toSorted(compareNames).join(' ')).toBe(
    'Boissons Eau Écrevisse endive Épicerie Épices Œufs Oeuvre Viande Zeste',
  )
})

test('the migration folds names again that are already stored', async () => {
  const before = await createTestDatabase()
  await before.pool.query(
    'CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT RETURN lower(value)',
  )
  const user_id = await before.createUser()
  await asMember(before, user_id, (tx) =>
    insert(tx, 'user_products', {
      user_id,
      category: 'Crémerie',
      unit: 'kg',
      name: 'ﬁlet St\u2011Pierre',
    }),
  )
  const migration = await readFile(new URL('migrations/0005_fold_letters.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await before.pool.query(statement)
  const { rows } = await asMember(before, user_id, (tx) =>
    tx.client.query<{ search_text: string }>('select search_text from user_products where user_id = $1', [
      user_id,
    ]),
  )
  await before.drop()
  expect(rows).toEqual([{ search_text: 'filet st-pierre\n' }])
})

describe('what is searched', () => {
  test('is the name or the brand, whatever the case and the accents', async () => {
    expect(await found('CREME')).toEqual(['Crème'])
    expect(await found('oeuf')).toEqual(['Œufs'])
    expect(await found('elle')).toEqual(['Lait bio'])
    expect(await found('PRÉSI')).toEqual(['Crème'])
  })

  test('never straddles name and brand', async () => {
    expect(await found('lait z')).toEqual([])
  })

  test('comes in the order of the names: a short one before what it begins, accents beside their letter', async () => {
    expect(await found('')).toEqual(['Crème', 'Lait', 'Lait bio', 'Œufs'])
  })
})
