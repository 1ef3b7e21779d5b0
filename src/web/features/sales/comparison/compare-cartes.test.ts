import { describe, expect, it } from 'vitest'
import type { SalesDish, SoldCarte } from '#contract/sales-periods.ts'
import { takenKey } from '../recorded-sales.ts'
import { dish } from '../testing/sold-dish.ts'
import { compareCartes, type PeriodOfCarte } from './compare-cartes.ts'

// Without VAT 20 € and 10 €: a portion brings 14 € and 6 €.
const sole = dish('Sole', 22, 6)
const wine = dish('Verre de saumur', 11, 4)
const LUNCH = 'menu-of-lunch'
const WINES = 'choice-of-wines'

/** At 11 €, with one of the wines. */
const lunch = (...wines: SalesDish[]): SoldCarte['menus'][number] => ({
  id: LUNCH,
  nom: 'Menu du bistrot',
  prixTtc: 11,
  choices: [
    {
      id: WINES,
      nom: 'Verre',
      dishes: wines.map((one) => ({ ...one, category: 'Plat', sellingPriceHt: null, usualCost: null })),
    },
  ],
})

const inPeriod = (
  firstDay: string,
  dishes: SalesDish[],
  menus: SoldCarte['menus'],
  sold: Record<string, number>,
): PeriodOfCarte => ({
  period: { firstDay, closed: null },
  carte: { gammes: [{ id: 'plats', nom: 'Plats', dishes }], menus },
  everywhere: new Set([...dishes, ...menus].map(({ id }) => id)),
  values: new Map(Object.entries(sold)),
})
const october = (sold: Record<string, number>, dishes = [sole, wine], menus = [lunch(wine)]) =>
  inPeriod('2026-10-01', dishes, menus, sold)
const november = (sold: Record<string, number>, dishes = [sole, wine], menus = [lunch(wine)]) =>
  inPeriod('2026-11-01', dishes, menus, sold)

const rowOf = ({ comparison }: ReturnType<typeof compareCartes>, of: SalesDish) =>
  comparison.gammes.flatMap(({ dishes }) => dishes).find(({ name }) => name === of.nomAffiche)

describe('a menu whose sales are not entered in one period', () => {
  it('counts in neither, in no dish and no total, and is named', () => {
    const compared = compareCartes(
      october({ [sole.id]: 10, [wine.id]: 5, [LUNCH]: 50 }),
      november({ [sole.id]: 10, [wine.id]: 5 }),
    )
    expect(rowOf(compared, wine)).toMatchObject({ before: { sold: 5 }, after: { sold: 5 }, difference: 0 })
    expect(compared.comparison).toMatchObject({ before: { margin: 170 }, after: { margin: 170 } })
    expect(compared.unrecorded).toEqual([{ id: LUNCH, nom: 'Menu du bistrot', period: 'after' }])
  })

  it('counts in both once they are, also as 0', () => {
    const compared = compareCartes(
      october({ [sole.id]: 10, [wine.id]: 5, [LUNCH]: 50 }),
      november({ [sole.id]: 10, [wine.id]: 5, [LUNCH]: 0 }),
    )
    expect(rowOf(compared, wine)).toMatchObject({
      before: { sold: 55 },
      after: { sold: 5 },
      difference: -300,
    })
    expect(compared.unrecorded).toEqual([])
  })

  it('is named for the gammes whose dishes it offers', () => {
    const [before, after] = [october({ [sole.id]: 10 }), november({ [sole.id]: 10 })]
    const desserts = { id: 'desserts', nom: 'Desserts', dishes: [dish('Tarte', 8, 2)] }
    before.carte.gammes.push(desserts)
    after.carte.gammes.push(desserts)
    expect(compareCartes(before, after, 'plats').unrecorded).toHaveLength(1)
    expect(compareCartes(before, after, 'desserts').unrecorded).toEqual([])
  })
})

it('a dish that menus alone offer, and that no guest took, was on the carte and has sold 0', () => {
  const cider = dish('Bolée de cidre', 11, 3)
  const menus = [lunch(wine, cider)]
  const compared = compareCartes(
    october({ [sole.id]: 1, [LUNCH]: 2, [takenKey(WINES, wine.ficheId)]: 1 }, [sole], menus),
    november({ [sole.id]: 1, [LUNCH]: 2, [takenKey(WINES, wine.ficheId)]: 2 }, [sole], menus),
  )
  expect(rowOf(compared, cider)).toMatchObject({ before: { sold: 1 }, after: { sold: 0 }, difference: -7 })
})

it('a dish that left the carte during a period, which keeps no sales of it, cannot be compared', () => {
  const left = (day: string) => ({ ...sole, leftAt: `${day}T18:00:00.000Z` })
  const compare = (day: string) =>
    compareCartes(october({ [sole.id]: 10 }, [left(day)], []), november({}, [], []))
  expect(rowOf(compare('2026-11-12'), sole)).toMatchObject({ after: { sold: null }, difference: null })
  expect(rowOf(compare('2026-10-12'), sole)).toMatchObject({ after: null, difference: -140 })
})

const closed = (): PeriodOfCarte => ({
  ...october({ [sole.id]: 10, [wine.id]: 5 }, [sole, wine], []),
  period: { firstDay: '2026-10-01', closed: { gammes: [], menus: [] } },
})

describe('a dish of a closed period that is on no carte today', () => {
  it('cannot be compared with an open period, where its sales are not recorded', () => {
    const compared = compareCartes(closed(), november({ [wine.id]: 5 }, [wine], []))
    expect(rowOf(compared, sole)).toMatchObject({
      before: { sold: 10 },
      after: { sold: null },
      difference: null,
    })
    expect(compared.comparison).toMatchObject({ before: { margin: 30 }, after: { margin: 30 }, leftOut: 1 })
  })

  it('was not on the carte of another closed period', () => {
    const after = {
      ...november({ [wine.id]: 5 }, [wine], []),
      period: { ...closed().period, firstDay: '2026-11-01' },
    }
    expect(rowOf(compareCartes(closed(), after), sole)).toMatchObject({ after: null, difference: -140 })
  })

  it('is not on this carte where its gamme has moved to another', () => {
    const after = november({ [wine.id]: 5 }, [wine], [])
    const moved = { ...after, everywhere: new Set([sole.id, wine.id]) }
    expect(rowOf(compareCartes(closed(), moved), sole)).toMatchObject({ after: null, difference: -140 })
  })
})

it('evenly spread portions make estimates of the figures', () => {
  const menus = [lunch(wine, sole)]
  const compared = compareCartes(
    october({ [sole.id]: 10, [wine.id]: 5, [LUNCH]: 3 }, [sole, wine], menus),
    november({ [sole.id]: 10, [wine.id]: 5, [LUNCH]: 0 }, [sole, wine], menus),
  )
  expect(compared.comparison).toMatchObject({ before: { estimated: true }, after: { estimated: false } })
})
