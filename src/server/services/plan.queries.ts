import type { PlannedService, PlanQuery, ServicePlan, ServiceRef } from '#contract/service-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { firstDayBefore } from '#domain/forecast/past-service.ts'
import { dayOfNumber, dayNumber, plusDays } from '#domain/services/days.ts'
import { MAX_MADE_DAYS } from '#domain/services/service.ts'
import { type DepartedName, readDepartedNames } from './departed-names.queries.ts'
import { readPlanCartes, toCarte } from './plan-cartes.queries.ts'
import { readSoldAt, readStoredServices } from './plan-history.queries.ts'
import { readMarks, readReadyBatches } from './plan-marks.queries.ts'
import { ServicePlanner } from './service-planner.ts'

type Days = PlanQuery
type Read<Value> = Value | Promise<Value>

/** The services of some days. Its statements have to agree. */
export async function readPlan(tx: MemberTx, days: Days): Promise<ServicePlan> {
  const departed = readDepartedNames(tx, { from: days.from, until: dayAfter(days) })
  const [planned, making] = await Promise.all([readDays(tx, days, departed), readDayMaking(tx, days)])
  return { ...planned, ...making }
}

/** The same without what was sold of dishes that were deleted since, which the bin alone names. */
export async function readDays(
  tx: MemberTx,
  days: Days,
  departed: Read<readonly DepartedName[]> = [],
): Promise<Pick<ServicePlan, 'cartes' | 'days'>> {
  const planner = await readPlanner(tx, { from: days.from, until: dayAfter(days) }, departed)
  return {
    cartes: planner.cartes.map(toCarte),
    days: Array.from({ length: days.days }, (_, at) => planner.day(plusDays(days.from, at))),
  }
}

/** What of their sheets is ready or made, also on days before that they may have been made on for several, and what is in the house. */
export async function readDayMaking(
  tx: MemberTx,
  days: Days,
): Promise<Pick<ServicePlan, 'marks' | 'batches'>> {
  const [marks, batches] = await Promise.all([
    readMarks(tx, { from: plusDays(days.from, 1 - MAX_MADE_DAYS), until: dayAfter(days) }),
    readReadyBatches(tx),
  ])
  return { marks, batches }
}

const dayAfter = ({ from, days }: Days) => plusDays(from, days)

/** One service as it is now, also where nothing of it is stored; undefined for a carte that is not the user's. */
export async function readService(tx: MemberTx, service: ServiceRef): Promise<PlannedService | undefined> {
  const days = { from: service.day, until: plusDays(service.day, 1) }
  const planner = await readPlanner(tx, days, readDepartedNames(tx, days))
  return planner.service(service)
}

/** What was before the days, as far as forecasts look back, and what is known of them. */
async function readPlanner(
  tx: MemberTx,
  { from, until }: { from: string; until: string },
  departed: Read<readonly DepartedName[]>,
): Promise<ServicePlanner> {
  const since = dayOfNumber(firstDayBefore(dayNumber(from)))
  const [cartes, stored, sold, gone] = await Promise.all([
    readPlanCartes(tx, since),
    readStoredServices(tx, { since, until, planned: from }),
    readSoldAt(tx, { since, until }),
    departed,
  ])
  return new ServicePlanner({ cartes, stored, sold, departed: gone })
}
