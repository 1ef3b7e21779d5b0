import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test('a season has three whole months, and winter the year in which it began', () => {
  const seasons = Array.from({ length: 12 }, (_none, month) => seasonOf(new Date(2026, month, 15)))
  expect(seasons.map(({ season }) => season).join(' ')).toBe(
    'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
  )
  expect(seasons.map(({ year }) => year).join(' ')).toBe(
    '2025 2025 2026 2026 2026 2026 2026 2026 2026 2026 2026 2026',
  )
})
