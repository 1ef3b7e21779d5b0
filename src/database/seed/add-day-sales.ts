import { houseDay } from '#domain/house/house-day.ts'
import { plusDays } from '#domain/services/days.ts'
import type { MemberTx } from '../as-member.ts'
import { dishId, findCarte } from './add-gammes.ts'
import { menuId } from './add-menus.ts'
import { daySalesUntil, eventDay, isOpen, type SoldAtService } from './day-sales.ts'
import { stableId } from './stable-id.ts'

const KNOWN = `
  SELECT EXISTS (SELECT FROM day_sales WHERE user_id = $1) OR EXISTS (SELECT FROM services WHERE user_id = $1) AS known`

const SOLD = 'unnest($2::date[], $3::text[], $4::uuid[], $5::int[]) AS sold (day, meal, item, quantity)'

const DISHES = `
  INSERT INTO day_sales (user_id, day, meal, carte_id, gamme_recette_id, category, quantity)
  SELECT $1, sold.day, sold.meal, g.carte_id, r.id, s.category, sold.quantity FROM ${SOLD}
  JOIN gamme_recettes r ON r.user_id = $1 AND r.id = sold.item
  JOIN gammes g ON g.user_id = $1 AND g.id = r.gamme_id
  JOIN tech_sheets s ON s.user_id = $1 AND s.id = r.fiche_id
  RETURNING 1`

const MENUS = `
  INSERT INTO day_menu_sales (user_id, day, meal, carte_id, menu_id, quantity)
  SELECT $1, sold.day, sold.meal, m.carte_id, m.id, sold.quantity FROM ${SOLD}
  JOIN menus m ON m.user_id = $1 AND m.id = sold.item
  RETURNING 1`

const SERVICE = `
  INSERT INTO services (user_id, id, day, meal, carte_id, covers, proposed_covers, mark) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`

const PORTIONS = `
  INSERT INTO service_dishes (user_id, service_id, gamme_recette_id, portions)
  SELECT $1, $2, r.id, typed.portions FROM unnest($3::uuid[], $4::int[]) AS typed (dish, portions)
  JOIN gamme_recettes r ON r.user_id = $1 AND r.id = typed.dish
  RETURNING 1`

/** What guests eat beside menus. */
const MAINS: readonly string[] = ['Viandes et volailles', 'Poissons et coquillages']
/** By how many covers the house was wrong, from one service to the next. */
const WRONG_BY = [3, -4, 6, -2, 0, 5] as const
/** A dish of which the house has decided by itself, for the dinner that was planned last and for the next one. */
const TYPED = {
  gamme: 'Viandes et volailles',
  title: 'Souris d’agneau confite au thym',
  portions: 6,
} as const

/** Adds ten weeks of sales, service by service, what was planned of the last of them, and the next service. Where anything of it is there, nothing. */
export async function addDaySales(tx: MemberTx, now: Date): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ known: boolean }>(KNOWN, [houseId])
  const carteId = await findCarte(tx)
  if (rows[0]?.known === true || carteId === undefined) return
  const today = houseDay(now)
  const sold = daySalesUntil(today)
  const dishes = sold.flatMap(({ of, ...each }) =>
    'menu' in of ? [] : [{ ...each, item: dishId(houseId, of.gamme, of.title) }],
  )
  const menus = sold.flatMap(({ of, ...each }) =>
    'menu' in of ? [{ ...each, item: menuId(houseId, of.menu) }] : [],
  )
  await client.query(DISHES, [houseId, ...columnsOf(dishes)])
  await client.query(MENUS, [houseId, ...columnsOf(menus)])
  await addServices(tx, { carteId, today, sold })
}

function columnsOf(rows: readonly { day: string; meal: string; item: string; quantity: number }[]) {
  return [
    rows.map(({ day }) => day),
    rows.map(({ meal }) => meal),
    rows.map(({ item }) => item),
    rows.map(({ quantity }) => quantity),
  ]
}

type Given = { carteId: string; today: string; sold: readonly SoldAtService[] }

async function addServices(tx: MemberTx, { carteId, today, sold }: Given): Promise<void> {
  const coversOf = new Map<string, number>()
  for (const { day, meal, of, quantity } of sold)
    if ('menu' in of || MAINS.includes(of.gamme))
      coversOf.set(`${day} ${meal}`, (coversOf.get(`${day} ${meal}`) ?? 0) + quantity)
  const last = [...coversOf].toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(-WRONG_BY.length)
  const add = async (day: string, meal: string, facts: readonly (number | string | null)[]) => {
    const id = stableId(tx.houseId, 'service', `${day} ${meal}`)
    await tx.client.query(SERVICE, [tx.houseId, id, day, meal, carteId, ...facts])
    return id
  }
  for (const [place, [key, covers]] of last.entries()) {
    const [day = '', meal = ''] = key.split(' ')
    const planned = Math.max(0, covers + (WRONG_BY[place] ?? 0))
    const id = await add(day, meal, [planned, planned, null])
    if (place === last.length - 1) await typePortions(tx, id)
  }
  await add(eventDay(today), 'dinner', [null, null, 'event'])
  const next = nextOpenDay(today)
  const sameDay = [...coversOf].filter(([key]) => key === `${plusDays(next, -7)} dinner`)
  const expected = sameDay[0]?.[1] ?? null
  await typePortions(tx, await add(next, 'dinner', [expected, expected, null]))
}

function typePortions({ client, houseId }: MemberTx, serviceId: string) {
  const { gamme, title, portions } = TYPED
  return client.query(PORTIONS, [houseId, serviceId, [dishId(houseId, gamme, title)], [portions]])
}

/** Tomorrow, or the first day after it on which the house is open. */
function nextOpenDay(today: string): string {
  let day = plusDays(today, 1)
  while (!isOpen(day)) day = plusDays(day, 1)
  return day
}
