import { stableId } from './stable-id.ts'
import type { SupplierName } from './suppliers.ts'
import { workingDayUntil } from './working-day.ts'

/** Quantity, its unit by UN/ECE, and EUR for one of it without VAT. */
type SeedInvoiceLine = readonly [name: string, quantity: number, unitCode: string, price: number]

type SeedInvoice = {
  supplier: SupplierName
  number: string
  /** Issued so many days ago, or on the working day before. */
  daysAgo: number
  lines: readonly SeedInvoiceLine[]
  /** Its number, where this is a credit note. */
  credits?: string
  /** Whether its prices were given, or wait. */
  applied: boolean
  /** Lines above the agreed price for which a credit note was asked. */
  claimed?: readonly string[]
}

/** No real ones: their last digit is not that of a SIREN. */
export const SIRENS: Partial<Record<SupplierName, string>> = {
  'Viandes Fontérac': '999002141',
  'Marée de Kergoat': '999002142',
  'Comptoir Mirandol': '999002143',
}

export const FREIGHT = 'Participation au transport'

/** In the order in which they came. */
export const INVOICES: readonly SeedInvoice[] = [
  {
    supplier: 'Marée de Kergoat',
    number: 'K-7731',
    daysAgo: 8,
    lines: [
      ['Pavé de saumon', 6.4, 'KGM', 19.6],
      ['Moules de bouchot', 15, 'KGM', 4.4],
      ['Crevette rose cuite', 3, 'KGM', 15.4],
    ],
    applied: true,
    claimed: ['Pavé de saumon'],
  },
  {
    supplier: 'Viandes Fontérac',
    number: 'VF-20418',
    daysAgo: 6,
    lines: [
      ['Paleron de bœuf', 12.35, 'KGM', 12.9],
      ['Suprême de poulet fermier', 5, 'KGM', 11.1],
      ['Souris d’agneau', 24, 'H87', 5.6],
      ['Saucisse de Toulouse', 4.2, 'KGM', 8.9],
      [FREIGHT, 1, 'C62', 18],
    ],
    applied: true,
    claimed: ['Paleron de bœuf'],
  },
  {
    supplier: 'Marée de Kergoat',
    number: 'K-A112',
    daysAgo: 5,
    lines: [['Pavé de saumon', 6.4, 'KGM', 0.7]],
    credits: 'K-7731',
    applied: true,
  },
  {
    supplier: 'Comptoir Mirandol',
    number: 'CM-55230',
    daysAgo: 2,
    lines: [
      ['Beurre doux', 10, 'KGM', 9.65],
      ['Crème liquide 35 %', 12, 'LTR', 5.35],
      ['Farine T55', 20, 'KGM', 0.92],
      ['Sucre semoule', 10, 'KGM', 1.22],
      ['Parmesan', 2.4, 'KGM', 18.9],
      ['Huile de pépins de raisin 6 x 1 L', 2, 'C62', 27.3],
      ['Liquide vaisselle 5 L', 1, 'H87', 11.4],
      [FREIGHT, 1, 'C62', 9.5],
    ],
    applied: false,
  },
  {
    supplier: 'Viandes Fontérac',
    number: 'VF-20455',
    daysAgo: 1,
    lines: [
      ['Entrecôte de bœuf maturée', 8.2, 'KGM', 33.4],
      ['Paleron de bœuf', 9.8, 'KGM', 12.4],
      ['Jambon blanc supérieur', 3.5, 'KGM', 10.2],
      [FREIGHT, 1, 'C62', 18],
    ],
    applied: false,
  },
]

const DAY_MS = 86_400_000

/** The day of an invoice, '2026-10-05'. */
export function issuedOn({ daysAgo }: SeedInvoice, today: Date): string {
  return workingDayUntil(new Date(today.getTime() - daysAgo * DAY_MS))
    .toISOString()
    .slice(0, 10)
}

export function invoiceId(userId: string, { supplier, number }: SeedInvoice): string {
  return stableId(userId, 'invoice', `${supplier}\n${number}`)
}
