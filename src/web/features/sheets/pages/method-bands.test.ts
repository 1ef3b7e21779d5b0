import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineCount, methodBands as bandsOf } from './method-bands.ts'

const BY_LETTERS: LineCount = {
  paragraph: (text) => 0.16 + Math.max(1, Math.ceil(text.length / 84)),
  sentence: (text) => text.length / 84,
  column: 32,
}
const methodBands = (paragraphs: readonly string[], firstColumn?: number) =>
  bandsOf(paragraphs, BY_LETTERS, firstColumn)

const sentence = 'Mouiller au fond blanc à hauteur, garnir aromatiquement et cuire à frémissement.'
const times = (count: number) => Array.from({ length: count }, () => sentence)
const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).filter(Boolean)

describe('the method on the page', () => {
  it('is nothing where nothing was written', () => {
    expect(methodBands([])).toEqual([])
  })

  it('short, takes one column', () => {
    expect(methodBands([sentence])).toEqual([[[sentence]]])
  })

  it('without paragraphs is cut between two sentences', () => {
    const half = times(3).join(' ')
    expect(methodBands([times(6).join(' ')])).toEqual([[[half], [half]]])
  })

  it('with paragraphs keeps each of them whole', () => {
    const steps = ['Blanchir.', ...times(4), 'Rectifier.']
    expect(methodBands(steps)).toEqual([[steps.slice(0, 3), steps.slice(3)]])
  })

  it('of fourteen long steps is read down one column, then down the other', () => {
    const steps = Array.from({ length: 14 }, (_, index) => `${String(index + 1)}. ${times(3).join(' ')}`)
    expect(methodBands(steps)).toEqual([[steps.slice(0, 7), steps.slice(7)]])
  })

  it('too long for a page goes on with two columns on the next one', () => {
    const bands = methodBands(times(70))
    expect(bands.length).toBe(2)
    for (const band of bands) {
      expect(band.length).toBe(2)
      for (const column of band) expect(column.length).toBeLessThanOrEqual(32)
    }
  })

  it('is never higher in a column than a page, except for a single paragraph that is', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 })
    fc.assert(
      fc.property(heights, (lines) => {
        for (const band of methodBands(['', ...lines.map((count) => 'x'.repeat(count * 84))])) {
          if (band.length < 2) continue
          for (const column of band) {
            expect(column.reduce((all, text) => all + Math.max(1, text.length / 84), 0)).toBeLessThanOrEqual(
              32,
            )
          }
        }
      }),
    )
  })

  it('begins where a page has room left, and goes on on the next', () => {
    const bands = methodBands(times(40), 5)
    expect(bands.map((band) => band.map((column) => column.length))).toEqual([
      [4, 4],
      [16, 16],
    ])
  })

  it('begins on a new page where the first paragraph finds no room', () => {
    const steps = [times(6).join(' '), ...times(10)]
    expect(methodBands(steps, 4)).toEqual(methodBands(steps))
  })

  it('loses and reorders no word, wherever it begins', () => {
    const paragraphs = fc.array(fc.lorem({ mode: 'sentences', maxCount: 8 }), { maxLength: 40 })
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: -5, max: 32 }), (texts, room) => {
        expect(words(methodBands(texts, room).flat(2))).toEqual(words(texts))
      }),
    )
  })
})
