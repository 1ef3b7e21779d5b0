import type { DishSale, SalesDish, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.$carteId.ventes.index.tsx'
import { summaryOf } from '../recorded-sales.ts'
import { dish } from './sold-dish.ts'

const CARTE_ID = '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33'
const DESSERTS_ID = '2b1e6d3f-9b55-4b46-8e8f-1f5c9f8d2b44'
export const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

/** Before tax 20, 10, 30 and 15 €: the margins are 14, 4, 22 and 5 € a portion; the cost of the last is unknown. */
export const DISHES = [
  dish('Blanquette', 22, 6),
  dish('Saucisse lentilles', 11, 6),
  dish('Sole meunière', 33, 8),
  dish('Brandade', 16.5, 10),
  dish('Truffade', 20, 0, { uncostedLines: 1 }),
]

/** October, with the sales that are recorded. */
export const period = (quantities: DishSale[] = []): SalesPeriodDetail => ({
  ...OCTOBER,
  id: crypto.randomUUID(),
  fileName: null,
  dishes: quantities.length,
  sold: quantities.reduce((sum, { quantity }) => sum + quantity, 0),
  menus: 0,
  menusSold: 0,
  menuQuantities: [],
  taken: [],
  version: 1,
  createdAt: '2026-11-02T09:00:00.000Z',
  closedAt: null,
  closed: null,
  departed: null,
  quantities,
})

/**
 * The page of a carte that stores its periods and their sales; `periods` are those of another window too.
 * @param desserts of a second gamme; without any there is none
 * @param evening another carte, which that gamme is on
 */
export async function showSales(
  dishes: SalesDish[],
  stored: SalesPeriodDetail[],
  search = '',
  desserts: SalesDish[] = [],
  evening?: { id: string; nom: string },
) {
  const periods = [...stored]
  const of = ({ periodId }: { periodId: string }) => periods.find(({ id }) => id === periodId) ?? period()
  const carte = (): CarteSales => ({
    id: CARTE_ID,
    nom: 'Ma carte',
    gammes: [
      { id: CARTE_ID, nom: 'Plats', carte: evening && { id: CARTE_ID, nom: 'Ma carte' }, dishes },
      ...(desserts.length > 0
        ? [{ id: DESSERTS_ID, nom: 'Desserts', carte: evening, dishes: desserts }]
        : []),
    ],
    menus: [],
    periods: periods.map(summaryOf),
    mapping: null,
  })
  const shown = await renderRoute(
    { '/_workspace/cartes/$carteId/ventes/': Route },
    `/cartes/${CARTE_ID}/ventes${search}`,
    {
      api: {
        sales: {
          list: carte,
          get: of,
          create: ({ firstDay, lastDay, quantities }) => {
            const created = { ...period(quantities), firstDay, lastDay }
            periods.push(created)
            return created
          },
          changeDays: ({ firstDay, lastDay, version, ...input }) => {
            const known = of(input)
            if (version !== known.version) return refusal('VERSION_CONFLICT', { current: known })
            Object.assign(known, { firstDay, lastDay, version: known.version + 1 })
            return summaryOf(known)
          },
          write: (input) => {
            const known = periods.find(({ id }) => id === input.periodId)
            if (!known) return refusal('NOT_FOUND')
            if (input.version !== known.version) return refusal('VERSION_CONFLICT', { current: known })
            const named = new Set(input.quantities.map(({ gammeRecetteId }) => gammeRecetteId))
            known.quantities = known.quantities.filter(({ gammeRecetteId }) => !named.has(gammeRecetteId))
            for (const { gammeRecetteId, quantity } of input.quantities)
              if (quantity !== null) known.quantities.push({ gammeRecetteId, quantity })
            Object.assign(known, { ...period(known.quantities), id: known.id, version: known.version + 1 })
            return summaryOf(known)
          },
          remove: ({ periodId }) => {
            periods.splice(
              periods.findIndex(({ id }) => id === periodId),
              1,
            )
            return { id: periodId }
          },
        },
      },
    },
  )
  return { ...shown, periods }
}

/** October with so many of each dish sold, in their order. */
export const sold = (...quantities: number[]) =>
  period(
    DISHES.flatMap(({ id }, at) =>
      quantities[at] ? [{ gammeRecetteId: id, quantity: quantities[at] }] : [],
    ),
  )
