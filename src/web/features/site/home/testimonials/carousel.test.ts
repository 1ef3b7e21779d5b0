import { expect, test } from 'vitest'
import { testimonials } from '#content/testimonials.ts'
import { CAROUSEL_MS, placeAfter } from './carousel.ts'

test('three testimonials follow each other every five seconds, and begin again', () => {
  expect(testimonials).toHaveLength(3)
  expect(CAROUSEL_MS).toBe(5000)
  const order = [0]
  while (order.length < 5) order.push(placeAfter(order.at(-1) ?? 0, testimonials.length))
  expect(order).toEqual([0, 1, 2, 0, 1])
})
