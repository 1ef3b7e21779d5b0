import { expect, test } from 'vitest'
import { readRecipeText } from '#domain/imports/recipe-text.ts'
import { LANGUAGES } from '#web/lib/storage/preferences.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { PASTED_LINES } from './pasted-lines.ts'

test('the picture of a paste shows what the reader reads in its text', () => {
  for (const language of LANGUAGES) {
    const read = readRecipeText(ALL_TEXTS[language].features.figures.paste.text)
    const shown = read.map(({ quantity, unit, name, note }) => ({ quantity, unit, name, note }))
    expect(shown).toEqual(PASTED_LINES[language])
  }
})
