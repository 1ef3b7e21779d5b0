import { z } from 'zod'
import { type Settings, settings } from '#contract/account.ts'
import { rule } from '#contract/rules.ts'
import { MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'

export const COEFFICIENTS = [
  'coefficientEntree',
  'coefficientPlat',
  'coefficientDessert',
  'coefficientDefault',
] as const
const MARGINS = ['targetMargin', 'floorMargin'] as const

export type PricingFigure = (typeof COEFFICIENTS)[number] | (typeof MARGINS)[number]

export type PricingDraft = Pick<Settings, 'defaultTvaRate'> & Record<PricingFigure, number | null>

const BOUNDS = {
  margin: { minimum: 0, maximum: 100 },
  coefficient: { minimum: MIN_COEFFICIENT, maximum: MAX_COEFFICIENT },
} as const

export function boundsOf(figure: PricingFigure) {
  return isMargin(figure) ? BOUNDS.margin : BOUNDS.coefficient
}

function isMargin(figure: unknown): boolean {
  return MARGINS.some((margin) => margin === figure)
}

const figures = settings
  .pick({
    defaultTvaRate: true,
    targetMargin: true,
    floorMargin: true,
    coefficientEntree: true,
    coefficientPlat: true,
    coefficientDessert: true,
    coefficientDefault: true,
  })
  .refine(({ targetMargin, floorMargin }) => floorMargin <= targetMargin, {
    path: ['floorMargin'],
    error: rule('thresholds-crossed'),
    // Two margins are compared once each is one.
    when: ({ issues }) => !issues.some(({ path }) => isMargin(path?.at(0))),
  })

/** The figures as a change of the account names them. */
export const pricingSchema = z.object({ settings: figures })

/** The figures as the account takes them, once they have no problem. */
export function settingsFrom(changes: Partial<PricingDraft>): Partial<Settings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null))
}
