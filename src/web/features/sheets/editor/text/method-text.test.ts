import { expect, test } from 'vitest'
import { MAX_STEPS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { asSteps, asText, canBeSteps } from './method-text.ts'

test('a text becomes steps line by line, before the steps that there are', () => {
  expect(asSteps({ method: 'Blanchir.\n\n  Lier.', steps: 'Servir.' })).toEqual({
    method: '',
    steps: 'Blanchir.\nLier.\nServir.',
  })
})

test('steps become a text, behind the text that there is', () => {
  expect(asText({ method: 'La veille.', steps: 'Blanchir.\nLier.' })).toEqual({
    method: 'La veille.\nBlanchir.\nLier.',
    steps: '',
  })
  expect(asText({ method: '', steps: 'Lier.' }).method).toBe('Lier.')
})

test('a text with a line longer than a step, or with more lines than there are steps, stays a text', () => {
  expect(canBeSteps({ method: 'a'.repeat(SHEET_MAX_LENGTH.step), steps: '' })).toBe(true)
  expect(canBeSteps({ method: 'a'.repeat(SHEET_MAX_LENGTH.step + 1), steps: '' })).toBe(false)
  const lines = Array.from({ length: MAX_STEPS }, () => 'Lier.').join('\n')
  expect(canBeSteps({ method: lines, steps: '' })).toBe(true)
  expect(canBeSteps({ method: lines, steps: 'Servir.' })).toBe(false)
})
