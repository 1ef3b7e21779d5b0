import { randomUUID } from 'node:crypto'
import type { KitchenMaking, KitchenPlan, PlanMark, PlanTick, PlanTicked } from '#contract/kitchen-plan.ts'
import type { MemberTx } from '#database/as-member.ts'
import { countsFor } from '#domain/batches/use-by.ts'
import { dayNumber } from '#domain/services/days.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { MAX_PLAN_DAYS } from '#domain/services/service.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { storeBatch } from '../batches/create.queries.ts'
import { readMaking } from '../purchases/sources.queries.ts'
import { sheetsOnCartes } from '../services/kitchen.queries.ts'
import { checkSheet, readDone, writeMark } from '../services/mark.queries.ts'
import { readDayMaking, readDays } from '../services/plan.queries.ts'
import { invalidFields } from '../translate-error.ts'

/** A tablet plans for today and tomorrow; its page may be open since before the night, or its clock be of another day. */
const NEAR_DAYS = 2

/** A batch as it was stored has this version. */
const NEW = 1

/** @throws VALIDATION for a day that is not about now */
function refuseFar(day: string, now: Date): void {
  if (Math.abs(dayNumber(day) - dayNumber(kitchenDay(now))) > NEAR_DAYS)
    throw invalidFields([{ path: 'day', rule: 'out-of-range' }])
}

/** All that what is to be made on a day is computed from. Its statements have to agree. @throws VALIDATION for a day that is not about now */
export async function readKitchenPlan(tx: MemberTx, day: string, now = new Date()): Promise<KitchenPlan> {
  refuseFar(day, now)
  const days = { from: day, days: MAX_PLAN_DAYS }
  const [planned, making, ofCartes] = await Promise.all([
    readDays(tx, days),
    readDayMaking(tx, days),
    sheetsOnCartes(tx),
  ])
  const { sheets, products } = await readMaking(tx, ofCartes)
  return { ...withoutMoney(planned), ...making, sheets, products }
}

/** What a tablet is answered of services: no price, and nothing of what was sold. */
function withoutMoney({
  cartes,
  days,
}: Awaited<ReturnType<typeof readDays>>): Pick<KitchenPlan, 'cartes' | 'days'> {
  return {
    cartes: cartes.map(({ menus, ...carte }) => ({
      ...carte,
      menus: menus.map(({ prixTtc: _price, ...menu }) => menu),
    })),
    days: days.map(({ day, services }) => ({
      day,
      services: services.map(({ carteId, meal, covers, mark, expected, items }) => ({
        day,
        carteId,
        meal,
        covers,
        mark,
        expected,
        items: items.map(({ sold: _sold, ...item }) => item),
      })),
    })),
  }
}

/** @throws VALIDATION for a day that is not about now */
export async function readKitchenMaking(tx: MemberTx, day: string, now = new Date()): Promise<KitchenMaking> {
  refuseFar(day, now)
  return readDayMaking(tx, { from: day, days: MAX_PLAN_DAYS })
}

/**
 * Ticks a sheet as made for a day, which makes its batch; one that is ticked stays as it is. The lock of costs, which the transaction
 * holds, lets no other make a second one. `costMade` writes its cost in the next transaction.
 * @throws NOT_FOUND; VALIDATION for a day that is not about now, and for what does not keep until it is over
 */
export async function tickPlan(
  tx: GrowingTx,
  { day, techSheetId, ...made }: PlanTick,
  now = new Date(),
): Promise<PlanTicked> {
  refuseFar(day, now)
  await checkSheet(tx, techSheetId)
  const before = await readDone(tx, { day, techSheetId })
  if (before) return { mark: before, batch: null }
  const [id, madeAt] = [randomUUID(), now.toISOString()]
  if (!countsFor(day, { madeAt, useBy: made.useBy }))
    throw invalidFields([{ path: 'useBy', rule: 'use-by-too-early' }])
  const input = { ...made, techSheetId, kind: 'made', labels: 0 } as const
  const lot = await storeBatch(tx, input, { id, now, costed: false })
  const mark = await writeMark(tx, { day, techSheetId, done: { by: made.initials, batchId: id } }, now)
  return { mark, batch: { id, lot, version: NEW } }
}

/** @throws NOT_FOUND; VALIDATION for a day that is not about now */
export async function markPlan(tx: GrowingTx, mark: PlanMark, now = new Date()) {
  refuseFar(mark.day, now)
  return writeMark(tx, mark, now)
}
