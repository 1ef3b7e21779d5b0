import type { Part, Shape } from '#web/lib/pages/page.ts'

/** What is never cut: a dish, the title of a gamme. Points from its own left upper corner. */
export interface Row {
  /** Above it, but at the head of a column. */
  gap: number
  height: number
  parts: Part[]
  shapes: Shape[]
  /** What a break after it costs; see divide-columns. */
  breakAfter: number
  /** Repeated above the row at the start of a column: the title of its gamme, with the gap below it in its height. */
  head: Row | null
  /** Points below it where its column ends: to the frame of a menu that goes on in another. */
  tail?: number
  /** Rows of one menu share one frame. */
  framed?: { color: string; line: number; key: string }
}

/** Between two gammes. */
export const FREE = 0
/** Inside a gamme: better one that fills the columns a little less evenly. */
export const INSIDE = 0.08
/** A gamme cut with fewer than three of its dishes on one side: only when unavoidable. */
export const NARROW = 600
/** A menu between two of its courses: where that saves a page. More than any column that is not full. */
export const BETWEEN_COURSES = 5
/** A dish separated from all others of its gamme, or a menu cut inside a course: only when unavoidable. */
export const FORBIDDEN = 1000
/** A title at the foot of a column: never, while there is any other way. */
export const UNTHINKABLE = 1_000_000
