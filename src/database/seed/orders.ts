import { stableId } from './stable-id.ts'
import type { SupplierName } from './suppliers.ts'

type SeedOrder = {
  supplier: SupplierName
  /** Written so many days ago. */
  daysAgo: number
  /** Days from the writing to the delivery. */
  leadDays: number
  note: string
  /** Names of articles of its catalogue with their packs; a line that is no article is free text. */
  lines: readonly (readonly [name: string, packs: number])[]
  /** What became of it. */
  state: 'draft' | 'sent' | 'received'
  /** Of a received one: a line that was short, how many packs came, and why. */
  short?: readonly [name: string, packs: number, reason: string]
}

/** In the order in which they were written. */
export const ORDERS: readonly SeedOrder[] = [
  {
    supplier: 'Marée de Kergoat',
    daysAgo: 3,
    leadDays: 1,
    note: '',
    lines: [
      ['Filet de lieu jaune', 2],
      ['Bulot cuit', 1],
      ['Encornet', 2],
    ],
    state: 'received',
    short: ['Encornet', 1, 'Une caisse manquante'],
  },
  {
    supplier: 'Comptoir Mirandol',
    daysAgo: 1,
    leadDays: 1,
    note: 'Livraison par la cour, avant 9 h.',
    lines: [
      ['Mascarpone', 1],
      ['Fromage blanc 20 %', 2],
      ['Ricotta', 4],
    ],
    state: 'sent',
  },
  {
    supplier: 'Primeurs Valbrune',
    daysAgo: 0,
    leadDays: 1,
    note: '',
    lines: [
      ['Butternut', 1],
      ['Chou-fleur', 2],
      ['Basilic', 6],
      ['Herbes du jour, à votre idée', 1],
    ],
    state: 'draft',
  },
]

export const orderId = (userId: string, place: number) => stableId(userId, 'order', String(place))
