import { describe, expect, test } from 'vitest'
import { ENGLISH_STEPS } from '#tests/corpora/steps/english-steps.ts'
import { FRENCH_STEPS } from '#tests/corpora/steps/french-steps.ts'
import { type StepTime, timesInStep } from './times-in-step.ts'

/** A step without its braces, and the times that they mark. */
function labelled(marked: string): { text: string; times: StepTime[] } {
  const times: StepTime[] = []
  let text = ''
  let read = 0
  for (const found of marked.matchAll(/\{(?<words>[^|]+)\|(?<low>\d+)(?:-(?<high>\d+))?\}/gu)) {
    const { words = '', low, high = low } = found.groups ?? {}
    text += marked.slice(read, found.index)
    times.push({
      start: text.length,
      end: text.length + words.length,
      minSeconds: Number(low),
      maxSeconds: Number(high),
    })
    text += words
    read = found.index + found[0].length
  }
  return { text: text + marked.slice(read), times }
}

const LABELLED = { French: FRENCH_STEPS, English: ENGLISH_STEPS }

describe.each(Object.entries(LABELLED))('the times of a step in %s', (_language, marked) => {
  const steps = marked.map(labelled)

  test('are those that a cook waits for, each at its place, and no others', () => {
    const found = steps.map(({ text }) => ({ text, times: timesInStep(text) }))
    expect(found).toEqual(steps)
  })

  test('are measured by enough steps, with and without times', () => {
    expect(steps.length).toBeGreaterThan(100)
    expect(steps.filter(({ times }) => times.length === 0).length).toBeGreaterThan(40)
  })
})
