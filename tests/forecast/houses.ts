import type { House } from './generated-house.ts'

/** A restaurant of some size in a town; the others name what differs. */
const USUAL: House = {
  name: 'a restaurant of 50 covers',
  days: 371,
  covers: 50,
  party: 2.4,
  dishes: 40,
  weekend: 1.5,
  trend: 0.05,
  season: 0.15,
  daily: 0.1,
  weekly: 0.05,
  taste: 0.35,
  replaced: 0.4,
  special: 0.03,
  marked: 0.5,
  missing: 0.02,
  meals: ['lunch', 'dinner'],
  closedWeekdays: [6],
}

export const HOUSES: readonly House[] = [
  USUAL,
  { ...USUAL, name: 'a bistro of 15 covers', covers: 15, dishes: 14, closedWeekdays: [0, 6] },
  { ...USUAL, name: 'a brasserie of 200 covers', covers: 200, dishes: 75, daily: 0.08, closedWeekdays: [] },
  { ...USUAL, name: 'strong weekends', weekend: 2.6, covers: 40, daily: 0.12 },
  { ...USUAL, name: 'a season', season: 0.5, weekly: 0.08 },
  { ...USUAL, name: 'grows by half', trend: 0.5 },
  { ...USUAL, name: 'loses a third', trend: -0.33 },
  { ...USUAL, name: 'events that no one marks', special: 0.06, marked: 0 },
  { ...USUAL, name: 'days alone, many missing', meals: [null], missing: 0.2 },
  { ...USUAL, name: 'twelve weeks of evenings', days: 84, meals: ['dinner'] },
  { ...USUAL, name: 'a carte replaced twice', replaced: 0.9, dishes: 24 },
]
