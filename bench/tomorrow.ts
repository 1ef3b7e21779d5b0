import { productionPlan } from '#domain/production/production-plan.ts'
import { groupPurchases } from '#domain/purchases/group-purchases.ts'
import { bareProduction } from './support/bare-production.ts'
import { cpuTime } from './support/cpu-time.ts'
import type { Figure } from './support/figure.ts'
import { PRODUCTION_SIZE, productionKitchen, servedDishes } from './support/production-kitchen.ts'
import { ofTurns, type Turn } from './support/turns.ts'

const DAYS = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-12-${day}`)
const MOST_MS = 50
const SUPPLIERS = Array.from({ length: 12 }, (_, at) => ({ id: `supplier-${at}`, name: `Fournisseur ${at}` }))
const WARM_UP = 5
const TURNS = 21
/** What the order of additions may change, as a share. */
const SAME = 1e-9

/**
 * What is worked out while a hand changes the covers: the plan of a day, with the lines of each sheet and what is bought;
 * and of a week, as it is for what is made for several days. In one thread; the floor is the bare arithmetic of what is bought.
 */
export async function measureTomorrow(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, days] of [
    ['a day', DAYS.slice(0, 1)],
    ['seven days', DAYS],
  ] as const)
    figures.push({
      name: `plan of ${name}, ${PRODUCTION_SIZE} (processor time)`,
      unit: 'ms',
      ...ofTurns(await planInTurns(days)),
      goal: { of: 'measured', atMost: MOST_MS },
    })
  const blocks = await blocksInTurns()
  figures.push({
    name: `plan of a day to the blocks of ${String(SUPPLIERS.length)} suppliers, ${PRODUCTION_SIZE} (processor time)`,
    unit: 'ms',
    ...ofTurns(blocks),
    goal: { of: 'measured', atMost: MOST_MS },
  })
  return figures
}

/** The plan and what is ordered at each supplier of it; the floor is the plan alone. */
async function blocksInTurns(): Promise<Turn[]> {
  const { sheets, products } = productionKitchen()
  const kitchen = {
    sheets,
    products: products.map((product, at) => ({
      ...product,
      supplierId: SUPPLIERS[at % SUPPLIERS.length]?.id ?? null,
    })),
  }
  const turns: Turn[] = []
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    const days = DAYS.slice(0, 1)
    const planOf = () =>
      productionPlan(kitchen, { days, served: servedDishes(days, turn), marks: [] }, 'majoration').flatMap(
        ({ purchases }) => purchases.items,
      )
    const floor = await cpuTime(planOf)
    const subject = await cpuTime(() => groupPurchases(planOf(), SUPPLIERS))
    const grouped = subject.value.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    if (subject.value.length !== SUPPLIERS.length || grouped.length !== floor.value.length)
      throw new Error(`${String(grouped.length)} of ${String(floor.value.length)} purchases are in a block`)
    if (turn >= WARM_UP) turns.push({ subject: subject.ms, floor: floor.ms })
  }
  return turns
}

async function planInTurns(days: readonly string[]): Promise<Turn[]> {
  const kitchen = productionKitchen()
  const bare = bareProduction(kitchen)
  const turns: Turn[] = []
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    const served = servedDishes(days, turn)
    const floor = await cpuTime(() =>
      days.map((day) => bare(served.filter((each) => each.day === day)).slice()),
    )
    const subject = await cpuTime(() => productionPlan(kitchen, { days, served, marks: [] }, 'majoration'))
    subject.value.forEach(({ purchases }, day) => {
      for (const { product, quantity } of purchases.items) {
        const expected = floor.value[day]?.[Number(product.id.replace('product-', ''))] ?? 0
        if (Math.abs((quantity ?? 0) - expected) > SAME * expected)
          throw new Error(
            `${String(quantity)} kg of ${product.id} are bought, and ${String(expected)} on the floor`,
          )
      }
    })
    if (turn >= WARM_UP) turns.push({ subject: subject.ms, floor: floor.ms })
  }
  return turns
}
