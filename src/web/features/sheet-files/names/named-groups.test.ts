import { expect, test } from 'vitest'
import type { ImportCandidate, ImportNameGroup } from '#contract/sheet-imports.ts'
import type { DraftProduct } from '#domain/sheet-imports/draft-import.ts'
import { clearCandidates, decisionOf, namedGroups, proposedFor, rootOf } from './named-groups.ts'
import type { NameChoices, NameDecision } from './named-groups.ts'

const product = (name: string, unit: DraftProduct['unit'] = 'kg'): DraftProduct => ({
  name,
  unit,
  priceHt: 1,
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

test('a name is asked about where something fits well enough, and is a new product otherwise', () => {
  const groups = namedGroups(
    [product('Beurre'), product('Œufs'), product('Sel')],
    [
      group(0, [candidate('Beurre doux', 0.8)]),
      group(1, [candidate('Œuf', 0.9, { fits: false })]),
      group(2, [candidate('Selle d’agneau', 0.4)]),
    ],
  )
  expect(groups.map(({ certainty, unfit }) => [certainty, unfit.length])).toEqual([
    ['likely', 0],
    ['new', 1],
    ['new', 0],
  ])
  expect(groups.map((each) => decisionOf(each, new Map()))).toEqual([null, { kind: 'new' }, { kind: 'new' }])
})

test('only a candidate that is far ahead, and of one name alone, is taken without a look', () => {
  const groups = namedGroups(
    ['Beurre', 'Lait', 'Crème épaisse', 'Crème liquide', 'Farine'].map((name) => product(name)),
    [
      group(0, [candidate('Beurre doux', 0.8), candidate('Beurre cru', 0.6)]),
      group(1, [candidate('Lait entier', 0.8), candidate('Lait cru', 0.75)]),
      group(2, [candidate('Crème', 0.8)]),
      group(3, [candidate('Crème', 0.8)]),
      group(4, [candidate('Farine T55', 0.6)]),
    ],
  )
  expect([...clearCandidates(groups).values()]).toEqual([{ kind: 'candidate', id: 'Beurre doux' }])
})

test('a candidate that says more than the name is taken without a look only at about the price of the files', () => {
  const groups = namedGroups(
    ['Sucre', 'Farine', 'Sel fin'].map((name) => product(name)),
    [
      group(0, [candidate('Sucre glace', 0.9, { priceHt: 1.63 })]),
      group(1, [candidate('Farine T55', 0.9, { priceHt: 1.1 })]),
      group(2, [candidate('Sel', 0.9, { priceHt: 3 })]),
    ],
  )
  expect([...clearCandidates(groups).values()]).toEqual([
    { kind: 'candidate', id: 'Farine T55' },
    { kind: 'candidate', id: 'Sel' },
  ])
})

test('a question proposes a candidate of which one name only says more than the other, and a new product else', () => {
  const groups = namedGroups(
    ['Beurre', 'Crème liq. 35 %', 'Riz long'].map((name) => product(name)),
    [
      group(0, [candidate('Beurre doux', 0.8)]),
      group(1, [candidate('Crème liquide', 0.8)]),
      group(2, [candidate('Riz vinaigré', 0.6)]),
    ],
  )
  expect(groups.map(proposedFor)).toEqual([
    { kind: 'candidate', id: 'Beurre doux' },
    { kind: 'candidate', id: 'Crème liquide' },
    { kind: 'new' },
  ])
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
