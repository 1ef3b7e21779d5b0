import type { Random } from '../random.ts'

/** Draws of distributions, from a generator of uniform numbers. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** Of mean 1 and this coefficient of variation. */
export function logNormal(random: Random, variation: number): number {
  const variance = Math.log(1 + variation ** 2)
  return Math.exp(Math.sqrt(variance) * normal(random) - variance / 2)
}

/** By Knuth's product for small means, else by the normal that it approaches. */
export function poisson(random: Random, mean: number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)))
  const end = Math.exp(-mean)
  let count = 0
  for (let product = random.next(); product > end; product *= random.next()) count += 1
  return count
}

/** The place of one of these weights, drawn in proportion to them. */
export function placeByWeight(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (left -= weight) < 0)
  return at === -1 ? weights.length - 1 : at
}
