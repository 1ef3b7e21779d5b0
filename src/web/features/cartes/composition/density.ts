import type { PageTheme } from '#domain/cartes/themes/theme.ts'

/** How close together a carte is set. */
export interface Density {
  /** What the theme's gaps are multiplied by. */
  gaps: number
  /** Whether the dishes of a course follow each other in a line, with 'ou' between them. */
  flowingCourses: boolean
  /** Whether a description is beside the name of its dish, where both fit one line. */
  besideNames: boolean
  /** What it costs, in steps of size. */
  loss: number
}

/** As the theme has it. */
export const AIRY: Density = { gaps: 1, flowingCourses: false, besideNames: false, loss: 0 }

/** From the airy one to the closest that still separates its dishes. */
export const DENSITIES: readonly Density[] = [
  AIRY,
  { gaps: 0.85, flowingCourses: true, besideNames: false, loss: 0.5 },
  { gaps: 0.7, flowingCourses: true, besideNames: false, loss: 1 },
  { gaps: 0.55, flowingCourses: true, besideNames: false, loss: 1.6 },
  { gaps: 0.85, flowingCourses: true, besideNames: true, loss: 2 },
  { gaps: 0.7, flowingCourses: true, besideNames: true, loss: 2.5 },
  { gaps: 0.55, flowingCourses: true, besideNames: true, loss: 3.1 },
]

export function atDensity(theme: PageTheme, { gaps: factor }: Density): PageTheme {
  const { logo, heading, section, gamme, dish, description } = theme.gaps
  return {
    ...theme,
    gaps: {
      logo: logo * factor,
      heading: heading * factor,
      section: section * factor,
      gamme: gamme * factor,
      dish: dish * factor,
      description,
    },
  }
}
