/**
 * Milliseconds that an engine takes for work that never changes: a text of 20,000 rows is written, split into its cells, its
 * numbers summed and its words counted, as whatever reads tables does. The floor of figures that nothing simpler can answer:
 * it says how fast this machine is now. Names nothing outside of itself, so that a page can be given it.
 */
export function fixedWork(): number {
  const started = performance.now()
  const text = Array.from({ length: 20_000 }, (_, at) =>
    [`Article n° ${at}`, `Marque ${at % 60}`, (at % 900) / 60, 'lait, gluten'].join(';'),
  ).join('\n')
  const words = new Map<string, number>()
  let sum = 0
  for (const row of text.split('\n')) {
    const [name = '', brand = '', price = ''] = row.split(';')
    sum += Number(price)
    for (const word of `${name} ${brand}`.toLowerCase().split(' '))
      words.set(word, (words.get(word) ?? 0) + 1)
  }
  if (!(sum > 0 && words.size > 0)) throw new Error('Nothing was read')
  return performance.now() - started
}
