import { z } from 'zod'
import { type Settings, settings } from '#contract/account.ts'
import { rule } from '#contract/rules.ts'
import { everyKey } from '#domain/every-key.ts'
import { MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'

/** Settings that other parts of the page have. */
const ELSEWHERE = {
  language: true,
  theme: true,
  wastageMethod: true,
  siren: true,
  stations: true,
  labelFormat: true,
} as const

const MARGINS = ['targetMargin', 'floorMargin'] as const
type Margin = (typeof MARGINS)[number]

export type PricingFigure = Exclude<keyof Settings, keyof typeof ELSEWHERE | 'defaultTvaRate'>
export type Coefficient = Exclude<PricingFigure, Margin>

export const COEFFICIENTS = everyKey<Record<Coefficient, number>>({
  coefficientEntree: true,
  coefficientPlat: true,
  coefficientDessert: true,
  coefficientDefault: true,
})

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
  .omit(ELSEWHERE)
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
