import { expect, test } from 'vitest'
import type { Invoice, ResolvedLine } from '#contract/invoice-shapes.ts'
import { lineAsRead, type LineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { addInvoice, applyInvoice, resolve } from '../testing/invoices.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
chefForEachTest((setUp) => ({ chef } = setUp))

const INVOICES = 75
/** From here on a house has bought most of what it buys. */
const LEARNED = 20
const ARTICLES_OF_SUPPLIER = 24
const FIRST_DAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

/** The same draws in every run. */
function drawer(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const draw = drawer(7)

type Article = {
  key: string
  name: string
  code: string | null
  ean: string | null
  unitCode: string
  price: number
}

const WHAT = 'Tomate Crème Farine Paleron Cabillaud Beurre Courgette Parmesan'.split(' ')
const HOW = ['grappe', 'entière', 'fumée', 'extra']

/** A GTIN of a supplier. */
function eanOf(place: number, house: number): string {
  const digits = `37600${house}${String(place).padStart(6, '0')}`
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** What four suppliers sell: with codes, without any, with codes that all of them use, with GTIN. Litres are of one bottle or a colis of six. */
const SUPPLIERS = ['Perrin', 'Les Halles', 'Mirandol', 'Kergoat'].map((name, house) => ({
  seller: { name, siren: `99900214${house}`, siret: null, vat: null },
  articles: Array.from({ length: ARTICLES_OF_SUPPLIER }, (_, place): Article => {
    const both = place % 12 === 5
    return {
      key: `${name} ${place}`,
      name: `${WHAT[place % WHAT.length]} ${HOW[Math.floor(place / WHAT.length)]}${both ? ' 6 x 1 L' : ''}`,
      code: house === 1 ? null : `00${100 + place}`,
      ean: house === 3 ? eanOf(place, house) : null,
      unitCode: both ? 'C62' : 'KGM',
      price: 2 + draw(2_000) / 100,
    }
  }),
}))

/** A line as its supplier writes it this time: in capitals, without the zeros of its code, without a code that has a GTIN. */
function lineOf(article: Article): LineAsRead {
  article.price = Math.round(article.price * (96 + draw(9))) / 100
  const quantity = 1 + draw(12)
  const { name, code, ean, unitCode } = article
  const written = [code, code?.replace(/^0+/, '') ?? null, ean === null ? code : null][draw(3)] ?? null
  return lineAsRead({
    name: draw(4) === 0 ? name.toUpperCase() : name,
    sellerCode: written,
    ean,
    unitCode,
    quantity,
    lineTotal: Math.round(quantity * article.price * 100) / 100,
  })
}

const CARRIAGE = {
  key: 'carriage',
  line: lineAsRead({ name: 'Participation logistique', sellerCode: null, lineTotal: 12 }),
}

/** The lines of one invoice: often the same, now and then another one. */
function linesOf(articles: readonly Article[]) {
  const known = new Set<Article>()
  const size = 5 + draw(7)
  while (known.size < size) {
    const article = articles[Math.floor((draw(1_000) / 1_000) ** 2 * articles.length)]
    if (article) known.add(article)
  }
  return [...[...known].map((article) => ({ key: article.key, line: lineOf(article) })), CARRIAGE]
}

type Line = Invoice['items'][number]

/** What a chef says of a line: what it is, where that is not known, and which of its prices is right. */
function confirmed(line: Line, key: string, articleOf: ReadonlyMap<string, string>): ResolvedLine[] {
  const isOpen = line.article === null && line.charge === null
  if (isOpen && key === CARRIAGE.key) return [{ id: line.id, resolved: { as: 'charge', charge: 'freight' } }]
  const [bottle] = line.readings.toSorted((one, other) => one.priceHt - other.priceHt)
  const own =
    line.unit && line.unitPriceHt !== null ? { unit: line.unit, priceHt: line.unitPriceHt } : undefined
  const price = line.doubts.length === 0 ? undefined : (bottle ?? own)
  if (!isOpen) return price ? [{ id: line.id, price }] : []
  const known = articleOf.get(key)
  const { unit = 'kg', priceHt = 1 } = price ?? own ?? {}
  const facts = catalogueFacts({ name: line.name, code: line.code, unit, priceHt })
  const resolved = known
    ? ({ as: 'article', articleId: known } as const)
    : ({ as: 'new', facts, productId: null } as const)
  return [{ id: line.id, resolved, ...(price && { price }) }]
}

test('of 75 invoices of a house, nearly all lines are known from the twentieth on, and none as another', async () => {
  const articleOf = new Map<string, string>()
  const figures = { lines: 0, known: 0, wrong: 0, doubtful: 0, missed: 0 }
  for (let number = 1; number <= INVOICES; number += 1) {
    const supplier = SUPPLIERS[draw(SUPPLIERS.length)]
    if (!supplier) throw new Error('no supplier is drawn')
    const { seller, articles } = supplier
    const written = linesOf(articles)
    const issuedOn = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10)
    let invoice = await addInvoice(chef, {
      number: `F-${number}`,
      seller,
      issuedOn,
      lines: written.map(({ line }) => line),
    })
    if (invoice.supplier === null) invoice = await resolve(chef, invoice, { supplier: { name: seller.name } })
    const keyOf = ({ position }: Line) => written[position]?.key ?? ''
    for (const line of invoice.items) {
      const is = line.charge === null ? line.article?.id : CARRIAGE.key
      const should = keyOf(line) === CARRIAGE.key ? CARRIAGE.key : articleOf.get(keyOf(line))
      if (is !== undefined && is !== should) figures.wrong += 1
      if (number < LEARNED) continue
      figures.lines += 1
      if (is !== undefined) figures.known += 1
      else if (should !== undefined) figures.missed += 1
      if (line.doubts.length > 0 && line.charge === null) figures.doubtful += 1
    }
    const lines = invoice.items.flatMap((line) => confirmed(line, keyOf(line), articleOf))
    if (lines.length > 0) invoice = await resolve(chef, invoice, { lines })
    const applied = await applyInvoice(chef, invoice)
    for (const line of applied.invoice.items) if (line.article) articleOf.set(keyOf(line), line.article.id)
  }
  const { lines, known, wrong, doubtful, missed } = figures
  process.stdout.write(
    `replay: ${known} of ${lines} lines known by themselves, ${doubtful} in doubt, ${missed} missed, ${wrong} wrong\n`,
  )
  expect({ wrong, missed }).toEqual({ wrong: 0, missed: 0 })
  expect(known / lines).toBeGreaterThanOrEqual(0.95)
  expect(doubtful / lines).toBeLessThan(0.02)
}, 60_000)
