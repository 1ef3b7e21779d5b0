import { expect, test } from 'vitest'
import { withFigures } from './measure.ts'
import { PAPER_STYLES } from './paper-styles.ts'
import { setText } from './set-text.ts'
import { fontMeasure } from './testing/font-files.ts'

const measure = withFigures(fontMeasure)
const set = (texts: [name: string, aside?: string], room: number, align?: 'left' | 'right') => {
  const [name, aside = ''] = texts
  const runs = [
    { text: name, style: PAPER_STYLES.strong },
    { text: aside, style: PAPER_STYLES.dimmed },
  ]
  return setText(
    runs.filter(({ text }) => text !== ''),
    { room, leading: 12, measure, ...(align && { align }) },
  )
}

test('a name and what is beside it share a line, each in its style', () => {
  const { lines, height } = set(['Pomme de terre Agria', 'perte 20 %'], 300)
  expect(lines.map(({ text, face }) => [text, face])).toEqual([
    ['Pomme de terre Agria', 'instrumentStrong'],
    ['perte 20 %', 'instrument'],
  ])
  expect(new Set(lines.map(({ y }) => y)).size).toBe(1)
  expect(height).toBe(12)
})

test('what has no room goes on below, and a word wider than the room is cut', () => {
  const { lines, height } = set(['Pomme de terre', 'garniture à l’anglaise'], 80)
  expect(height).toBe(12 * new Set(lines.map(({ y }) => y)).size)
  expect(lines.map(({ text }) => text).join(' ')).toBe('Pomme de terre garniture à l’anglaise')
  expect(set(['x'.repeat(60)], 80).lines.length).toBeGreaterThan(2)
})

test('at the right, every line ends where the room does', () => {
  const { lines } = set(['préparation 45 min, cuisson 3 h 30 min'], 90, 'right')
  expect(lines.length).toBeGreaterThan(1)
  for (const { text, x, size, face } of lines) expect(x + measure(text, face) * size).toBeCloseTo(90, 0)
})

test('nothing takes no room', () => {
  expect(set([''], 90)).toEqual({ lines: [], height: 0, width: 0 })
})
