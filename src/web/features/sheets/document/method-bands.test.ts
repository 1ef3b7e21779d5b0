import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodBands } from './method-bands.ts'

const sentence = 'Mouiller au fond blanc à hauteur, garnir aromatiquement et cuire à frémissement.'
const times = (count: number) => Array.from({ length: count }, () => sentence)
const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).filter(Boolean)

describe('the method on the page', () => {
  it('is nothing where nothing was written', () => {
    expect(methodBands([])).toEqual([])
  })

  it('short, stands in one column', () => {
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

  it('too long for a page goes on in a further band of two columns', () => {
    const bands = methodBands(times(70))
    expect(bands.length).toBe(4)
    for (const band of bands) expect(band.length).toBe(2)
  })

  it('loses and reorders no word', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ mode: 'sentences', maxCount: 8 }), { maxLength: 40 }), (paragraphs) => {
        expect(words(methodBands(paragraphs).flat(2))).toEqual(words(paragraphs))
      }),
    )
  })
})
