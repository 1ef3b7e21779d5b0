import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import type { ComparedProduct } from '#contract/price-lists.ts'
import { exportCatalogue } from '#domain/price-lists/own-export.ts'
import { writeCsv } from '#domain/tables/write-csv.ts'
import { outcomeOf } from '../differences/outcome.ts'
import { bringsNews, type Difference } from './compare-with-catalogue.ts'
import { ListReader } from './list-reader.ts'

const LIST = `Laiterie inventée, tarif de mars\t\t\t\t
Code\tDésignation\tConditionnement\tUnité\tPrix HT
00012\tCrème entière\tColis de 6 x 1 L\tcolis\t24,00
00013\tBeurre doux\tPlaque de 10 kg\tplaque\t82,00
00014\tFaisselle\tSeau de 5 kg\tseau\t15,00
00014\tFaisselle\tSeau de 5 kg\tseau\t16,00
00015\tLait cru\tBidon 5 L\tbidon\tsur demande`

function product(facts: Partial<ComparedProduct> & { id: string; name: string }): ComparedProduct {
  const nothing = { brand: null, code: null, packText: null, packPriceHt: null, densityKgPerL: null }
  const undeclared = {
    allergens: [],
    traces: [],
    allergenFree: false,
    contentQuantity: null,
    contentUnit: null,
  }
  return {
    ...nothing,
    ...undeclared,
    category: 'Crémerie',
    unit: 'kg',
    priceHt: 8,
    imported: false,
    agreedPriceHt: facts.priceHt ?? 8,
    ...facts,
  }
}

function read(text = LIST): ListReader {
  const reader = new ListReader()
  const opened = reader.paste(text)
  if (!opened.known) throw new Error(opened.reason)
  reader.read(opened.proposal.mapping)
  return reader
}

const ofKind = (differences: readonly Difference[], kind: Difference['kind']) =>
  differences.filter((difference) => difference.kind === kind)

const NOTHING_RESOLVED = { resolved: new Map() }

test('pasted rows are proposed, previewed and counted', () => {
  const reader = new ListReader()
  const opened = reader.paste(LIST)
  if (!opened.known) throw new Error(opened.reason)
  expect(opened.proposal.mapping.header).toEqual({ row: 1, height: 1 })
  const list = reader.read(opened.proposal.mapping)
  expect(list).toMatchObject({ rows: 4, skipped: 1, skippedRows: [{ row: 6, reason: 'price-on-request' }] })
  expect(reader.show('first')[0]).toMatchObject({
    name: 'Crème entière',
    priceHt: 4,
    unit: 'L',
    code: '00012',
  })
})

test('a name in merged cells of a workbook holds for its rows', async () => {
  const rows = [
    ['Désignation', 'Conditionnement', 'Prix HT'],
    ['Beurre doux', 'Plaque de 10 kg', 82],
    [null, 'Plaque de 5 kg', 43],
    ['Faisselle', 'Seau de 5 kg', 15],
  ]
  const cells = rows.map((row, at) =>
    row.map((value, column) =>
      value === null ? null : { value, rowSpan: at === 1 && column === 0 ? 2 : 1 },
    ),
  )
  const reader = new ListReader()
  const opened = await reader.open(new Uint8Array(await writeWorkbook(cells).toBuffer()), () => undefined)
  if (!opened.known) throw new Error(opened.reason)
  reader.read(opened.proposal.mapping)
  expect(reader.show('first').map(({ name, priceHt }) => [name, priceHt])).toEqual([
    ['Beurre doux', 8.2],
    ['Beurre doux', 8.6],
    ['Faisselle', 3],
  ])
})

test('the mapping of one file is known again in the next, and not in another', () => {
  const reader = read()
  const kept = reader.keep({
    header: { row: 1, height: 1 },
    roles: ['code', 'name', 'pack', 'unit', 'price'],
  })
  const next = new ListReader()
  next.paste('Prix HT\tDésignation\tcode\tUnité\tConditionnement\n2\tSel\t1\tkg\t')
  expect(next.fit(kept)?.roles).toEqual(['price', 'name', 'code', 'unit', 'pack'])
  next.paste('Article\tTarif\nSel\t2')
  expect(next.fit(kept)).toBeNull()
  expect(next.fit({ written: 'by something older' })).toBeNull()
})

test('a file is compared with the catalogue, and what is ticked is sent', () => {
  const catalogue = [
    product({ id: 'cream', name: 'Crème entière', code: '00012', unit: 'L', priceHt: 3.6, imported: true }),
    product({ id: 'butter', name: 'Beurre doux', code: '00013', priceHt: 8.4, densityKgPerL: 0.9 }),
    product({ id: 'flour', name: 'Farine' }),
  ]
  const differences = read().compare(catalogue)
  expect(ofKind(differences, 'dearer')).toMatchObject([{ name: 'Crème entière', before: 3.6, priceHt: 4 }])
  expect(ofKind(differences, 'cheaper')).toMatchObject([{ name: 'Beurre doux', before: 8.4, priceHt: 8.2 }])
  expect(ofKind(differences, 'vanished')).toMatchObject([{ change: { kind: 'remove', productId: 'flour' } }])
  expect(ofKind(differences, 'new')).toEqual([])

  const ids = new Set(differences.map(({ id }) => id))
  const outcome = outcomeOf(differences, { ids, ...NOTHING_RESOLVED })
  expect(outcome).toMatchObject({
    counts: { dearer: 1, cheaper: 1, vanished: 1, unresolved: 0 },
    newPrices: 1,
  })
  expect(outcome.unresolved, 'nobody said which Faisselle').toBe(1)
  const butter = outcome.changes.find((change) => change.kind === 'change' && change.productId === 'butter')
  expect(butter, 'what the list leaves out stays').toMatchObject({
    facts: { densityKgPerL: 0.9, packPriceHt: 82 },
  })
  expect(outcomeOf(differences, { ids: new Set(), ...NOTHING_RESOLVED }).changes).toEqual([])
})

test('a price that an invoice gave before is agreed once the list has it too, whatever is ticked', () => {
  const all = new Set(['0', '1', '2', '3'])
  const { changes } = outcomeOf(read().compare([]), { ids: all, ...NOTHING_RESOLVED })
  const catalogue = changes.flatMap((change, at) =>
    change.kind === 'add'
      ? [
          {
            ...change.facts,
            id: String(at),
            imported: false,
            agreedPriceHt: at === 0 ? 1 : change.facts.priceHt,
          },
        ]
      : [],
  )
  const differences = read().compare(catalogue)
  const outcome = outcomeOf(differences, { ids: new Set(), ...NOTHING_RESOLVED })
  expect(outcome.unchanged).toBeGreaterThan(1)
  expect(outcome).toMatchObject({ counts: { unchanged: 1 }, changes: [{ kind: 'change', productId: '0' }] })
  expect(bringsNews(differences)).toBe(true)
})

test('two rows for one product wait until somebody says which', () => {
  const differences = read().compare([])
  const [faisselle] = ofKind(differences, 'unresolved')
  expect(faisselle?.options.map(({ row, priceHt, product: of }) => [row, priceHt, of])).toEqual([
    [4, 3, null],
    [5, 3.2, null],
  ])
  const [, second] = faisselle?.options ?? []
  if (faisselle === undefined || second === undefined) throw new Error('no choice')
  const { changes } = outcomeOf(differences, { ids: new Set(), resolved: new Map([[faisselle.id, second]]) })
  expect(changes).toMatchObject([{ kind: 'add', facts: { name: 'Faisselle', priceHt: 3.2 } }])
})

test('of rows for one product, the one that is taken counts as what it is, once', () => {
  const faisselle = product({ id: 'faisselle', name: 'Faisselle', code: '00014', priceHt: 2.9 })
  const [doubled] = ofKind(read().compare([faisselle]), 'unresolved')
  if (doubled === undefined) throw new Error('no choice')
  const again = { ...doubled, id: 'again' }
  for (const option of doubled.options) {
    const resolved = new Map([doubled, again].map(({ id }) => [id, option]))
    const { counts, changes } = outcomeOf([doubled, again], { ids: new Set(), resolved })
    expect(counts).toMatchObject({ dearer: 1, changed: 0, unresolved: 0 })
    expect(changes).toHaveLength(1)
  }
})

test('a price five times the one in the catalogue is to be checked, and one of four times is not', () => {
  const reader = read('Désignation\tPrix au kg\nPoulet fermier\t35,00\nDinde\t28,00')
  const differences = reader.compare([
    product({ id: 'hen', name: 'Poulet fermier', priceHt: 7 }),
    product({ id: 'turkey', name: 'Dinde', priceHt: 7 }),
  ])
  expect(ofKind(differences, 'dearer')).toMatchObject([
    { name: 'Poulet fermier', doubts: ['price-far-from-known'] },
    { name: 'Dinde', doubts: [] },
  ])
})

test('the doubts of a row are reported where it is taken, a printed price that disagrees first', () => {
  const reader = read(
    'Désignation\tConditionnement\tPrix HT\tPrix au kg\n' +
      'Beurre doux\tPlaque de 10 kg\t98,00\t9,80\n' +
      'Poulet fermier\tColis de 5 kg\t40,00\t16,00\n' +
      'Crème épaisse\tSeau de 5 kg env.\t20,00\t',
  )
  const differences = reader.compare([product({ id: 'hen', name: 'Poulet fermier', priceHt: 7 })])
  const [hen] = ofKind(differences, 'dearer')
  expect(hen).toMatchObject({
    doubts: ['unit-price-differs'],
    disagreement: { unit: 'kg', printed: 16, ours: 8 },
  })
  expect(ofKind(differences, 'new')).toMatchObject([
    { name: 'Beurre doux', doubts: [], disagreement: null },
    { name: 'Crème épaisse', doubts: ['pack-approximate'], disagreement: null },
  ])
  expect(reader.show('doubtful').map(({ name }) => name)).toEqual([
    'Poulet fermier',
    'Crème épaisse',
    'Beurre doux',
  ])
  const all = new Set(differences.map(({ id }) => id))
  expect(outcomeOf(differences, { ids: all, ...NOTHING_RESOLVED }).doubtful).toBe(2)
  all.delete(hen?.id ?? '')
  expect(outcomeOf(differences, { ids: all, ...NOTHING_RESOLVED }).doubtful).toBe(1)
})

test('the same file again changes nothing', () => {
  const first = outcomeOf(read().compare([]), { ids: new Set(['0', '1', '2', '3']), ...NOTHING_RESOLVED })
  const catalogue = first.changes.flatMap((change, at) =>
    change.kind === 'add'
      ? [{ ...change.facts, id: String(at), imported: false, agreedPriceHt: change.facts.priceHt }]
      : [],
  )
  const again = read().compare(catalogue)
  expect(ofKind(again, 'unchanged')).toHaveLength(catalogue.length)
  expect(catalogue).toHaveLength(2)
})

test('a catalogue that was exported from here comes back unchanged', () => {
  const known = product({
    id: 'cream',
    name: 'Crème; "entière"',
    code: '00012',
    unit: 'L',
    priceHt: 3.6125,
    packPriceHt: 21.68,
  })
  const table = exportCatalogue([known])
  const reader = new ListReader()
  // A file's text comes without its byte order mark.
  const opened = reader.paste(writeCsv(table).replace('\ufeff', ''))
  expect(opened).toMatchObject({ own: true })
  reader.read({ header: null, roles: [] })
  expect(reader.compare([known])).toMatchObject([{ kind: 'unchanged' }])
})
