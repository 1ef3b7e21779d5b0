/** Collects the values of a statement written by hand; each call gives its placeholder. */
export class Parameters {
  readonly values: unknown[] = []

  readonly add = (value: unknown): string => `$${this.values.push(value)}`
}
