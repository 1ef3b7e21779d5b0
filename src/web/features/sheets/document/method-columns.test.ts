import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodColumns } from './method-columns.ts'

const sentence = 'Mouiller au fond blanc à hauteur, garnir aromatiquement et cuire à frémissement.'

const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).filter(Boolean)

describe('the method on the page', () => {
  it('short, stands in one column', () => {
    expect(methodColumns([sentence])).toEqual([[sentence]])
  })

  it('without paragraphs is cut between two sentences', () => {
    const text = Array.from({ length: 6 }, () => sentence).join(' ')
    const [left, right] = methodColumns([text])
    expect(left).toEqual([`${sentence} ${sentence} ${sentence}`])
    expect(right).toEqual(left)
  })

  it('with paragraphs keeps each of them whole', () => {
    const steps = ['Blanchir.', sentence, sentence, sentence, sentence, 'Rectifier.']
    expect(methodColumns(steps)).toEqual([
      ['Blanchir.', sentence, sentence],
      [sentence, sentence, 'Rectifier.'],
    ])
  })

  it('too long for a page runs on in one column', () => {
    const text = Array.from({ length: 60 }, () => sentence)
    expect(methodColumns(text)).toEqual([text])
  })

  it('loses and reorders no word', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ mode: 'sentences', maxCount: 5 }), { maxLength: 12 }), (paragraphs) => {
        expect(words(methodColumns(paragraphs).flat())).toEqual(words(paragraphs))
      }),
    )
  })
})
