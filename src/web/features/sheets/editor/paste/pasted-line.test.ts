import { describe, expect, test } from 'vitest'
import { readRecipeLine } from '#domain/imports/recipe-line.ts'
import { ofProduct } from '../state/line-source.ts'
import { testProduct } from '#tests/fixtures/sheet.ts'
import { newLineOf, pastedLines, resolvedWith, withGiven } from './pasted-line.ts'
import { weightsToKeep } from './weights-to-keep.ts'

const butter = testProduct(1, { name: 'Beurre doux' })
const egg = testProduct(2, { name: 'Œufs plein air', unit: 'pièce' })
const candidate = (product: typeof butter) => ({ product, preparation: null, score: 1 })
const lineOf = (text: string, ...products: (typeof butter)[]) => {
  const certainty = products.length === 0 ? 'unknown' : products.length === 1 ? 'sure' : 'doubtful'
  const [line] = pastedLines([readRecipeLine(text)], [{ certainty, candidates: products.map(candidate) }])
  if (line === undefined) throw new Error('One line was read')
  return line
}

describe('a pasted line becomes a line of the sheet', () => {
  test.each([
    ['200 g de beurre', butter, 200, 'g'],
    ['3 œufs', egg, 3, 'pièce'],
    ['2 beurre', butter, 2, 'pièce'],
    ['beurre', butter, null, 'kg'],
  ] as const)('« %s »', (text, product, quantity, unit) => {
    expect(newLineOf(lineOf(text, product))).toMatchObject({ source: ofProduct(product), quantity, unit })
  })
  test('with what else it says as a note', () => {
    expect(newLineOf(lineOf('2 gousses de beurre, pommade', butter))?.note).toBe('2 gousses, pommade')
  })
})

describe('a line QS', () => {
  test('takes its product without a quantity, and is no doubt', () => {
    const line = lineOf('beurre QS', butter)
    expect(line).toMatchObject({ certainty: 'sure', taken: true })
    expect(newLineOf(line)).toMatchObject({
      source: ofProduct(butter),
      costing: 'qs',
      quantity: null,
      note: null,
    })
  })
  test('is taken by its name where no product is known', () => {
    const line = lineOf('Piment d’Espelette (en poudre) à convenance')
    expect(line.taken).toBe(true)
    expect(newLineOf(line)).toMatchObject({
      source: null,
      costing: 'qs',
      note: 'Piment d’Espelette, en poudre',
    })
    expect(lineOf('Piment d’Espelette').taken).toBe(false)
  })
  test('has a quantity once it is given', () => {
    const given = withGiven(lineOf('beurre QS', butter), { quantity: 5, unit: 'g' })
    expect(newLineOf(given)).toMatchObject({ costing: 'quantity', quantity: 5, unit: 'g' })
  })
})

test('a range counts its upper bound and is doubtful, however sure the product', () => {
  const line = lineOf('10 à 12 g de beurre', butter)
  expect(line).toMatchObject({ certainty: 'doubtful', taken: true })
  expect(newLineOf(line)).toMatchObject({ quantity: 12, unit: 'g', note: '10 à 12' })
})

describe('a counted word of unknown weight', () => {
  const garlic = testProduct(3, { name: 'Ail', unit: 'kg' })
  const head = testProduct(4, { name: 'Ail tête', unit: 'pièce' })
  const bass = testProduct(5, { name: 'Filet de bar', unit: 'pièce' })
  const parsley = testProduct(6, { name: 'Persil', unit: 'botte' })
  const radish = testProduct(7, { name: 'Radis', unit: 'kg', contentQuantity: 25, contentUnit: 'g' })

  test.each([
    ['3 gousses d’ail', garlic, 'kg', '3 gousses'],
    ['3 gousses d’ail', head, 'pièce', '3 gousses'],
    ['1 bouquet de persil', parsley, 'botte', '1 bouquet'],
    ['2 tranches de bar', bass, 'pièce', '2 tranches'],
    ['1 botte de radis', radish, 'kg', '1 botte'],
    ['1 sachet de persil', parsley, 'botte', '1 sachet'],
    ['2 c ail', garlic, 'kg', '2 c'],
  ] as const)('makes « %s » doubtful and costs nothing: it is never a piece', (text, product, unit, note) => {
    const line = lineOf(text, product)
    expect(line).toMatchObject({ certainty: 'doubtful', taken: true })
    expect(newLineOf(line)).toMatchObject({ quantity: null, unit, note })
    expect(resolvedWith(line, line.source).certainty).toBe('doubtful')
  })

  test('is that of one, given in the line', () => {
    const line = withGiven(lineOf('3 gousses d’ail', garlic), { quantity: 5, unit: 'g' })
    expect(line.certainty).toBe('chosen')
    expect(newLineOf(line)).toMatchObject({ quantity: 15, unit: 'g', note: '3 gousses' })
    expect(withGiven(line, null).certainty).toBe('doubtful')
    expect(resolvedWith(line, ofProduct(head))).toMatchObject({ certainty: 'doubtful', given: null })
  })

  test('that the product knows is counted by it, without a doubt', () => {
    const countedWeights = {
      gousse: { quantity: 5, unit: 'g' },
      sachet: { quantity: 11, unit: 'g' },
    } as const
    const known = testProduct(8, { name: 'Ail', unit: 'kg', countedWeights })
    const line = lineOf('3 gousses d’ail, hachées', known)
    expect(line.certainty).toBe('sure')
    expect(newLineOf(line)).toMatchObject({ quantity: 15, unit: 'g', note: '3 gousses, hachées' })
    expect(newLineOf(lineOf('2 sachets d’ail', known))).toMatchObject({ quantity: 22, unit: 'g' })
    expect(lineOf('2 têtes d’ail', known).certainty).toBe('doubtful')
    expect(newLineOf(lineOf('2 têtes d’ail', known))).toMatchObject({ quantity: null })
    expect(newLineOf(lineOf('200 g d’ail', known))).toMatchObject({ quantity: 200, unit: 'g' })
    const range = lineOf('2 à 3 gousses d’ail', known)
    expect(range.certainty).toBe('doubtful')
    expect(newLineOf(range)).toMatchObject({ quantity: 15, unit: 'g' })
  })

  test('is kept by the product, unless it is not wanted', () => {
    const tête = { quantity: 60, unit: 'g' } as const
    const known = testProduct(8, { name: 'Ail', unit: 'kg', countedWeights: { tête } })
    const line = withGiven(lineOf('3 gousses d’ail', known), { quantity: 5, unit: 'g' })
    const other = withGiven(lineOf('2 brins d’ail', known), { quantity: 1, unit: 'g' })
    const piece = withGiven(lineOf('3 ail', known), { quantity: 60, unit: 'g' })
    const gousse = { quantity: 5, unit: 'g' }
    expect(weightsToKeep([line, other, piece])).toEqual([
      { id: known.id, name: 'Ail', version: 1, countedWeights: { gousse, brin: { quantity: 1, unit: 'g' } } },
    ])
    expect(
      weightsToKeep([
        { ...line, kept: false },
        { ...other, taken: false },
      ]),
    ).toEqual([])
    expect(weightsToKeep([withGiven(line, { quantity: Number.NaN, unit: 'g' })])).toEqual([])
  })

  test('is not asked for where the product is sold by it', () => {
    const line = lineOf('4 filets de bar', bass)
    expect(line.certainty).toBe('sure')
    expect(newLineOf(line)).toMatchObject({ quantity: 4, unit: 'pièce' })
    expect(newLineOf(lineOf('2 bottes de persil', parsley))).toMatchObject({ quantity: 2, unit: 'botte' })
    expect(lineOf('2 bottes de persil', parsley).certainty).toBe('sure')
  })

  test.each([
    ['3 radis', radish, 'sure', 'pièce'],
    ['3 ail', garlic, 'doubtful', 'pièce'],
    ['3 persil', parsley, 'doubtful', 'pièce'],
    ['3 œufs', egg, 'sure', 'pièce'],
  ] as const)(
    '« %s » is a count of pieces, never of what it is sold by',
    (text, product, certainty, unit) => {
      const line = lineOf(text, product)
      expect(line.certainty).toBe(certainty)
      expect(newLineOf(line)).toMatchObject({ quantity: 3, unit })
    },
  )
})

describe('a stated size beats the weight that the product keeps', () => {
  const boîte = { quantity: 850, unit: 'g' } as const
  const tomatoes = testProduct(9, { name: 'Tomates pelées', unit: 'kg', countedWeights: { boîte } })
  const tin = testProduct(10, { name: 'Tomates pelées 5/1', unit: 'pièce' })
  const chicken = testProduct(11, { name: 'Poulet', unit: 'kg', contentQuantity: 1.2, contentUnit: 'kg' })
  const raspberries = testProduct(12, { name: 'Framboises', unit: 'barquette' })

  test.each([
    ['1 boîte 5/1 de tomates', tomatoes, 4250, 'ml', 'sure'],
    ['2 boîtes 4/4 de tomates', tomatoes, 1700, 'g', 'sure'],
    ['1 boîte (400 g) de tomates', tomatoes, 400, 'g', 'sure'],
    ['2 boîtes (400 g) de tomates', tomatoes, null, 'kg', 'doubtful'],
    ['2 boîtes (850 g) de tomates', tomatoes, 1700, 'g', 'sure'],
    ['2 boîtes (1,7 kg) de tomates', tomatoes, 1.7, 'kg', 'sure'],
    ['1 boîte 1/5 de tomates', tomatoes, null, 'kg', 'doubtful'],
    ['1 grande boîte de tomates', tomatoes, null, 'kg', 'doubtful'],
    ['2 boîtes 5/1 de tomates', tin, 2, 'pièce', 'sure'],
    ['2 boîtes 3/1 de tomates', tin, null, 'pièce', 'doubtful'],
    ['1 poulet (1,5 kg)', chicken, 1.5, 'kg', 'sure'],
    ['3 poulets (1,2 kg)', chicken, 3.6, 'kg', 'sure'],
    ['3 poulets (2 kg)', chicken, null, 'kg', 'doubtful'],
    ['3 œufs (150 g)', egg, 3, 'pièce', 'sure'],
    ['3 barquettes (125 g) de framboises', raspberries, 3, 'barquette', 'sure'],
  ] as const)('« %s »', (text, product, quantity, unit, certainty) => {
    const line = lineOf(text, product)
    expect([newLineOf(line)?.quantity, newLineOf(line)?.unit, line.certainty]).toEqual([
      quantity,
      unit,
      certainty,
    ])
    expect(newLineOf(line)?.note).toContain(/\d\/\d|grande/u.exec(text)?.[0] ?? '')
  })
})

test('a quantity that may be another one is confirmed by giving it', () => {
  const line = lineOf('1.500 g de beurre', butter)
  expect(line.certainty).toBe('doubtful')
  const given = withGiven(line, { quantity: 1.5, unit: 'g' })
  expect(given.certainty).toBe('chosen')
  expect(newLineOf(given)).toMatchObject({ quantity: 1.5, unit: 'g' })
})

test('an unknown line is left out until a product is chosen, a doubtful one proposes the likeliest', () => {
  const unknown = lineOf('1 g de safran')
  expect(unknown).toMatchObject({ taken: false, certainty: 'unknown', source: null })
  expect(newLineOf(unknown)).toBeNull()
  expect(resolvedWith(unknown, ofProduct(egg))).toMatchObject({ taken: true, certainty: 'chosen' })
  expect(lineOf('beurre', butter, egg)).toMatchObject({
    taken: true,
    certainty: 'doubtful',
    source: { product: butter },
  })
  expect(resolvedWith(lineOf('beurre', butter), null)).toMatchObject({ taken: false, certainty: 'unknown' })
})

test('words without a quantity are a remark unless they name a product for sure', () => {
  const read = {
    ...readRecipeLine('Beurre noisette'),
    doubt: { reason: 'remark' as const, written: 'Beurre noisette' },
  }
  const certaintyOf = (certainty: 'sure' | 'doubtful') =>
    pastedLines([read], [{ certainty, candidates: [candidate(butter)] }])[0]?.certainty
  expect([certaintyOf('sure'), certaintyOf('doubtful')]).toEqual(['sure', 'doubtful'])
})
