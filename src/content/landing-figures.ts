/** What the landing page counts to; the savings are percent, on average. Placeholders: the operator puts its own here. */
export const landingFigures = { users: 5000, recipes: 25_000, restaurants: 1200, savings: 15 } as const

/** True shows a note that these are samples; false once they are counted. */
export const landingFiguresAreSamples = true
