import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { SalesDish, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.$carteId.ventes.index.tsx'
import { salesByKind, summaryOf, recordedOf } from '../recorded-sales.ts'

const CARTE_ID = '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33'

type Name = 'Sole' | 'Onglet'
type Sold = Partial<Record<Name, number>>

const dish = (nomAffiche: Name): SalesDish => ({
  id: crypto.randomUUID(),
  ficheId: crypto.randomUUID(),
  nomAffiche,
  title: nomAffiche,
  prixTtcAffiche: 22,
  coutMatiere: 6,
  tvaRate: 10,
  portions: 1,
  uncostedLines: 0,
  doubt: null,
})

type Recorded = ReturnType<typeof salesByKind<number>>

const period = (recorded: Recorded, version: number): SalesPeriodDetail => ({
  id: crypto.randomUUID(),
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  fileName: null,
  dishes: recorded.quantities.length,
  sold: recorded.quantities.reduce((sum, { quantity }) => sum + quantity, 0),
  menus: recorded.menuQuantities.length,
  menusSold: recorded.menuQuantities.reduce((sum, { quantity }) => sum + quantity, 0),
  version,
  createdAt: '2026-11-02T09:00:00.000Z',
  closedAt: null,
  closed: null,
  departed: null,
  ...recorded,
})

/**
 * The sales of October as they are typed, on a server that stores versions; `otherWindow` is another window that types,
 * `delete` one that deletes the period.
 */
export async function openSales(
  first: Sold,
  menusOf: (dishes: SalesDish[]) => CarteSales['menus'] = () => [],
) {
  const dishes = [dish('Sole'), dish('Onglet')]
  const menus = menusOf(dishes)
  const soleAfterClosing: Partial<SalesDish> = {}
  const quantitiesOf = (sold: Sold): Recorded => ({
    ...salesByKind<number>([], menus),
    quantities: dishes.flatMap(({ id, nomAffiche }) => {
      const quantity = sold[nomAffiche as Name]
      return quantity === undefined ? [] : [{ gammeRecetteId: id, quantity }]
    }),
  })
  const periods = [period(quantitiesOf(first), 1)]
  const at = (periodId: string) => periods.findIndex(({ id }) => id === periodId)
  /** As the server does it: a change that names another version is refused. */
  const change = (
    { periodId, version }: { periodId: string; version?: number | undefined },
    to: (before: SalesPeriodDetail) => Partial<SalesPeriodDetail>,
  ) => {
    const current = periods[at(periodId)]
    if (!current) return refusal('NOT_FOUND')
    if (version !== current.version) return refusal('VERSION_CONFLICT', { current })
    return summaryOf(put(current, to(current)))
  }
  const put = (current: SalesPeriodDetail, facts: Partial<SalesPeriodDetail>) => {
    const { id, firstDay, lastDay, ...recorded } = { ...current, ...facts }
    const after = {
      ...period(salesByKind(Object.entries(recordedOf(recorded)), menus), current.version + 1),
      id,
      firstDay,
      lastDay,
    }
    periods[at(id)] = after
    return after
  }
  const carte = (): CarteSales => ({
    id: CARTE_ID,
    nom: 'Ma carte',
    gammes: [{ id: CARTE_ID, nom: 'Plats', dishes }],
    menus,
    periods: periods.map(summaryOf),
    mapping: null,
  })
  const shown = await renderRoute(
    { '/_workspace/cartes/$carteId/ventes/': Route },
    `/cartes/${CARTE_ID}/ventes?vue=ventes`,
    {
      api: {
        sales: {
          list: carte,
          get: ({ periodId }) => periods[at(periodId)] ?? refusal('NOT_FOUND'),
          create: ({ firstDay, lastDay, ...recorded }) => {
            const created = {
              ...period(salesByKind(Object.entries(recordedOf(recorded)), menus), 1),
              firstDay,
              lastDay,
            }
            periods.push(created)
            return created
          },
          write: (input) =>
            change(input, (before) => {
              const all = { ...recordedOf(before), ...recordedOf(input) }
              const recorded = Object.entries(all).flatMap(([key, quantity]) =>
                quantity === null ? [] : [[key, quantity] as const],
              )
              return salesByKind(recorded, menus)
            }),
          close: (input) => {
            const current = periods[at(input.periodId)]
            if (!current) return refusal('NOT_FOUND')
            if (input.version !== current.version) return refusal('VERSION_CONFLICT', { current })
            const { gammes } = carte()
            const closed = {
              closedAt: '2026-11-03T09:00:00.000Z',
              closed: structuredClone({ gammes, menus }),
            }
            Object.assign(dishes[0] ?? {}, soleAfterClosing)
            return (periods[at(current.id)] = { ...current, ...closed, version: current.version + 1 })
          },
          reopen: ({ periodId }) => {
            const current = periods[at(periodId)]
            if (!current) return refusal('NOT_FOUND')
            const opened = { closedAt: null, closed: null, version: current.version + 1 }
            return (periods[at(periodId)] = { ...current, ...opened })
          },
          sheet: ({ ficheId }) => ({
            items: [
              {
                id: ficheId,
                title: 'Sole',
                portions: 1,
                coutMatiere: 6,
                uncostedLines: 0,
                lines: [
                  {
                    name: 'Beurre',
                    subSheetId: null,
                    costing: 'quantity',
                    quantity: 600,
                    unit: 'g',
                    forfait: null,
                    wastagePercent: 0,
                    unitPrice: 10,
                    priceUnit: 'kg',
                    cost: 6,
                  },
                ],
              },
            ],
          }),
          returnDish: ({ dishId }) => {
            const [gamme] = periods[0]?.departed?.gammes ?? []
            const [back] = gamme?.dishes ?? []
            if (periods[0] && back?.id === dishId) {
              dishes.push(back)
              delete back.leftAt
              periods[0] = { ...periods[0], departed: null }
            }
            return { id: dishId, gammeId: CARTE_ID }
          },
          changeDays: (input) => change(input, () => ({ firstDay: input.firstDay, lastDay: input.lastDay })),
        },
      },
    },
  )
  await expect.element(page.getByLabelText('Portions vendues : Sole')).toBeVisible()
  shown.forgiveErrors(/VERSION_CONFLICT|NOT_FOUND|IDEMPOTENCY_KEY_REUSED/)
  return {
    ...shown,
    periods,
    /** What is stored of the first period. */
    sold: (): Sold =>
      Object.fromEntries(
        dishes.flatMap(({ id, nomAffiche }) => {
          const sale = periods[0]?.quantities.find(({ gammeRecetteId }) => gammeRecetteId === id)
          return sale ? [[nomAffiche, sale.quantity]] : []
        }),
      ),
    otherWindow: (sold: Sold) => {
      const [current] = periods
      if (current) put(current, quantitiesOf(sold))
    },
    /** What changes of the sole on the carte as soon as the period is closed. */
    changeAfterClosing: (facts: Partial<SalesDish>) => Object.assign(soleAfterClosing, facts),
    /** The sole leaves its gamme, and the period keeps it. */
    soleLeaves: () => {
      const [sole] = dishes.splice(0, 1)
      if (!periods[0] || !sole) return
      const left = { ...sole, leftAt: '2026-10-12T18:00:00.000Z' }
      periods[0] = {
        ...periods[0],
        departed: { gammes: [{ id: CARTE_ID, nom: 'Plats', dishes: [left] }], menus: [] },
      }
    },
    delete: () => void periods.splice(0, 1),
  }
}
