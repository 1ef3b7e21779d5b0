/** A figure as a French text: '1234,5', with four decimals at most. */
export const plainFigure = (value: number): string =>
  String(Math.round(value * 10_000) / 10_000).replace('.', ',')
