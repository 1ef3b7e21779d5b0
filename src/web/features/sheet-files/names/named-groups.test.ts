import { expect, test } from 'vitest'
import type { ImportCandidate, ImportNameGroup } from '#contract/sheet-imports.ts'
import type { DraftProduct } from '#domain/sheet-imports/draft-import.ts'
import { decisionOf, isOpen, namedGroups, rootOf, standingOf } from './named-groups.ts'
import type { NameChoices, NameDecision } from './named-groups.ts'

const product = (
  name: string,
  unit: DraftProduct['unit'] = 'kg',
  priceHt: number | null = 1,
): DraftProduct => ({
  name,
  unit,
  priceHt,
  file: 0,
  category: 'Crémerie',
  prices: [],
})
const candidate = (id: string, score: number, facts: Partial<ImportCandidate> = {}): ImportCandidate => ({
  kind: 'product',
  id,
  name: id,
  brand: null,
  unit: 'kg',
  priceHt: 1,
  priceChangedAt: null,
  supplier: null,
  fits: true,
  score,
  ...facts,
})
const group = (
  at: number,
  candidates: ImportCandidate[],
  facts: Partial<ImportNameGroup> = {},
): ImportNameGroup => ({
  names: [at],
  certainty: 'likely',
  candidates,
  alike: [],
  ...facts,
})
const choices = (decisions: Record<string, NameDecision>): NameChoices =>
  new Map(Object.entries(decisions).map(([key, decision]) => [key, { decision, category: null }]))

const same = (one: string, other: string) => ({ [one]: { kind: 'same', as: other } as const })

test('a name is open where something fits, and means that without an answer only where it is the product itself', () => {
  const groups = namedGroups(
    ['Beurre', 'Œufs', 'Miel', 'Lait', 'Sauce tomate'].map((name) => product(name)),
    [
      group(0, [candidate('Beurre d’escargot', 0.9), candidate('Beurre doux', 0.8)]),
      group(1, [candidate('Œuf brouillé', 0.9, { fits: false })]),
      group(2, [candidate('Miel pops', 0.9, { kind: 'article' })]),
      group(3, [candidate('Lait entier', 1)], { certainty: 'certain' }),
      group(4, [candidate('Sauce tomate', 0.9, { kind: 'sheet' })]),
    ],
  )
  expect(groups.map(({ certainty, unfit }) => [certainty, unfit.length])).toEqual([
    ['likely', 0],
    ['new', 1],
    ['likely', 0],
    ['certain', 0],
    ['likely', 0],
  ])
  expect(groups.map((each) => decisionOf(each, new Map()))).toEqual([
    { kind: 'candidate', id: 'Beurre doux' },
    { kind: 'new' },
    { kind: 'new' },
    { kind: 'candidate', id: 'Lait entier' },
    { kind: 'new' },
  ])
  expect(groups.map((each) => isOpen(each, new Map()))).toEqual([true, false, false, false, true])
  const [butter] = groups
  if (butter === undefined) throw new Error('there are five groups')
  const answered = choices({ [butter.key]: { kind: 'new' } })
  expect([decisionOf(butter, answered), isOpen(butter, answered)]).toEqual([{ kind: 'new' }, false])
})

test('the price of a file is never replaced by that of a catalogue, which is offered', () => {
  const articles = [
    ['Miel', 'Miel de fleurs liquide', 'LUNE DE MIEL'],
    ['lardon', 'Lardons', null],
    ['Huile d’olive', 'Huile olive vierge', 'PUGET'],
    ['oeuf', 'Œufs frais calibre moyen', null],
    ['Mozzarella', 'Mozzarella cossette 2,5 kg', null],
  ] as const
  for (const priceHt of [5.35, 0, null]) {
    const groups = namedGroups(
      articles.map(([name]) => product(name, 'kg', priceHt)),
      articles.map(([, id, brand], at) => group(at, [candidate(id, 0.9, { kind: 'article', brand })])),
    )
    for (const [at, each] of groups.entries()) {
      const id = articles[at]?.[1] ?? ''
      const decision = priceHt === null ? { kind: 'candidate', id } : { kind: 'new' }
      expect([each.name, priceHt, decisionOf(each, new Map())]).toEqual([each.name, priceHt, decision])
      expect(each.candidates.map((one) => one.id)).toEqual([id])
    }
    expect(groups.map(standingOf)).toEqual(
      priceHt === null ? ['open', 'known', 'open', 'open', 'open'] : articles.map(() => 'alike'),
    )
  }
})

test('a price of the file under one of several names of a product is one of all of them', () => {
  const [honey] = namedGroups(
    [product('Miel', 'kg', null), product('MIEL', 'g', 0.005)],
    [group(0, [candidate('Miel de fleurs', 0.9, { kind: 'article' })], { names: [0, 1] })],
  )
  expect(honey && decisionOf(honey, new Map())).toEqual({ kind: 'new' })
})

test('a product of the user’s comes before an article, and only one of another name is to be confirmed', () => {
  const written = [
    // What the file writes, what the account has, and whether that is a question.
    ['miel', 'Miel de fleurs', true],
    ['oeuf', 'Œuf', false],
    ['ŒUFS', 'oeuf', false],
    ['lardon', 'Lardons', false],
    ['fromage de chevre', 'Fromage de chèvre', false],
    ['Crème 35', 'Crème liquide 35 %', true],
  ] as const
  const groups = namedGroups(
    written.map(([name]) => product(name)),
    written.map(([, id], at) =>
      group(at, [candidate(`${id} PRO`, 0.95, { kind: 'article' }), candidate(id, 0.9)]),
    ),
  )
  expect(groups.map((each) => isOpen(each, new Map()))).toEqual(written.map(([, , open]) => open))
  expect(groups.slice(0, 5).map((each) => decisionOf(each, new Map()))).toEqual(
    written.slice(0, 5).map(([, id]) => ({ kind: 'candidate', id })),
  )
})

test('of two products of one name it is a question which is meant; one that says another thing is none', () => {
  const groups = namedGroups(
    ['Beurre', 'fromage de chevre', 'Olive'].map((name) => product(name)),
    [
      group(0, [candidate('Beurre', 1), candidate('beurre', 1)]),
      group(1, [candidate('Fromage gorgonzola', 0.5)]),
      group(2, [candidate('Olives vertes', 0.7)]),
    ],
  )
  expect(groups.map(standingOf)).toEqual(['open', 'alike', 'open'])
})

test('a product of the same name in another unit leaves a name open, and is offered where its density is known', () => {
  const written = [
    ["huile d'olive", "Huile d'olive", 'kg', 'L', true],
    ['Miels', 'Miel', 'g', 'L', true],
    ['farines', 'Farine', 'ml', 'kg', true],
    ['citrons', 'Citron', 'kg', 'pièce', false],
    ['Lait entier', 'Lait entier', 'cl', 'bouteille', false],
    ['Crème de coco', 'Crème de coco', 'kg', 'L', false],
  ] as const
  const groups = namedGroups(
    written.map(([name, , unit]) => product(name, unit)),
    written.map(([, id, , unit], at) => group(at, [candidate(id, 1, { unit, fits: false })])),
  )
  for (const [at, each] of groups.entries()) {
    const [, id, , , isOffered] = written[at] ?? []
    expect(each).toMatchObject({ name: written[at]?.[0], certainty: 'likely', twin: { id } })
    expect(each.candidates.map((one) => one.id)).toEqual(isOffered === true ? [id] : [])
    expect([decisionOf(each, new Map()), isOpen(each, new Map())]).toEqual([{ kind: 'new' }, true])
  }
})

test('groups are joined where their units measure the same, and in a circle to one of them', () => {
  const groups = namedGroups(
    [product('Olives'), product('Olive'), product('Olives', 'pièce')],
    [
      group(0, [], { certainty: 'new', alike: [1, 2].map((at) => ({ group: at, score: 0.9 })) }),
      group(1, [], { certainty: 'new', alike: [{ group: 0, score: 0.9 }] }),
      group(2, [], { certainty: 'new' }),
    ],
  )
  const [first, second] = groups
  if (first === undefined || second === undefined) throw new Error('there are two groups')
  expect(first.alike).toEqual([second.key])
  const byKey = new Map(groups.map((each) => [each.key, each]))
  expect(rootOf(first, byKey, choices(same(first.key, second.key)))).toBe(second)
  const both = choices({ ...same(first.key, second.key), ...same(second.key, first.key) })
  expect([rootOf(first, byKey, both), rootOf(second, byKey, both)]).toEqual([second, second])
})
