import { keepRatios } from './ratios/kept.ts'
import { visitRatios } from './ratios/visit-ratios.ts'
import { type Figure, number } from './support/figure.ts'
import { median } from './support/percentile.ts'

const TIMES = 3

/** What `npm test` compares with. */
export async function measureRatios(): Promise<Figure[]> {
  const measured: Record<string, number> = {}
  await visitRatios(async ({ name, measure }) => {
    const times: number[] = []
    for (let time = 0; time < TIMES; time += 1) times.push(await measure())
    console.log(`  ${name}: ${times.map(number).join(', ')}`)
    measured[name] = median(times)
  })
  keepRatios(measured)
  return Object.entries(measured).map(([name, ratio]) => ({
    name: `kept: ${name}`,
    measured: ratio,
    unit: '',
  }))
}
