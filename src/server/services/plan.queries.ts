import type { PlannedService, PlanQuery, ServicePlan, ServiceRef } from '#contract/service-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { firstDayBefore } from '#domain/forecast/past-service.ts'
import { dayOfNumber, dayNumber, plusDays } from '#domain/services/days.ts'
import { MAX_MADE_DAYS } from '#domain/services/service.ts'
import { readDepartedNames } from './departed-names.queries.ts'
import { readPlanCartes, toCarte } from './plan-cartes.queries.ts'
import { readSoldAt, readStoredServices } from './plan-history.queries.ts'
import { readMarks, readReadyBatches } from './plan-marks.queries.ts'
import { ServicePlanner } from './service-planner.ts'

/** The services of some days. Its statements have to agree. */
export async function readPlan(tx: MemberTx, { from, days }: PlanQuery): Promise<ServicePlan> {
  const until = plusDays(from, days)
  const [planner, marks, batches] = await Promise.all([
    readPlanner(tx, { from, until }),
    readMarks(tx, { from: plusDays(from, 1 - MAX_MADE_DAYS), until }),
    readReadyBatches(tx),
  ])
  return {
    cartes: planner.cartes.map(toCarte),
    days: Array.from({ length: days }, (_, at) => planner.day(plusDays(from, at))),
    marks,
    batches,
  }
}

/** One service as it is now, also where nothing of it is stored; undefined for a carte that is not the user's. */
export async function readService(tx: MemberTx, service: ServiceRef): Promise<PlannedService | undefined> {
  const planner = await readPlanner(tx, { from: service.day, until: plusDays(service.day, 1) })
  return planner.service(service)
}

/** What was before the days, as far as forecasts look back, and what is known of them. */
async function readPlanner(
  tx: MemberTx,
  { from, until }: { from: string; until: string },
): Promise<ServicePlanner> {
  const since = dayOfNumber(firstDayBefore(dayNumber(from)))
  const [cartes, stored, sold, departed] = await Promise.all([
    readPlanCartes(tx, since),
    readStoredServices(tx, { since, until, planned: from }),
    readSoldAt(tx, { since, until }),
    readDepartedNames(tx, { from, until }),
  ])
  return new ServicePlanner({ cartes, stored, sold, departed })
}
