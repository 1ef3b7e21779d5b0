import { page } from 'vitest/browser'
import { plusDays } from '#domain/services/days.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { Route as Tomorrow } from '#web/routes/_workspace/tomorrow.tsx'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import type { storedPlan } from './stored-plan.ts'

const routes = { '/_workspace/tomorrow': Tomorrow }

export const kitchen = emptyKitchen()
export const today = kitchenDay(new Date())
export const tomorrow = plusDays(today, 1)

/** Bass with a sauce of which five litres are made at a time, and a mousse. */
export function onCarte() {
  const butter = kitchen.addProduct({ name: 'Beurre doux', category: 'Crémerie' })
  const sauce = kitchen.addSheet({
    title: 'Beurre blanc',
    station: 'Saucier',
    yieldQuantity: 5,
    yieldUnit: 'L',
    keepsHours: 72,
    ingredients: [{ userProductId: butter.id, quantity: 2, unit: 'kg', wastagePercent: 10 }],
  })
  const bass = kitchen.addSheet({
    title: 'Bar',
    portions: 10,
    ingredients: [{ subSheetId: sauce.id, quantity: 1, unit: 'L' }],
  })
  const mousse = kitchen.addSheet({
    title: 'Mousse',
    portions: 8,
    ingredients: [{ userProductId: butter.id, quantity: 400, unit: 'g' }],
  })
  return { sauce, bass, mousse }
}

/** The field of the portions of a dish at lunch. */
export const portionsOf = (dish: string) => page.getByRole('textbox', { name: `Portions de ${dish}, Midi` })

/** The row of a sheet in what is to be made. */
export const row = (name: RegExp) => page.getByRole('button', { name })

/** The page of a plan, on a desktop. */
export async function openDay(plan: ReturnType<typeof storedPlan>, address = '/tomorrow', api = {}) {
  await page.viewport(1280, 900)
  return renderRoute(routes, address, { api: { ...kitchen.answers, ...plan.answers, ...api } })
}
