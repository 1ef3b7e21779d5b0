import { z } from 'zod'
import { LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { EARLIEST_DAY, LATEST_DAY, MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { DISPLAYED_FACTS } from './facts/dish.ts'
import { dishStanding } from './gammes.ts'
import { soldMenu } from './menus.ts'
import { rule } from './rules.ts'
import { id, instant, euros } from './shapes.ts'

/** A day of the calendar, 2026-09-01. */
const day = z.iso.date(rule('invalid')).refine((text) => text >= EARLIEST_DAY && text <= LATEST_DAY, {
  error: rule('out-of-range'),
})
export const days = z.object({ firstDay: day, lastDay: day })

export const inOrder = { error: rule('out-of-range'), path: ['lastDay'] }
export const areInOrder = ({ firstDay, lastDay }: z.infer<typeof days>) => firstDay <= lastDay

/** The first and the last day of a period. */
export const periodDays = days.refine(areInOrder, inOrder)

export const quantity = z
  .int(rule('invalid'))
  .min(0, rule('out-of-range'))
  .max(MAX_SOLD, rule('out-of-range'))

/** How often a dish of the carte was sold. */
export const dishSale = z.object({ gammeRecetteId: id, quantity })
export type DishSale = z.infer<typeof dishSale>

/** How often a menu was sold. */
export const menuSale = z.object({ menuId: id, quantity })
export type MenuSale = z.infer<typeof menuSale>

/** How often guests of a menu took a dish that one of its choices offers. */
export const takenDish = z.object({ choiceId: id, ficheId: id, quantity })
export type TakenDish = z.infer<typeof takenDish>

/** A stretch of days, both ends counted, and how much is known of it. */
export const salesPeriod = z.object({
  ...days.shape,
  id,
  fileName: z.string().nullable().meta({ description: "the till's file; null when figures were typed" }),
  dishes: z.int().meta({ description: 'dishes whose sales are recorded' }),
  sold: z.int().meta({ description: 'portions of all of them' }),
  menus: z.int().meta({ description: 'menus whose sales are recorded' }),
  menusSold: z.int().meta({ description: 'all of them together' }),
  version: z.int().meta({ description: 'counts the changes of its days and its sales' }),
  createdAt: instant,
  closedAt: instant.nullable().meta({
    description:
      'since when it keeps its prices, costs and sales whatever becomes of the carte; null while it is open',
  }),
})
export type SalesPeriod = z.infer<typeof salesPeriod>

const leftAt = instant.optional().meta({ description: 'when it left the carte; absent while it is on it' })

/** A dish of the carte with its price and cost, of one that has left it those of that day. */
export const salesDish = z.object({
  id,
  nomAffiche: z.string(),
  prixTtcAffiche: euros,
  tvaRate: z.number().meta({ description: 'percent, in its displayed price' }),
  ownTvaRate: DISPLAYED_FACTS.ownTvaRate.schema.optional(),
  ficheId: id,
  title: z.string(),
  coutMatiere: euros,
  portions: z.int(),
  uncostedLines: z.int(),
  doubt: dishStanding.shape.doubt,
  leftAt,
})
export type SalesDish = z.infer<typeof salesDish>

const ofCarte = z
  .object({ id, nom: z.string() })
  .optional()
  .meta({ description: 'the carte that it was on; absent in what older versions have kept' })

export const soldCarte = z.object({
  gammes: z.array(z.object({ id, nom: z.string(), carte: ofCarte, dishes: z.array(salesDish) })),
  menus: z.array(soldMenu.extend({ carte: ofCarte, leftAt })),
})
/** The dishes and menus of all cartes, with the prices and costs of one moment. */
export type SoldCarte = z.infer<typeof soldCarte>

const sold = {
  quantities: z.array(dishSale),
  menuQuantities: z.array(menuSale),
  taken: z.array(takenDish).meta({ description: 'of the menus sold, which dishes their guests took' }),
}

/** A sheet as it was, with its lines and what each cost. */
export const keptSheet = z.object({
  id,
  title: z.string(),
  portions: z.int(),
  coutMatiere: euros.meta({ description: 'EUR without VAT, for the whole sheet' }),
  uncostedLines: z.int(),
  lines: z.array(
    z.object({
      name: z.string().nullable().meta({ description: 'of its product or preparation; null without one' }),
      subSheetId: id.nullable().meta({ description: 'of a preparation, which is kept too' }),
      costing: z.enum(LINE_COSTINGS),
      quantity: z.number().nullable(),
      unit: z.enum(LINE_UNITS),
      forfait: euros.nullable(),
      wastagePercent: z.number(),
      unitPrice: euros.nullable().meta({ description: 'EUR per `priceUnit`, without VAT' }),
      priceUnit: z.enum(LINE_UNITS).nullable(),
      cost: euros.nullable().meta({ description: 'EUR, wastage included; null when it was not known' }),
    }),
  ),
})
export type KeptSheet = z.infer<typeof keptSheet>

/** What a closed period keeps; and an open one, of the dishes and menus that have left the carte. */
export const keptPeriod = soldCarte.extend({ ...sold, sheets: z.array(keptSheet).default([]) })
export type KeptPeriod = z.infer<typeof keptPeriod>

export const salesPeriodDetail = z.object({
  ...salesPeriod.shape,
  ...sold,
  closed: soldCarte
    .nullable()
    .meta({ description: 'what a closed period is judged by; null while it is open' }),
  departed: soldCarte
    .nullable()
    .meta({ description: 'of an open period, sold dishes and menus that have left the carte' }),
})
export type SalesPeriodDetail = z.infer<typeof salesPeriodDetail>
