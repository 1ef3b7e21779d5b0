import type { Settings } from '#contract/account.ts'

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
  coefficient: { minimum: 1, maximum: 100 },
} as const

export function boundsOf(figure: PricingFigure) {
  return MARGINS.some((margin) => margin === figure) ? BOUNDS.margin : BOUNDS.coefficient
}

export type PricingIssue = 'required' | 'outOfRange' | 'thresholdsCrossed'

/** What keeps the figures from being saved; in the order of the page. */
export function pricingIssues(draft: PricingDraft): Partial<Record<PricingFigure, PricingIssue>> {
  const issues: Partial<Record<PricingFigure, PricingIssue>> = {}
  for (const figure of [...MARGINS, ...COEFFICIENTS]) {
    const value = draft[figure]
    const { minimum, maximum } = boundsOf(figure)
    if (value === null) issues[figure] = 'required'
    else if (!(value >= minimum && value <= maximum)) issues[figure] = 'outOfRange'
  }
  const { targetMargin, floorMargin } = draft
  const both = issues.targetMargin === undefined && issues.floorMargin === undefined
  if (both && targetMargin !== null && floorMargin !== null && floorMargin > targetMargin)
    issues.floorMargin = 'thresholdsCrossed'
  return issues
}

/** The figures as the account takes them, once they have no issue. */
export function settingsFrom(changes: Partial<PricingDraft>): Partial<Settings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null))
}
