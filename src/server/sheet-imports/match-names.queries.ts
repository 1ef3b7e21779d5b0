import type { ImportCandidate, ImportNameGroup } from '#contract/sheet-imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { hasSameHead, isProductItself } from '#domain/imports/is-product-itself.ts'
import { nameMatcher, words } from '#domain/imports/name-matcher.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { fitsUnit } from '#domain/sheet-imports/fits-unit.ts'
import {
  alikeIn,
  bothWays,
  figuresDiffer,
  groupNames,
  isSameMeasure,
  type NameGroup,
  type WrittenName,
} from '#domain/sheet-imports/group-names.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import { mapWithYields } from '../map-with-yields.ts'
import { OWNERS } from '../products/article-row.ts'

type Named = Omit<ProductMeasures, 'unit'> &
  Pick<ImportCandidate, 'kind' | 'id' | 'name' | 'brand' | 'priceHt' | 'priceChangedAt' | 'supplier'> & {
    unit: Unit | null
  }

const SUPPLIER = `CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END AS supplier`

const FACTS = [
  'id',
  'name',
  'brand',
  'priceHt',
  'unit',
  'densityKgPerL',
  'contentQuantity',
  'contentUnit',
] as const

const PRODUCTS = `
  SELECT 'product' AS kind, ${selectColumns(userProducts, 'p', ...FACTS, 'priceChangedAt')}, ${SUPPLIER}
  FROM user_products p
  LEFT JOIN supplier_contacts s ON s.user_id = p.user_id AND s.id = p.supplier_id
  WHERE p.user_id = $1`

/** A row that is a product of the account already is met as that product. */
const ARTICLES = `
  SELECT 'article' AS kind, ${selectColumns(supplierProducts, 'c', ...FACTS)}, NULL AS "priceChangedAt", ${SUPPLIER}
  FROM supplier_products c
  JOIN supplier_contacts s ON s.user_id = c.user_id AND s.id = c.supplier_id
  WHERE c.user_id = $1 AND NOT EXISTS (SELECT FROM (${OWNERS}) own WHERE own.article_id = c.id)`

/** Its unit is that of its yield. */
const SHEETS = `
  SELECT 'sheet' AS kind, t.id, t.title AS name, t.yield_unit AS unit, NULL AS brand, NULL AS "priceHt",
    NULL AS "priceChangedAt", NULL AS supplier, NULL AS "densityKgPerL", NULL AS "contentQuantity",
    NULL AS "contentUnit"
  FROM tech_sheets t WHERE t.user_id = $1`

/** Of what a name may mean, the likeliest: a longer list is not read. */
const MOST_OFFERED = 2

/**
 * What has the very name, whatever its unit is: a second product of it is not made in silence. Then what has a cost with the
 * quantities of the files before what has none, then what is the very product.
 */
const rankOf = (candidate: ImportCandidate, { name }: WrittenName) =>
  (sameName(candidate.name) === sameName(name) ? 4 : 0) +
  (candidate.fits ? 2 : 0) +
  (isProductItself(name, candidate) ? 1 : 0)

/** Letters by which articles are looked through before names are compared: plurals and endings differ. */
const BEGINNING = 4

/** What the names of imported sheets mean, in groups of one name. */
export async function matchImportedNames(
  tx: MemberTx,
  names: readonly WrittenName[],
): Promise<ImportNameGroup[]> {
  const groups = groupNames(names)
  const known = await readKnown(tx, groups)
  const same = Map.groupBy(
    known.filter(({ kind }) => kind !== 'article'),
    ({ name }) => sameName(name),
  )
  const learnt = await readLearnt(tx, known)
  const match = nameMatcher(
    known.map((one) => ({ ...one, unlikely: one.kind !== 'product' })),
    await mapWithYields(known, ({ name }) => words(name)),
  )
  const alike = bothWays(await mapWithYields(groups, alikeIn(groups)))
  return mapWithYields([...groups.entries()], ([at, group]) => {
    const own = same.get(sameName(group.name)) ?? []
    const meant = (learnt.get(sameName(group.name)) ?? []).filter((one) => isOfGroup(one, group))
    const isGuess = meant.some(({ confirmed }) => !confirmed)
    const learntProducts = new Set(meant.map(({ product }) => product))
    const first = onlyFitting(learntProducts, group) ?? onlyFitting(productsBefore(own), group)
    const likely = match(group.name)
      .candidates.filter(
        ({ candidate }) =>
          candidate.id !== first?.id &&
          hasSameHead(group.name, candidate.name) &&
          !figuresDiffer(group.name, candidate.name),
      )
      .map(({ candidate, score }) => toCandidate(candidate, group, score))
      .toSorted((one, other) => rankOf(other, group) - rankOf(one, group))
    const candidates = (first ? [toCandidate(first, group, 1), ...likely] : likely).slice(0, MOST_OFFERED)
    return {
      names: group.names,
      certainty: first && !isGuess ? 'certain' : candidates.length > 0 ? 'likely' : 'new',
      candidates,
      alike: alike[at] ?? [],
    }
  })
}

/** What an import has taken a name for: a guess until the user has confirmed it. */
type Learnt = { product: Named; unit: Unit; confirmed: boolean }

/** What earlier imports have taken names for, by the name of their files. */
async function readLearnt(
  { client, houseId }: MemberTx,
  known: readonly Named[],
): Promise<Map<string, Learnt[]>> {
  const { rows } = await client.query<{ id: string; name: string; unit: Unit; confirmed: boolean }>(
    'SELECT user_product_id AS id, name, unit, confirmed FROM product_names WHERE user_id = $1',
    [houseId],
  )
  const products = new Map(known.map((one) => [one.id, one]))
  const learnt = rows.flatMap(({ id, ...row }) => {
    const product = products.get(id)
    return product === undefined ? [] : { product, ...row }
  })
  return Map.groupBy(learnt, ({ name }) => name)
}

const isOfGroup = (learnt: Learnt, { unit }: NameGroup) => unit === null || isSameMeasure(learnt.unit, unit)

/** Of products and sheets of one name the products, or else the sheets. */
function productsBefore(own: readonly Named[]): readonly Named[] {
  const products = own.filter(({ kind }) => kind === 'product')
  return products.length > 0 ? products : own
}

/** The only one of them, where its unit fits. */
function onlyFitting(all: Iterable<Named>, { unit }: NameGroup): Named | undefined {
  const [only, ...others] = all
  return only !== undefined && others.length === 0 && fits(only, unit) ? only : undefined
}

function fits({ unit: own, densityKgPerL, contentQuantity, contentUnit }: Named, unit: Unit | null): boolean {
  if (own === null) return unit === null
  return fitsUnit(unit, { unit: own, densityKgPerL, contentQuantity, contentUnit })
}

function toCandidate(known: Named, { unit }: NameGroup, score: number): ImportCandidate {
  const { kind, id, name, brand, priceHt, priceChangedAt, supplier } = known
  return {
    kind,
    id,
    name,
    brand,
    unit: known.unit,
    priceHt,
    priceChangedAt,
    supplier,
    fits: fits(known, unit),
    score,
  }
}

/** The products and sheets of the account, and those articles that share the beginning of a word with a name. */
async function readKnown({ client, houseId }: MemberTx, groups: readonly NameGroup[]): Promise<Named[]> {
  const [products, sheets, articles] = await Promise.all(
    [PRODUCTS, SHEETS, ARTICLES].map((text) => client.query<Named>(text, [houseId])),
  )
  const beginnings = new Set(groups.flatMap(({ name }) => beginningsOf(name)))
  const shared = await mapWithYields(articles?.rows ?? [], ({ name }) =>
    beginningsOf(name).some((beginning) => beginnings.has(beginning)),
  )
  return [
    ...(products?.rows ?? []),
    ...(sheets?.rows ?? []),
    ...(articles?.rows ?? []).filter((_, at) => shared[at]),
  ]
}

const beginningsOf = (name: string) =>
  searchWords(name.replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' '))
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, BEGINNING))
