import { describe, expect, it } from 'vitest'
import {
  asText,
  joinToPrevious,
  moveStep,
  removeStep,
  restoreStep,
  splitStep,
  stepsIn,
} from './step-lines.ts'

const STEPS = ['Blanchir.', 'Mouiller, cuire.', 'Lier.']

describe('the steps of a sheet', () => {
  it('are one a line, and an empty list has one to write in', () => {
    expect(stepsIn('Blanchir.\nLier.')).toEqual(['Blanchir.', 'Lier.'])
    expect(stepsIn('')).toEqual([''])
    expect(asText(STEPS)).toBe('Blanchir.\nMouiller, cuire.\nLier.')
  })

  it('part where Enter is pressed', () => {
    expect(splitStep(STEPS, 1, 9)).toEqual(['Blanchir.', 'Mouiller,', 'cuire.', 'Lier.'])
    expect(splitStep(STEPS, 2, 5)).toEqual([...STEPS, ''])
    expect(splitStep(STEPS, 0, 0)).toEqual(['', ...STEPS])
  })

  it('come together where Backspace is pressed at the beginning, but for the first', () => {
    expect(joinToPrevious(['Mouiller, ', 'cuire.'], 1)).toEqual(['Mouiller, cuire.'])
    expect(joinToPrevious(STEPS, 0)).toEqual(STEPS)
  })

  it('change places within the list only', () => {
    expect(moveStep(STEPS, 2, 0)).toEqual(['Lier.', 'Blanchir.', 'Mouiller, cuire.'])
    expect(moveStep(STEPS, 0, -1)).toEqual(STEPS)
    expect(moveStep(STEPS, 2, 3)).toEqual(STEPS)
  })

  it('come back where they were taken from', () => {
    expect(restoreStep(removeStep(STEPS, 1), 'Mouiller, cuire.', 1)).toEqual(STEPS)
    expect(removeStep(['Lier.'], 0)).toEqual([''])
    expect(restoreStep([''], 'Lier.', 0)).toEqual(['Lier.'])
    expect(restoreStep(['Servir.'], 'Lier.', 4)).toEqual(['Servir.', 'Lier.'])
  })
})
