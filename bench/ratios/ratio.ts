/** A figure that a new capability could raise: processor time divided by that of its floor, or kB. */
export type Ratio = {
  name: string
  /** A size is the same in each run: it may grow by less than what is timed. */
  isSize?: boolean
  measure: () => Promise<number>
}
